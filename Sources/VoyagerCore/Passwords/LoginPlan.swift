/// What is to be done so that logins are there, as far as they are not.
struct LoginPlan {
  let conflict: LoginConflict
  var merge: LoginMerge
  private(set) var added: [Login] = []
  private(set) var changed: [Login] = []
  /// The changed ones, as they were.
  private(set) var before: [Login] = []
  private(set) var entries: [VaultEntry] = []

  init(conflict: LoginConflict, merge: LoginMerge) {
    self.conflict = conflict
    self.merge = merge
  }

  mutating func add(_ new: NewLogin) {
    var login = new.login
    login.secrets = Set(new.secrets.keys)
    added.append(login)
    merge.added.append(login.id)
    for (kind, secret) in new.secrets {
      entries.append(VaultEntry(login, kind, secret, isNew: true))
    }
  }

  /// - Parameter password: The one that is there.
  mutating func merge(_ new: NewLogin, into old: Login, password: Secret?) {
    var login = old
    login.complete(from: new.login)
    var changes: [SecretKind: Secret] = [:]
    for (kind, secret) in new.secrets where kind != .password && !old.secrets.contains(kind) {
      changes[kind] = secret
    }
    let isOther = new.secrets[.password].map { $0 != password } ?? false
    let takesPassword = isOther && (password == nil || conflict.takes(new.login, over: old))
    if takesPassword {
      changes[.password] = new.secrets[.password]
      if let password { changes[.formerPassword] = password }
      login.changed = new.login.changed
    }
    guard !changes.isEmpty || login != old else {
      if isOther { merge.kept += 1 } else { merge.same += 1 }
      return
    }
    if isOther, !takesPassword { merge.kept += 1 }
    login.secrets.formUnion(changes.keys)
    changed.append(login)
    before.append(old)
    merge.changed.append(login.id)
    // The former password is safe before it is replaced.
    for kind in SecretKind.allCases.reversed() {
      if let secret = changes[kind] { entries.append(VaultEntry(login, kind, secret, isNew: false)) }
    }
  }
}

extension LoginConflict {
  func takes(_ new: Login, over old: Login) -> Bool {
    switch self {
    case .keepsOld: false
    case .takesNew: true
    case .takesNewer: new.changed > old.changed
    }
  }
}

extension Login {
  /// What the other one knows and this one doesn't.
  fileprivate mutating func complete(from other: Login) {
    if let origin = other.formOrigin { formOrigin = formOrigin ?? origin }
    if nameField.isEmpty { nameField = other.nameField }
    if passwordField.isEmpty { passwordField = other.passwordField }
    if title.isEmpty { title = other.title }
    if other.isShared { isShared = true }
  }
}
