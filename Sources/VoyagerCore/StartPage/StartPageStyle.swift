/// What the start page adds to the stylesheet of the parent's pages.
enum StartPageStyle {
  static let sheet = """
    body.tiles { padding: 3vh 1.5rem 3rem; }
    .tiles main { max-width: 58rem; }
    .tiles h1 { font-size: 1.5rem; font-weight: 300; letter-spacing: .02em; margin: 0; }
    .tiles h2 { color: var(--quiet); font-size: 1rem; font-weight: 600; margin: 1.5rem 0 .75rem; }
    .tiles ul { list-style: none; margin: 0; padding: 0; }
    .grid { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr)); }
    .tile {
      background: var(--tile); border-radius: .75rem; display: flex; flex-direction: column; overflow: hidden;
      position: relative;
    }
    .tile > a {
      border-radius: .75rem; color: var(--text); display: block; flex: 1; padding-bottom: 2.5rem;
      text-decoration: none;
    }
    .tile > a:hover, .links a:hover { background: var(--button); }
    .tile > a:focus-visible, .tile nav a:focus-visible { outline-offset: -3px; }
    .view {
      align-items: center; aspect-ratio: 2; background: hsl(var(--hue, 220) 24% var(--shade)); display: flex;
      justify-content: center; overflow: hidden;
    }
    .page { height: 100%; object-fit: cover; object-position: top; width: 100%; }
    .letter { color: hsl(var(--hue) 42% var(--ink)); font-size: 2rem; font-weight: 600; line-height: 1; }
    .icon { flex: none; height: 1.25rem; object-fit: contain; width: 1.25rem; }
    .view .icon { background: #fff; border-radius: .6rem; height: 2.5rem; padding: .375rem; width: 2.5rem; }
    .words { display: block; padding: .5rem .75rem 0; }
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
      align-items: center; background: var(--tile); border-radius: .6rem; color: var(--text); display: flex;
      gap: .6rem; max-width: 16rem; min-height: 2.75rem; padding: .5rem 1rem; text-decoration: none;
    }
    .links .note { opacity: .65; font-size: .9em; }
    .links span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .undo {
      align-items: center; animation: leave 0s 15s forwards; background: var(--text); border-radius: .75rem;
      bottom: 1rem; box-shadow: 0 .25rem 1rem #0004; color: var(--page); display: flex; gap: .5rem;
      inset-inline: 1rem; justify-content: space-between; margin: 0 auto; max-width: 30rem;
      padding: .25rem .5rem .25rem 1rem; position: fixed; z-index: 1;
    }
    .undo:hover { animation-play-state: paused; }
    @keyframes leave { to { visibility: hidden; } }
    .undo a { color: inherit; text-decoration: underline; align-items: center; display: flex; flex: none; font-size: 1rem; }
    :root { --ink: 30%; --shade: 90%; --tile: #efeff2; }
    @media (prefers-color-scheme: dark) { :root { --ink: 82%; --shade: 24%; --tile: #2e2e33; } }
    @media (prefers-contrast: more) { .tile, .links a, .undo { outline: 1px solid var(--text); } }
    """
}
