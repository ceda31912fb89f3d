// Logs a persona in for a browser that is steered from outside: the cookies to send with every request.

/**
 * The Cookie header of a logged-in persona in a world of its own.
 * @throws Error when the mock backend refuses
 */
export async function cookieOf(address: string, persona: string | null, world: string): Promise<string> {
  const own = `mock_world=${world}`;
  if (persona === null) return own;
  const response = await fetch(`${address}/__mock/persona`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: own },
    body: JSON.stringify({ email: persona }),
  });
  if (!response.ok) throw new Error(`Logging in as ${persona} answered ${response.status}.`);
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return [own, ...pairs].join('; ');
}
