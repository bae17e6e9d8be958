/// What the start page adds to the stylesheet of the parent's pages.
enum StartPageStyle {
  static let sheet = """
    body.tiles { padding: 4vh 1.5rem 3rem; }
    .tiles main { max-width: 58rem; }
    .tiles h1 { font-size: 1.5rem; font-weight: 300; letter-spacing: .02em; margin: 0 0 1.5rem; }
    .tiles h2 { color: var(--quiet); font-size: 1rem; font-weight: 600; margin: 2rem 0 .75rem; }
    .tiles ul { list-style: none; margin: 0; padding: 0; }
    .grid { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr)); }
    .tile {
      background: var(--tile); border-radius: .75rem; display: flex; flex-direction: column; overflow: hidden;
      position: relative;
    }
    .tile > a {
      align-items: center; border-radius: .75rem; color: var(--text); display: flex; flex: 1; gap: .75rem;
      min-height: 4rem; padding: .75rem .75rem 2.75rem; text-decoration: none;
    }
    .tile > a:hover, .links a:hover { background: var(--button); }
    .tile > a:focus-visible, .tile nav a:focus-visible { outline-offset: -3px; }
    .mark {
      align-items: center; background: hsl(var(--hue) 42% 36%); border-radius: .6rem; color: #fff; display: flex;
      flex: none; font-size: 1.25rem; font-weight: 600; height: 2.5rem; justify-content: center; width: 2.5rem;
    }
    .words { min-width: 0; }
    .words span {
      display: block; overflow: hidden; overflow-wrap: anywhere; text-overflow: ellipsis; white-space: nowrap;
    }
    .words .site { color: var(--quiet); font-size: .85rem; }
    .tile nav { bottom: .25rem; flex-direction: row; flex-wrap: nowrap; gap: 0; inset-inline-end: .25rem;
      margin: 0; position: absolute; }
    .tile nav a, .undo a {
      background: none; border-radius: .5rem; color: var(--quiet); font-size: .85rem; font-weight: 600;
      min-height: 2.25rem; min-width: 0; padding: .25rem .75rem;
    }
    .tile nav a:hover { background: var(--line); color: var(--text); }
    .links { display: flex; flex-wrap: wrap; gap: .5rem; }
    .links a {
      background: var(--tile); border-radius: .6rem; color: var(--text); display: block; max-width: 16rem;
      min-height: 2.5rem; overflow: hidden; padding: .5rem 1rem; text-decoration: none; text-overflow: ellipsis;
      white-space: nowrap;
    }
    .undo {
      align-items: center; background: var(--tile); border-radius: .75rem; display: flex; gap: .5rem;
      justify-content: space-between; margin: 0 0 1rem; padding: .25rem .5rem .25rem 1rem;
    }
    .undo a { color: var(--accent); align-items: center; display: flex; flex: none; font-size: 1rem; }
    :root { --tile: #efeff2; }
    @media (prefers-color-scheme: dark) { :root { --tile: #2e2e33; } }
    @media (prefers-contrast: more) { .tile, .links a, .undo { outline: 1px solid var(--text); } }
    """
}
