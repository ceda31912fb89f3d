/** The look of the test payment page. */
export const payStyle = `:root { color-scheme: light dark; --ink: #1c1b22; --paper: #f6f5f1; --card: #fff; --line: #8a8794; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f0f6; --paper: #16151b; --card: #211f28; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
  background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 420px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.notice { margin: 0 0 16px; padding: 8px 12px; border: 2px dashed var(--line); border-radius: 8px; text-align: center; }
h1 { margin: 0 0 16px; font-size: 32px; text-align: center; }
dl { margin: 0 0 24px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; border-bottom: 1px solid var(--line); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
.remember { display: flex; align-items: center; gap: 12px; min-height: 44px; }
.remember input { width: 20px; height: 20px; flex: none; }
button { min-height: 48px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.first { background: #1f6f4a; border-color: #1f6f4a; color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid #2f6fd0; outline-offset: 2px; }
a { color: inherit; }
`;
