/// What an accessible object is.
///
/// The numbers are those of the AT-SPI protocol.
enum AccessibleRole: UInt32, Sendable {
  case unknown = 0
  case alert = 2
  case checkBox = 7
  case checkMenuItem = 8
  case comboBox = 11
  case dialog = 16
  case fileChooser = 19
  case filler = 20
  case frame = 23
  case icon = 26
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuBar = 34
  case menuItem = 35
  case tab = 37
  case tabList = 38
  case panel = 39
  case passwordText = 40
  case popupMenu = 41
  case progressBar = 42
  case button = 43
  case radioButton = 44
  case radioMenuItem = 45
  case scrollBar = 48
  case scrollPane = 49
  case separator = 50
  case slider = 51
  case spinButton = 52
  case splitPane = 53
  case statusBar = 54
  case table = 55
  case cell = 56
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case toolTip = 64
  case tree = 65
  case window = 69
  case header = 71
  case paragraph = 73
  case application = 75
  case entry = 79
  case documentFrame = 82
  case heading = 83
  case section = 85
  case form = 87
  case link = 88
  case row = 90
  case treeItem = 91
  case documentWeb = 95
  case listBox = 98
  case grouping = 99
  case notification = 101
  case infoBar = 102
  case levelBar = 103
  case titleBar = 104
  case landmark = 110
  case `static` = 116

  /// Whether a person operates it, so that it must have a name.
  var isControl: Bool {
    Self.controls.contains(self)
  }

  private static let controls: Set<AccessibleRole> = [
    .button, .toggleButton, .checkBox, .radioButton, .comboBox, .entry, .text, .passwordText,
    .link, .menuItem, .checkMenuItem, .radioMenuItem, .slider, .spinButton, .tab,
  ]
}
