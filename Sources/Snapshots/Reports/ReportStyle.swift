/// How a report page looks.
enum ReportStyle {
  static let text = """
    :root { color-scheme: light dark; --ground: #F4F5F7; --panel: #FFFFFF; --line: #E3E6EA; --ink: #15181C;
      --second: #4E5762; --yes: #11755A; --no: #A63405; --gone: #FBE4DC; --new: #DDEFE2; --cause: #FFF4EF; }
    @media (prefers-color-scheme: dark) { :root { --ground: #121518; --panel: #1A1E22; --line: #2A3036; --ink: #F1F3F6;
      --second: #B4BCC6; --yes: #3DC79A; --no: #F08A55; --gone: #4D2B28; --new: #1F4030; --cause: #2B211D; } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 16px; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.5 Inter, system-ui, sans-serif; }
    header, main, footer { max-width: 1400px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 24px; padding-bottom: 16px; }
    h1 { font-size: 24px; line-height: 1.25; font-weight: 600; margin: 0; } .failed h1 { color: var(--no); }
    .passed h1 { color: var(--yes); } header p { color: var(--second); margin: 4px 0 0; }
    h2 { font-size: 16px; font-weight: 600; margin: 0 0 12px; display: flex; flex-wrap: wrap; align-items: center;
      gap: 8px; }
    h3 { font-size: 12px; font-weight: 600; color: var(--second); margin: 20px 0 6px; }
    small { color: var(--second); font-size: 13px; font-weight: 400; }
    section, nav, details { background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
      padding: 16px 20px 20px; margin: 0 0 16px; }
    nav { padding: 8px; } nav ol { margin: 0; padding: 0; list-style: none; }
    nav a { display: flex; gap: 12px; padding: 4px 12px; border-radius: 4px; text-decoration: none; }
    nav a:hover { background: var(--ground); } nav b { font-weight: 600; white-space: nowrap; }
    nav span { color: var(--second); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .word { border-radius: 4px; padding: 1px 7px; font-size: 12px; color: var(--panel); background: var(--no); }
    .words, .trace { font: 12.5px/1.6 "JetBrains Mono", ui-monospace, monospace; }
    .words { margin: 0; display: grid; grid-template-columns: max-content 1fr; }
    .words dt { color: var(--second); padding: 2px 16px 2px 12px; }
    .words dd { margin: 0; padding: 2px 12px 2px 0; white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
    .words dt:first-child { border-left: 3px solid var(--no); padding-left: 9px; color: var(--no); }
    .words dt:first-child, .words dt:first-child + dd { background: var(--cause); font-weight: 600; }
    .trace { margin: 0; padding: 6px 0; overflow-x: auto; border: 1px solid var(--line); border-radius: 4px; }
    .trace * { display: block; text-decoration: none; padding: 0 12px; min-width: max-content; }
    .trace i { color: var(--second); font-style: normal; }
    .trace del { background: var(--gone); } .trace ins { background: var(--new); }
    figure { margin: 0; min-width: 0; } figcaption { font-size: 12px; color: var(--second); }
    img { display: block; max-width: 100%; border: 1px solid var(--line); background: #FFFFFF; }
    .maps { display: flex; flex-wrap: wrap; gap: 16px; } .maps img { image-rendering: pixelated; max-height: 320px; }
    .maps ul { margin: 20px 0 0; padding: 0; list-style: none; font-size: 13px; }
    .maps i { display: inline-block; width: 12px; height: 12px; border: 1px solid var(--second); margin-right: 8px; }
    button { font: inherit; font-size: 13px; line-height: 20px; color: inherit; background: var(--panel); border: 1px solid var(--line);
      margin-left: -1px; padding: 3px 12px; cursor: pointer; }
    button:first-child { border-radius: 5px 0 0 5px; } button:last-child { border-radius: 0 5px 5px 0; }
    button[aria-pressed=true] { background: var(--ink); color: var(--panel); border-color: var(--ink); }
    .modes { display: flex; margin: 0 0 8px 1px; }
    .viewer input { display: none; width: 100%; margin: 0 0 4px; accent-color: var(--no); }
    .pictures { --cut: 50%; display: grid; gap: 16px; justify-content: start; }
    .viewer[data-mode=sides] .pictures { grid-template-columns: 1fr 1fr; }
    .viewer:not([data-mode=difference]) .difference { display: none; }
    .viewer[data-mode=difference] figure:not(.difference) { display: none; }
    .viewer[data-mode=slider] input { display: block; }
    .viewer[data-mode=slider] { width: max-content; max-width: 100%; }
    .viewer[data-mode=slider] .pictures { position: relative; cursor: ew-resize; }
    .viewer[data-mode=slider] figure, .viewer[data-mode=blink] figure { grid-area: 1 / 1; }
    .viewer[data-mode=slider] figcaption, .viewer[data-mode=blink] figcaption { visibility: hidden; }
    .viewer[data-mode=slider] .expected figcaption { visibility: visible; }
    .viewer[data-mode=slider] .actual figcaption { visibility: visible; text-align: right; }
    .viewer[data-mode=slider] .actual img { clip-path: inset(0 0 0 var(--cut)); }
    .viewer[data-mode=slider] .pictures::after { content: ""; position: absolute; top: 20px; bottom: 0; left: var(--cut);
      border-left: 2px solid var(--no); margin-left: -1px; }
    .viewer[data-mode=blink] .actual img { animation: blink 1.2s steps(1) infinite; }
    @keyframes blink { 50% { opacity: 0; } }
    summary { cursor: pointer; font-weight: 600; }
    table { border-collapse: collapse; width: 100%; margin-top: 8px; }
    th, td { text-align: left; padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); font-weight: 400; }
    th { color: var(--second); } td:first-child { color: var(--no); font-size: 12px; }
    .same td:first-child, .written td:first-child { color: var(--yes); }
    footer { padding-bottom: 32px; color: var(--second); font-size: 13px; }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 3px; padding: 0 5px; margin-left: 8px; }
    kbd + kbd, kbd:first-child { margin-left: 0; }
    a { color: inherit; } :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
    .case:focus { outline: none; border-color: var(--second); }
    """
}
