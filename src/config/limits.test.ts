import { describe, expect, it } from 'vitest';
import * as limits from './limits';

const values = new Map<string, unknown>(Object.entries(limits));

describe('limits', () => {
  it.each([
    ['TIME_BONUS_MODAL_DELAY_MS', 40_000],
    ['TIME_BONUS_PERCENTAGE', 25],
    ['TIME_BONUS_DURATION_S', 14_400],
    ['TICK_MS', 1_000],
    ['TIME_LEFT_VALUE_HOURS', 4],
    ['USER_REFRESH_MS', 60_000],
    ['USER_REFRESH_PUSH_MS', 300_000],
    ['USER_REFRESH_START_DELAY_MS', 5_000],
    ['CHUNK_RELOAD_GUARD_MS', 60_000],
    ['AUTO_LIKE_RELOAD_DELAY_MS', 500],
    ['FREE_PHOTOS', 3],
    ['PREMIUM_PHOTOS', 25],
    ['FREE_CONVERSATIONS', 2],
    ['SWIPE_LIKES_PER_DAY', 4],
    ['REACTIVATION_DAYS', 14],
    ['LANGUAGE_COOKIE_DAYS', 365],
    ['AUTH_COOKIE_DAYS', 30],
    ['REQUEST_RETRIES', 5],
    ['BADGE_CAP', 99],
    ['CREDITS_BADGE_FROM', 10],
    ['PREFETCH_IDLE_MS', 2_000],
    ['FETCH_DELAY_MS', 200],
    ['GEOLOCATION_MAX_AGE_MS', 3_600_000],
    ['PROGRESS_MS', 5_000],
    ['PROGRESS_THROTTLE_MS', 200],
    ['LEAST_AGE', 18],
    ['MATCH_CLAIM_PERCENT', 46],
  ])('%s is %i [CO-01]', (name, value) => {
    expect(values.get(name)).toBe(value);
  });
});
