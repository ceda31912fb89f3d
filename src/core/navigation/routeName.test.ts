/** The names of the routes are those of the router's own ranking. */
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { patterns } from '@/config/paths';
import { routeNameOf } from './routeName';

const table = Object.entries(patterns).map(([id, path]) => ({ id, path }));
const ranked = (pathname: string): string => matchRoutes(table, pathname)?.at(-1)?.route.id ?? 'notFound';

const filled = Object.values(patterns).flatMap((pattern) => {
  const full = pattern.replace(/:\w+\??/g, 'x1');
  const short = pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x1');
  return [full, short];
});
const odd = filled.flatMap((path) => [path.toUpperCase(), `${path}/`, `${path}/more`, `/${path}`]);
const encoded = filled.map((path) =>
  path.replace(/[aeiou]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
);

describe('the name of a route', () => {
  it.each([...new Set([...filled, ...odd, ...encoded, '', '//', '/members/a%2Fb', '/nobody/knows/this'])])(
    'is the one that the router finds among all: %s',
    (pathname) => {
      expect(routeNameOf(pathname)).toBe(ranked(pathname));
    },
  );

  it('is known of every pattern', () => {
    expect(new Set(filled.map((path) => routeNameOf(path)))).toEqual(new Set(Object.keys(patterns)));
  });
});
