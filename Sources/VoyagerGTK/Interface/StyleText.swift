/// The style sheet of the interface.
enum StyleText {
  /// - Parameters:
  ///   - scale: 1 is the desktop's own size.
  ///   - isDark: Whether the interface is light on dark.
  static func sheet(scale: Double, isDark: Bool) -> String {
    sizes(scale) + looks + lines(isDark: isDark)
  }

  /// The lines on tabs, which stand out from a dark bar only in lighter shades.
  private static func lines(isDark: Bool) -> String {
    let shades =
      isDark
      ? [
        "blue": "#78aeef", "sky": "#4fb9d8", "teal": "#45c2a2", "green": "#8cc765", "yellow": "#d8b245",
        "orange": "#f29655", "red": "#f47c85", "purple": "#bb95e6",
      ]
      : [
        "blue": "#1c5fb0", "sky": "#00708f", "teal": "#00745c", "green": "#3a7018", "yellow": "#7f6000",
        "orange": "#a84a00", "red": "#b3202c", "purple": "#6b3fa0",
      ]
    return shades.map { "tabbar tab.tab-identity-\($0) { box-shadow: inset 0 3px \($1); }\n" }.joined()
  }

  private static func sizes(_ scale: Double) -> String {
    func px(_ size: Double) -> String { "\(Int((size * scale).rounded()))px" }
    return """
      window, tooltip, popover.background { font-size: \(scale)rem; }
      image, button image, menubutton image, .security-sign { -gtk-icon-size: \(px(16)); }
      .top-bar { min-height: \(px(46)); padding: 0 \(px(4)); }
      .top-bar button, .compact-bar button, .find-bar button, tabbar .end-action button {
        min-width: \(px(26)); min-height: \(px(26)); padding: \(px(5)); margin: 0;
      }
      windowcontrols button { min-width: \(px(36)); min-height: \(px(36)); padding: 0; margin: 0; }
      windowcontrols button image { padding: \(px(4)); margin: \(px(5)); }
      .address-bar { min-height: \(px(36)); margin: 0 \(px(6)); border-radius: \(px(8)); padding: 0 \(px(8)); }
      .address-bar entry { min-height: \(px(34)); padding: 0 \(px(4)); margin: 0; }
      .security-sign > button {
        min-width: \(px(26)); min-height: \(px(26)); padding: \(px(4)); margin: 0;
      }
      .site-panel { padding: \(px(6)); }
      .site-panel .zoom-row { padding: 0 \(px(6)); }
      .security-caption { padding: 0 \(px(6)) 0 0; }
      .page-signs button { min-width: \(px(26)); min-height: \(px(26)); padding: \(px(4)); margin: 0; }
      .address-bar .zoom-sign {
        min-height: \(px(26)); padding: \(px(4)) \(px(6)); margin: 0; font-weight: normal; opacity: 0.8;
      }
      .address-bar .star { min-width: \(px(26)); min-height: \(px(26)); padding: \(px(4)); margin: 0; }
      .bookmarks-bar { min-height: \(px(36)); padding: 0 \(px(6)); }
      .bookmarks-bar button { min-height: \(px(24)); padding: \(px(4)) \(px(8)); margin: 0; }
      .page-sign { padding: \(px(8)); }
      .page-sign button { min-height: \(px(36)); }
      .identity-chip { padding: \(px(2)) \(px(8)); margin: 0 \(px(4)); border-radius: \(px(12)); }
      .identity-badge { padding: \(px(6)); border-radius: \(px(14)); }
      .identity-choice { min-width: \(px(32)); min-height: \(px(32)); padding: \(px(4)); }
      .suggestion { min-height: \(px(30)); padding: \(px(3)) \(px(10)); border-radius: \(px(6)); }
      .suggestion-rows { padding: \(px(4)); }
      .find-bar { padding: \(px(4)) \(px(8)); }
      .download-row { padding: \(px(6)) \(px(3)); }
      .download-row button { min-width: \(px(26)); min-height: \(px(26)); padding: \(px(5)); margin: 0; }
      .find-bar entry { min-height: \(px(36)); }
      tabbar tab { min-height: \(px(28)); padding-top: \(px(4)); padding-bottom: \(px(4)); }
      tabbar tab .tab-close-button, tabbar tab .tab-indicator {
        min-width: \(px(26)); min-height: \(px(26)); padding: \(px(5));
      }
      .hover-label { padding: \(px(3)) \(px(8)); }
      popover.menu modelbutton { min-height: \(px(29)); }
      .zoom-row button { min-width: \(px(36)); min-height: \(px(36)); padding: 0; }
      .compact-bar { padding: \(px(2)) \(px(4)); }
      .tab-grid { padding: \(px(9)); }
      .tab-grid > child { padding: \(px(6)); border-radius: \(px(10)); }
      .tab-cell button { min-width: \(px(18)); min-height: \(px(18)); padding: \(px(4)); margin: \(px(4)); }
      tabbar .start-action button { min-width: \(px(26)); min-height: \(px(26)); padding: \(px(5)); margin: 0; }
      viewswitcher box { font-size: \(0.9 * scale)rem; }
      toast { border-radius: \(px(20)); }
      toast button { min-height: \(px(32)); }

      """
  }

