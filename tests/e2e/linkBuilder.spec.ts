// The link builder is in the build for testers alone, and is looked for there; the product has no such page.
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the build of the product has no pages for testers [BX-11]', async ({ page, problems }) => {
  problems.allow(/404/, 'the page is not there');
  await page.goto('/qa/links');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
});

test('no file of the product holds a word of them [BX-11] [BX-12]', () => {
  const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  const telling = files.filter((name) =>
    /\/qa\/|Link builder|Tracking of this visit/.test(readFileSync(`dist/assets/${name}`, 'utf8')),
  );
  expect(telling).toEqual([]);
});
