// @vitest-environment jsdom
/** What the settings are asked with. */
import { describe, expect, it } from 'vitest';
import { settingsQuery } from './settingsQuery';

describe('the query of settings.php [AP-08]', () => {
  it('passes on the query of the route that the visit began on', () => {
    expect(settingsQuery('?network=ads&ref=7')).toMatchObject({ network: 'ads', ref: '7' });
  });

  it('names the domain that was asked for, whatever the address claims', () => {
    expect(settingsQuery('?domain=elsewhere.test')['domain']).toBe(window.location.hostname);
  });
});
