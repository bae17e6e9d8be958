/// The stylesheet of articles.
enum ReaderStyle {
  static func sheet(_ look: ReaderLook) -> String {
    ":root { --size: \(look.textSize)px; }\n" + colors + layout
  }

  private static let light =
    "color-scheme: light; --page: #fcfcfc; --text: #1f1f22; --quiet: #5c5c63; --line: #d5d5da; --link: #1a5fb4;"
    + " --raised: #eeeef1;"
  private static let dark =
    "color-scheme: dark; --page: #1e1e22; --text: #e9e9ec; --quiet: #b4b4bc; --line: #47474d; --link: #8fc0ff;"
    + " --raised: #2d2d33;"
  private static let sepia =
    "color-scheme: light; --page: #f6ecd9; --text: #3b2f21; --quiet: #6b5941; --line: #d8c7a8; --link: #7a3e00;"
    + " --raised: #ecdfc6;"

  private static let colors = """
    :root { \(light) }
    :root.sepia { \(sepia) }
    :root.dark { \(dark) }
    @media (prefers-color-scheme: dark) { :root.system { \(dark) } }
    @media (prefers-contrast: more) { :root { --quiet: var(--text); --line: var(--text); } }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    html { background: var(--page); color: var(--text); font: var(--size)/1.6 serif; }
    html.sansSerif { font-family: system-ui, sans-serif; }
    body { margin: 0; padding: 0 1.25rem 6rem; }
    main { margin: 0 auto; max-width: 38em; overflow-wrap: anywhere; }
    .narrow main { max-width: 30em; }
    .wide main { max-width: 50em; }
    nav {
      align-items: start; display: flex; flex-wrap: wrap; font: 15px/1.4 system-ui, sans-serif; gap: .5rem 1rem;
      margin: 0 auto; padding: .75rem 0 0;
    }
    nav > a, summary { min-height: 44px; padding: .6rem .75rem; border-radius: .5rem; width: fit-content; }
    nav a, summary { color: var(--quiet); cursor: pointer; text-decoration: none; }
    nav > a:hover, summary:hover, .look a[href]:hover { background: var(--raised); color: var(--text); }
    .look { display: grid; gap: .25rem; padding: .25rem .75rem; }
    .look > div { align-items: center; display: flex; flex-wrap: wrap; gap: .25rem; }
    .look .name { color: var(--quiet); min-width: 5.5em; }
    .look a {
      border: 1px solid var(--line); border-radius: .5rem; color: var(--text); min-height: 40px; padding: .5rem .75rem;
    }
    .look a[aria-current] { background: var(--text); border-color: var(--text); color: var(--page); }
    .look a[aria-disabled] { color: var(--quiet); opacity: .6; }
    header { border-bottom: 1px solid var(--line); margin: 1.5em 0; padding-bottom: .75em; }
    header p { color: var(--quiet); font: .8em/1.5 system-ui, sans-serif; margin: 0; }
    h1 { font-size: 1.8em; line-height: 1.2; margin: .2em 0 .4em; text-wrap: balance; }
    h2, h3, h4 { line-height: 1.3; margin: 1.6em 0 .5em; }
    h2 { font-size: 1.35em; } h3 { font-size: 1.15em; } h4 { font-size: 1em; }
    p, ul, ol, dl, pre, blockquote, figure, .scrolls { margin: 0 0 1em; }
    a { color: var(--link); }
    a:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px;
    }
    blockquote { border-inline-start: 3px solid var(--line); color: var(--quiet); padding-inline-start: 1em; }
    img { border-radius: .3rem; display: block; height: auto; margin: 0 auto; max-width: 100%; }
    figcaption { color: var(--quiet); font-size: .85em; margin-top: .4em; }
    pre, code { font: .85em/1.5 ui-monospace, monospace; }
    pre { background: var(--raised); border-radius: .4rem; overflow-x: auto; padding: .8em 1em; }
    .scrolls { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .9em; }
    th, td { border: 1px solid var(--line); padding: .35em .6em; text-align: start; vertical-align: top; }
    th { background: var(--raised); }
    caption { color: var(--quiet); padding-bottom: .4em; text-align: start; }
    hr { border: 0; border-top: 1px solid var(--line); margin: 2em 0; }
    @media print { nav { display: none; } }
    """
}
