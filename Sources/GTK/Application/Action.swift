public import CDesktop

/// A named action that menus, buttons and shortcuts run.
public final class Action: Object {
  override public class var type: GType { g_simple_action_get_type() }

  /// An action that takes no parameter.
  ///
  /// The body must not hold what holds the action; see `owner`.
  public convenience init(_ name: String, _ body: @escaping @MainActor () -> Void) {
    self.init(g_simple_action_new(name, nil), .full)
    connect("activate", body)
  }

  /// An action whose owner is held weakly and handed to the body.
  public convenience init<Owner: AnyObject>(
    _ name: String, owner: Owner, _ body: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(g_simple_action_new(name, nil), .full)
    on("activate", owner) { (owner: Owner) in body(owner) }
  }

  /// An action with a parameter, which a menu item's target or a detailed name gives.
  public convenience init(
    _ name: String, parameter: VariantType, _ body: @escaping @MainActor (Variant) -> Void
  ) {
    let type = g_variant_type_new(parameter.rawValue)
    defer { g_variant_type_free(type) }
    self.init(g_simple_action_new(name, type), .full)
    connect("activate") { (value: UnsafeMutableRawPointer?) in
      guard let variant = Variant(value.map { OpaquePointer($0) }) else {
        return
      }
      body(variant)
    }
  }

  public convenience init<Owner: AnyObject>(
    _ name: String, parameter: VariantType, owner: Owner,
    _ body: @escaping @MainActor (Owner, Variant) -> Void
  ) {
    self.init(name, parameter: parameter) { [weak owner] value in
      guard let owner else {
        return
      }
      body(owner, value)
    }
  }

  /// A check item (Bool state) or, with a string state and parameter, one choice among several.
  ///
  /// The body gets the asked-for state and decides; it sets `state` if it agrees.
  public convenience init<Owner: AnyObject>(
    _ name: String, state: Variant, owner: Owner, _ body: @escaping @MainActor (Owner, Variant) -> Void
  ) {
    var parameter: OpaquePointer?
    if case .bool = state {
    } else {
      parameter = g_variant_type_new(state.signature)
    }
    defer { g_variant_type_free(parameter) }
    self.init(g_simple_action_new_stateful(name, parameter, state.makePointer()), .full)
    on("change-state", owner) { (owner: Owner, value: UnsafeMutableRawPointer?) in
      guard let variant = Variant(value.map { OpaquePointer($0) }) else {
        return
      }
      body(owner, variant)
    }
  }

  public var name: String { self["name"] }

  public var isEnabled: Bool {
    get { self["enabled"] }
    set { self["enabled"] = newValue }
  }

  public var state: Variant? {
    get {
      let pointer = g_action_get_state(opaque)
      defer { pointer.map { g_variant_unref($0) } }
      return Variant(pointer)
    }
    set {
      guard let newValue else {
        return
      }
      g_simple_action_set_state(opaque, newValue.makePointer())
    }
  }

  public func activate(_ parameter: Variant? = nil) {
    g_action_activate(opaque, parameter?.makePointer())
  }
}
