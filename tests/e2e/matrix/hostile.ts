// What people write who mean no good, and what nobody thought of.
import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** What a string does that got to run: it leaves this behind in the window. */
export const TRACE = 'hostileRan';
const RUN = `window.${TRACE}=1`;

/** Ways past a filter: each would run, load or cover something if text became elements. */
const EVASIONS: readonly string[] = [
  `<script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'><img src=x onerror=${RUN}>`,
  `<img/src='x'onerror=${RUN}//`,
  `<svg/onload=${RUN}>`,
  `<svg><script href="data:,${RUN}"/>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<iframe srcdoc="<script>parent.${TRACE}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${TRACE}=1"></iframe>`,
  `<a href="javascript:${RUN}">a letter from me</a>`,
  `javascript:${RUN}`,
  `jav&#x09;ascript:${RUN}`,
  `JaVaScRiPt://%0a${RUN}`,
  `data:text/html,<script>opener.${TRACE}=1</script>`,
  `<input autofocus onfocus=${RUN}>`,
  `<base href="https://example.invalid/">`,
  `<meta http-equiv="refresh" content="0;url=https://example.invalid/">`,
  `<link rel=stylesheet href="https://example.invalid/a.css">`,
  `<style>*{display:none!important}</style>`,
  `<div style="position:fixed;inset:0;background:red">`,
  `<object data="data:text/html,x"></object><embed src="x">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `]]><script>${RUN}</script>`,
  `--><img src=x onerror=${RUN}>`,
  `\${${RUN}}{{constructor.constructor('${RUN}')()}}`,
  `$t(shell.brand) {{name}} <0>bold</0> <b>bold</b>`,
  `https://example.invalid/"onmouseover="${RUN}`,
  `https://user:pass@example.invalid:8443/%00?a=<script>#'"`,
  `__proto__`,
  `constructor`,
  'W'.repeat(400),
  `${'נ'.repeat(200)}\u{202E}${'x'.repeat(60)}\u{2066}`,
  'Z\u{351}\u{34A}\u{343}\u{349}'.repeat(80),
  '👩‍👩‍👧‍👦'.repeat(60),
];

/** A few hundred strings; each once. */
export const HOSTILE: readonly string[] = [...new Set([...EVASIONS, ...naughty])];

/** Those that are more than spaces, and short enough to be sent as one message. */
export const SENT: readonly string[] = EVASIONS.filter((text) => text.trim() !== '' && text.length <= 250);
