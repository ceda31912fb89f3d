// What the terminal shows once the server runs.

const PERSONAS: readonly (readonly [email: string, what: string])[] = [
  ['free@example.test', 'free member, confirmed, 0 credits, signed up an hour ago'],
  ['new@example.test', 'e-mail not confirmed, signed up 10 minutes ago'],
  ['premium@example.test', 'paid, 120 credits, 60 conversations'],
  ['low@example.test', 'paid, 7 credits'],
  ['empty@example.test', 'paid, 0 credits'],
  ['blocked@example.test', 'blocked by another member'],
  ['deleted@example.test', 'deletion pending'],
];

/** The address, the people to log in as, and what to do next. */
export function welcome(port: number, apiOnly: boolean): string {
  const address = `http://localhost:${port}`;
  const people = PERSONAS.map(([email, what]) => `    ${email.padEnd(24)}${what}`);
  const next = apiOnly
    ? `  The mock backend alone. Try every call at ${address}/__mock/api; --help says what it can do.`
    : `  Open ${address} and sign up, or log in as one of these (password demo-password):`;
  return [
    '',
    `  Vesper is running at ${address}`,
    '',
    next,
    ...people,
    '',
    '  Next: npm run dev for hot reload, npm test for all the tests. README.md lists the controls of the mock backend.',
    '  Ctrl+C stops the server.',
    '',
  ].join('\n');
}
