/// How a report page looks.
nonisolated enum ReportStyle {
  static let text = """
    :root { color-scheme: light dark; --ground: #F4F5F7; --panel: #FFFFFF; --line: #E3E6EA; --ink: #15181C;
      --second: #4E5762; --yes: #11755A; --no: #A63405; --gone: #FBE4DC; --new: #DDEFE2; }
    @media (prefers-color-scheme: dark) { :root { --ground: #121518; --panel: #1A1E22; --line: #2A3036; --ink: #F1F3F6;
      --second: #B4BCC6; --yes: #3DC79A; --no: #E2763F; --gone: #4D2B28; --new: #1F4030; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.5 Inter, system-ui, sans-serif; }
    header, main { padding: 16px 24px; }
    header { background: var(--panel); border-bottom: 1px solid var(--line); }
    h1 { font-size: 20px; margin: 0; } h2 { font-size: 16px; margin: 0 0 8px; } h3 { font-size: 13px; margin: 16px 0 6px; }
    header p, small { color: var(--second); margin: 0; font-weight: 400; }
    section { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 16px; margin: 0 0 16px; }
    .word { display: inline-block; border-radius: 4px; padding: 0 6px; font-size: 12px; color: var(--panel);
      background: var(--no); }
    .words { margin: 0; padding: 0; list-style: none; white-space: pre-wrap; font: 12px/1.6 "JetBrains Mono", monospace; }
    .words li:first-child { font-weight: 700; }
    .trace { margin: 0; overflow-x: auto; font: 12px/1.5 "JetBrains Mono", monospace; }
    .trace * { display: block; text-decoration: none; } .trace i { color: var(--second); }
    .trace del { background: var(--gone); } .trace ins { background: var(--new); }
    figure { margin: 0; min-width: 0; } figcaption { font-size: 12px; color: var(--second); }
    img { display: block; max-width: 100%; border: 1px solid var(--line); }
    .maps { display: flex; flex-wrap: wrap; gap: 16px; } .maps img { image-rendering: pixelated; }
    button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); padding: 3px 10px; }
    button:first-child { border-radius: 5px 0 0 5px; } button:last-child { border-radius: 0 5px 5px 0; }
    button[aria-pressed=true] { background: var(--ink); color: var(--panel); border-color: var(--ink); }
    .modes { display: flex; margin-bottom: 8px; }
    .viewer input { display: none; width: 100%; margin: 0 0 4px; }
    .pictures { --cut: 50%; display: grid; gap: 16px; }
    .viewer[data-mode=sides] .pictures { grid-template-columns: 1fr 1fr; }
    .viewer:not([data-mode=diff]) .diff { display: none; }
    .viewer[data-mode=diff] figure:not(.diff) { display: none; }
    .viewer[data-mode=slider] input { display: block; }
    .viewer[data-mode=slider] figure, .viewer[data-mode=blink] figure { grid-area: 1 / 1; }
    .viewer[data-mode=slider] figcaption, .viewer[data-mode=blink] figcaption { visibility: hidden; }
    .viewer[data-mode=slider] .actual img { clip-path: inset(0 0 0 var(--cut)); }
    .viewer[data-mode=slider] .pictures { position: relative; }
    .viewer[data-mode=slider] .pictures::after { content: ""; position: absolute; top: 0; bottom: 0; left: var(--cut);
      border-left: 1px solid var(--no); }
    .viewer[data-mode=blink] .actual img { animation: blink 1.2s steps(1) infinite; }
    @keyframes blink { 50% { opacity: 0; } }
    table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: 2px 12px 2px 0;
      border-bottom: 1px solid var(--line); font-weight: 400; } th { color: var(--second); }
    td:first-child { color: var(--no); } .same td:first-child, .written td:first-child { color: var(--yes); }
    a { color: inherit; } :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
    """
}
