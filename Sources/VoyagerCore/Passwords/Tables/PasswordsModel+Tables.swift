public import Foundation

/// Logins go from and to tables of other programs.
extension PasswordsModel {
  /// Saves the logins of a table in an identity; twice makes no second ones.
  public func importing(_ file: URL, in identity: IdentityID) async throws(PasswordProblem) -> LoginImport {
    let table: (form: LoginTableForm, logins: [LoginRecord])
    do throws(StoreProblem) {
      table = try await LoginTable.read(file)
    } catch {
      throw .store(error)
    }
    let logins = table.logins.compactMap { $0.login(in: identity) }
    let merge = try await add(logins, conflict: .takesNewer)
    return LoginImport(
      form: table.form, merge: merge, leftOut: table.logins.count - logins.count + merge.refused)
  }

  /// Writes the logins of an identity, or all, with all that is secret of them into a file that only its owner may
  /// read.
  ///
  /// - Returns: How many.
  @discardableResult
  public func export(
    to file: URL, as form: LoginTableForm, of identity: IdentityID? = nil
  ) async throws(PasswordProblem) -> Int {
    do {
      let logins = try await logins(of: identity)
      let ids = logins.map(\.id)
      var secrets: [SecretKind: [LoginID: Secret]] = [:]
      for kind in [SecretKind.password, .oneTimeKey, .note] {
        secrets[kind] = try await self.secrets(kind, of: ids)
      }
      let records = logins.map { login in
        var record = LoginRecord(login)
        record.password = secrets[.password]?[login.id] ?? Secret("")
        record.oneTimeKey = secrets[.oneTimeKey]?[login.id] ?? Secret("")
        record.note = secrets[.note]?[login.id] ?? Secret("")
        return record
      }
      try await LoginTable.write(records, as: form, to: file)
      return records.count
    } catch let problem as VaultProblem {
      throw .vault(problem)
    } catch let problem as StoreProblem {
      throw .store(problem)
    } catch {
      throw .cancelled
    }
  }

  /// What there is to mend of the passwords of an identity, or of all; nothing leaves the computer for it.
  ///
  /// - Parameter site: What belongs together as one site. Default: the host.
  public func findings(
    of identity: IdentityID? = nil, asking: VaultAsking = .once, site: (Address) -> String? = { $0.host }
  ) async throws(PasswordProblem) -> [LoginID: Set<PasswordFinding>] {
    do {
      let logins = try await logins(of: identity)
      let secrets = try await secrets(.password, of: logins.map(\.id), asking: asking)
      return PasswordFinding.findings(
        logins.compactMap { login in secrets[login.id].map { (login, $0) } }, site: site)
    } catch let problem as VaultProblem {
      throw .vault(problem)
    } catch let problem as StoreProblem {
      throw .store(problem)
    } catch {
      throw .cancelled
    }
  }
}

extension LoginRecord {
  /// What is not secret of a login.
  init(_ login: Login) {
    self.init()
    (title, address, name) = (login.title, login.origin, login.name)
    (realm, formOrigin) = (login.realm, login.formOrigin)
    (made, used, changed) = (login.made, login.used, login.changed)
  }
}
