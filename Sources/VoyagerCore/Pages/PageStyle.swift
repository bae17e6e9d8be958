/// The one stylesheet of the parent's pages.
enum PageStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --page: #fafafa; --text: #1f1f22; --quiet: #5c5c63; --line: #d5d5da;
      --accent: #1a5fb4; --on-accent: #ffffff; --button: #e6e6e9;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #222226; --text: #f6f6f7; --quiet: #b4b4bc; --line: #47474d;
        --accent: #78aeed; --on-accent: #101014; --button: #38383d;
      }
    }
    @media (prefers-contrast: more) {
      :root { --quiet: var(--text); --line: var(--text); }
      nav a { outline: 1px solid var(--text); }
    }
    * { box-sizing: border-box; }
    html { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    body { margin: 0; min-height: 100vh; padding: 12vh 1.5rem 2rem; }
    body.start { display: grid; place-content: center; padding-block: 2rem 20vh; text-align: center; }
    main { margin: 0 auto; max-width: 34rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.6rem; font-weight: 700; line-height: 1.25; margin: 0 0 .75rem; text-wrap: balance; }
    p { margin: 0 0 .75rem; text-wrap: pretty; }
    .start h1 { font-size: 2.4rem; font-weight: 300; letter-spacing: .02em; }
    .start p { color: var(--quiet); font-size: 1.1rem; }
    .quiet { color: var(--quiet); }
    ul { margin: 0 0 .75rem; padding-inline-start: 1.3rem; }
    nav { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.75rem 0 2rem; }
    nav a {
      align-items: center; background: var(--button); border-radius: .6rem; color: var(--text); display: flex;
      font-weight: 600; justify-content: center; min-height: 2.75rem; min-width: 7rem; padding: .5rem 1.25rem;
      text-decoration: none;
    }
    nav a.default { background: var(--accent); color: var(--on-accent); }
    a { color: var(--accent); }
    a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    details { border-top: 1px solid var(--line); color: var(--quiet); padding-top: .25rem; }
    summary { cursor: pointer; min-height: 2.75rem; padding: .6rem 0; width: fit-content; }
    summary + * { margin-top: .75rem; }
    details p, dl { font-size: .9rem; }
    dl { margin: 0 0 .75rem; }
    dt { font-weight: 600; }
    dd { margin: 0 0 .5rem; }
    @media (max-width: 30rem) {
      body { padding-top: 3rem; }
      nav { flex-direction: column; }
    }
    """
}
