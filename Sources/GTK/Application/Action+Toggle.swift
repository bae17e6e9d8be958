import CDesktop

extension Action {
  /// A check item; the body runs when somebody switches it, and what it changes sets `state`.
  public convenience init(_ name: String, isOn: Bool, _ body: @escaping @MainActor () -> Void) {
    self.init(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0)), .full)
    connect("change-state", body)
  }
}
