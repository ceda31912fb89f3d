// @vitest-environment jsdom
/** What the settings are asked with. */
import { describe, expect, it } from 'vitest';
import { settingsQuery } from './settingsQuery';

describe('the query of settings.php [AP-08]', () => {
  it('passes on the query of the route that the visit began on', () => {
    expect(settingsQuery('?network=ads&ref=7')).toMatchObject({ network: 'ads', ref: '7' });
  });

  it.each([
    ['?Network=ads&REF=7', 'in any case'],
    ['?network=ads&amp;ref=7', 'behind an ampersand of HTML'],
    ['?network=&network=ads&network=later&ref=7&ref=8', 'the first with a value'],
  ])('reads the source of %s as the tracking record does: %s [EN-07]', (search) => {
    expect(settingsQuery(search)).toMatchObject({ network: 'ads', ref: '7' });
  });

  it('names no source that the address does not name', () => {
    expect(Object.keys(settingsQuery('?lang=de'))).toEqual(['lang', 'domain']);
  });

  it('names the domain that was asked for, whatever the address claims', () => {
    expect(settingsQuery('?domain=elsewhere.test')['domain']).toBe(window.location.hostname);
  });
});
