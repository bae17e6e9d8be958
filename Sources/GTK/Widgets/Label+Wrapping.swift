extension Label {
  public var wrapMode: WrapMode {
    get { self["wrap-mode"] }
    set { self["wrap-mode"] = newValue }
  }
}
