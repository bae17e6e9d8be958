import GTK
import Testing

@MainActor
@Suite("Properties", .serialized)
struct PropertyTests {
  init() throws {
    try #require(Display.open(), "these tests need a display")
  }

  /// A property with another name or type in GTK stops the program.
  private func read<Root: Object>(_ object: Root?, _ properties: [PartialKeyPath<Root>]) throws {
    let object = try #require(object)
    for property in properties {
      _ = object[keyPath: property]
    }
  }

  @Test("Windows and dialogs have the properties that their wrappers name")
  func windows() throws {
    let application = Application(id: "org.example.Properties", options: .nonUnique)
    try application.register()
    try read(
      Window(),
      [
        \.title, \.child, \.isModal, \.isResizable, \.transientFor, \.iconName, \.isActive,
        \.destroysWithParent, \.hidesOnClose, \.application, \.focusedWidget, \.defaultWidget,
        \.isFocusVisible, \.isMaximized, \.isFullscreen,
      ])
    try read(
      ApplicationWindow(application),
      [\.content])
    try read(
      HeaderBar(),
      [\.titleWidget, \.showsStartButtons, \.showsEndButtons, \.buttonLayout])
    try read(
      WindowTitle("x"),
      [\.title, \.subtitle])
    try read(
      Toast("x"),
      [\.buttonLabel, \.timeout])
    try read(
      MessageDialog(heading: "x", body: "y"),
      [\.heading, \.body, \.extraChild, \.defaultResponse, \.closeResponse])
    try read(
      FileChooser(.open, title: "x"),
      [\.choosesSeveral])
    try read(
      ColorChooser(title: "x"),
      [\.usesAlpha])
    try read(
      application,
      [\.id])
    try read(
      Action("x") {},
      [\.name, \.isEnabled])
    try read(
      Settings.current,
      [\.animates, \.themeName, \.fontName, \.textResolution])
    try read(
      StyleManager.current,
      [\.colorScheme, \.isDark, \.isHighContrast])
  }

  @Test("Widgets, tabs and controllers have the properties that their wrappers name")
  func widgets() throws {
    try read(
      FocusController(),
      [\.containsFocus])
    try read(
      MotionController(),
      [\.containsPointer])
    try read(
      MenuButton(icon: "open-menu-symbolic", name: "Menu"),
      [\.popover, \.iconName, \.label, \.child, \.isPrimary, \.hasFrame, \.showsArrow])
    try read(
      Popover(),
      [\.child, \.closesByItself, \.hasArrow, \.position])
    try read(
      TabBar(TabView()),
      [\.view, \.hidesSingleTab, \.expandsTabs, \.startWidget, \.endWidget, \.isInverted])
    try read(
      TabView().append(Label()),
      [
        \.child, \.title, \.tooltip, \.icon, \.isLoading, \.indicatorIcon, \.indicatorTooltip,
        \.isIndicatorActivatable, \.needsAttention, \.isPinned, \.isSelected,
      ])
    try read(
      TabView(),
      [\.selectedPage, \.pageCount, \.pinnedCount, \.isTransferringPage, \.defaultIcon])
    try read(
      ActionRow(title: "x"),
      [\.title, \.subtitle])
    try read(
      Bin(),
      [\.child])
    try read(
      Box(.vertical),
      [\.orientation, \.spacing, \.isHomogeneous])
    try read(
      Button(label: "x"),
      [\.label, \.iconName, \.child, \.actionName, \.hasFrame, \.usesUnderline])
    try read(
      CheckButton(label: "x"),
      [\.label, \.isActive])
    try read(
      Clamp(),
      [\.child, \.maximumSize])
    try read(
      Entry(),
      [
        \.placeholder, \.progress, \.isTextVisible, \.purpose, \.hasFrame, \.activatesDefault,
        \.maximumLength,
      ])
    try read(
      Image(),
      [\.iconName, \.icon, \.pixelSize])
    try read(
      Label(),
      [
        \.wraps, \.ellipsize, \.justification, \.isSelectable, \.horizontalPosition, \.widthInCharacters,
        \.maximumWidthInCharacters, \.lineLimit,
      ])
    try read(
      ListBox(),
      [\.selectionMode, \.activatesOnSingleClick])
    try read(
      ListRow(),
      [\.child, \.isActivatable, \.isSelectable])
    try read(
      Overlay(),
      [\.child])
    try read(
      PasswordEntry(),
      [\.placeholder, \.showsPeekIcon, \.activatesDefault])
    try read(
      Picture(),
      [\.canShrink, \.alternativeText])
    try read(
      ProgressBar(),
      [\.fraction, \.text, \.showsText])
    try read(
      Revealer(),
      [\.child, \.revealsChild, \.isChildRevealed, \.transition, \.duration])
    try read(
      ScrolledWindow(),
      [
        \.child, \.horizontalPolicy, \.verticalPolicy, \.minimumHeight, \.maximumHeight, \.minimumWidth,
        \.propagatesHeight, \.propagatesWidth,
      ])
    try read(
      SearchEntry(),
      [\.placeholder])
    try read(
      Spinner(),
      [\.isSpinning])
    try read(
      Stack(),
      [\.visibleChild, \.visibleName, \.transition])
    try read(
      StatusPage(),
      [\.child, \.title, \.iconName])
    try read(
      ToggleButton(),
      [\.isActive])
    try read(
      Label(),
      [
        \.expandsHorizontally, \.expandsVertically, \.horizontalAlign, \.verticalAlign, \.marginStart,
        \.marginEnd, \.marginTop, \.marginBottom, \.isVisible, \.isSensitive, \.tooltip, \.isFocusable,
        \.canFocus, \.canTarget, \.focusesOnClick, \.hasFocus, \.opacity, \.name,
      ])
    try read(
      ToastOverlay(),
      [\.child])
    try read(
      WindowHandle(),
      [\.child])
  }

  @Test("What is written is read again")
  func writes() {
    let entry = Entry()
    entry.progress = 0.5
    entry.placeholder = "Search or address"
    entry.purpose = .url
    entry.horizontalAlign = .center
    entry.styleClasses = ["one", "two"]
    entry.setStyleClass("two", false)
    entry.text = "größer"
    entry.selection = 1..<3
    #expect(entry.progress == 0.5)
    #expect(entry.placeholder == "Search or address")
    #expect(entry.purpose == .url)
    #expect(entry.horizontalAlign == .center)
    #expect(entry.styleClasses == ["one"])
    #expect(entry.selection == 1..<3)
    entry.placeholder = nil
    #expect(entry.placeholder?.isEmpty != false)
    entry.setIcon(.primary, "channel-secure-symbolic", name: "Secure")
    #expect(entry.iconName(.primary) == "channel-secure-symbolic")
  }
}