  private static let looks = """
    .top-bar { background-color: @headerbar_bg_color; color: @headerbar_fg_color; }
    .top-bar:backdrop { background-color: @headerbar_backdrop_color; }
    .address-bar { background-color: alpha(currentColor, 0.1); }
    .address-bar:focus-within {
      outline: 2px solid alpha(@accent_color, 0.6); outline-offset: -2px;
    }
    .address-bar entry { background: none; box-shadow: none; outline: none; border: none; }
    .address-bar entry:focus-within { outline: none; }
    .security-sign > button { opacity: 0.8; }
    .security-sign.warning > button, .security-sign.error > button { opacity: 1; }
    .security-sign.warning > button { color: @warning_color; }
    .security-sign.error > button { color: @error_color; }
    .site-panel-name { font-size: 1.2em; font-weight: bold; }
    .site-panel-warning { color: @warning_color; }
    .page-signs .in-use > button { color: @error_color; }
    .address-bar .reading { color: @accent_color; }
    .address-bar .star { opacity: 0.8; }
    .address-bar .star.marked { opacity: 1; color: @accent_color; }
    .bookmarks-bar { background-color: @headerbar_bg_color; color: @headerbar_fg_color; }
    .bookmarks-bar button { font-weight: normal; }
    .chosen-part { box-shadow: 0 0 0 9999px alpha(black, 0.45); outline: 2px solid @accent_color; }
    .part-bar {
      background-color: @popover_bg_color; color: @popover_fg_color; border-radius: 12px; padding: 9px 12px;
      box-shadow: 0 2px 8px alpha(black, 0.4);
    }
    .security-caption { font-weight: 600; }
    .find-bar { background-color: @headerbar_bg_color; }
    .hover-label {
      background-color: @popover_bg_color; color: @popover_fg_color;
      border: 1px solid alpha(currentColor, 0.2); border-radius: 0 6px 0 0;
    }
    .suggestions {
      background-color: @popover_bg_color; color: @popover_fg_color;
      border: 1px solid alpha(currentColor, 0.35); border-radius: 8px; box-shadow: 0 4px 12px alpha(black, 0.3);
    }
    .suggestion:hover { background-color: alpha(currentColor, 0.08); }
    .suggestion.chosen { background-color: #1c5fb0; color: #ffffff; }
    .suggestion-address, .suggestion-why { opacity: 0.75; }
    .suggestion.chosen .suggestion-address, .suggestion.chosen .suggestion-why { opacity: 1; }
    .driven-sign { background-color: @warning_bg_color; color: @warning_fg_color; padding: 6px 12px; }
    .identity-chip { color: white; font-weight: bold; }
    .identity-badge { color: white; }
    .identity-choice:checked { outline: 2px solid @accent_color; outline-offset: -2px; }
    .identity-choice .identity-badge { color: transparent; }
    .identity-choice:checked .identity-badge { color: white; }
    .identity-blue { background-color: #1c5fb0; }
    .identity-sky { background-color: #00708f; }
    .identity-teal { background-color: #00745c; }
    .identity-green { background-color: #3a7018; }
    .identity-yellow { background-color: #7f6000; }
    .identity-orange { background-color: #a84a00; }
    .identity-red { background-color: #b3202c; }
    .identity-purple { background-color: #6b3fa0; }
    .compact-bar { background-color: @headerbar_bg_color; border-top: 1px solid @headerbar_shade_color; }
    tabbar tab.tab-asleep label, .tab-cell.tab-asleep label { opacity: 0.7; }
    .tab-cell.tab-asleep picture { opacity: 0.6; }
    tabbar tab.tab-asleep image { opacity: 0.5; }
    .tab-overview { background-color: @window_bg_color; color: @window_fg_color; }
    .tab-grid { background: none; }
    .tab-picture { background-color: @card_bg_color; border-radius: 8px; box-shadow: 0 0 0 1px alpha(currentColor, 0.2); }
    .tab-picture picture { border-radius: 8px; }
    .tab-cell.front-tab label { font-weight: bold; }
    .tab-cell.front-tab .tab-picture { box-shadow: 0 0 0 3px @accent_color; }
    .full-screen-bars { box-shadow: 0 2px 8px alpha(black, 0.4); background-color: @headerbar_bg_color; }
    window.private .top-bar, window.private tabbar .box, window.private .find-bar, window.private .bookmarks-bar,
    window.private .compact-bar, window.private .full-screen-bars {
      background-color: #352b47; color: #ffffff;
    }
    window.private:backdrop .top-bar, window.private:backdrop tabbar .box { background-color: #3c334d; }
    window.private tabbar tab { color: #ffffff; }
    window.private .identity-purple { background-color: #ffffff; color: #352b47; }

    """
}
