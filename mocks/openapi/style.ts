/** The look of the page to try calls. */
export const apiStyle = `:root { color-scheme: light dark; --ink: #1c1b22; --quiet: #565363; --paper: #f6f5f1; --card: #fff; --line: #8a8794; --do: #1f6f4a; --no: #a3293b; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f0f6; --quiet: #b9b5c6; --paper: #16151b; --card: #211f28; --no: #ff9aa8; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; }
h1 { margin: 16px 0; font-size: 32px; line-height: 1.2; }
h2 { margin: 32px 0 8px; font-size: 22px; }
h3 { margin: 16px 0 4px; font-size: 16px; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
li { background: var(--card); border: 1px solid var(--line); border-radius: 8px; scroll-margin-top: 16px; }
li > details { padding: 0 16px; }
li > details[open] { padding-bottom: 16px; }
summary { min-height: 48px; padding: 12px 0; cursor: pointer; overflow-wrap: anywhere; }
summary > * { margin-inline-end: 8px; }
.method { display: inline-block; min-width: 64px; font-weight: 700; }
.quiet { color: var(--quiet); }
p.quiet { margin: 0 0 4px; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
.persona { padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.field { display: grid; gap: 4px; }
label { font-weight: 600; }
input, select, textarea { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--paper); color: inherit; font: inherit; }
textarea, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { margin: 0; max-height: 60vh; overflow: auto; padding: 12px; border-radius: 8px; background: var(--paper); white-space: pre-wrap; overflow-wrap: anywhere; }
.answer { margin-top: 16px; padding-inline-start: 12px; border-inline-start: 4px solid var(--do); }
.refused { border-color: var(--no); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt { font-weight: 700; }
dd { margin: 0; overflow-wrap: anywhere; }
button { justify-self: start; min-height: 48px; padding: 8px 24px; border: 1px solid var(--do); border-radius: 8px;
  background: var(--do); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
:is(button, a, input, select, textarea, summary, pre):focus-visible { outline: 3px solid #2f6fd0; outline-offset: 2px; }
a { color: inherit; }
`;
