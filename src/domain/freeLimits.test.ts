import { describe, expect, it } from 'vitest';
import {
  canAffordMessage,
  conversationsLeft,
  isPhotoLocked,
  mayStartConversation,
  photoLimit,
  photosLeft,
} from './freeLimits';

const free = { paid_user: false };
const premium = { paid_user: true };

describe('the limits of a free member', () => {
  it('allows 3 photos, 25 with premium [VA-07] [RO-02] [RO-03]', () => {
    expect(photoLimit(free)).toBe(3);
    expect(photoLimit(premium)).toBe(25);
    expect(photosLeft(free, 1)).toBe(2);
    expect(photosLeft(free, 7)).toBe(0);
    expect(photosLeft(premium, 7)).toBe(18);
  });

  it('allows 2 conversations to be started, any number with premium even at 0 credits [RO-02] [RO-03]', () => {
    expect([0, 1, 2, 3].map((started) => conversationsLeft(free, started))).toEqual([2, 1, 0, 0]);
    expect([0, 1, 2, 3].map((started) => mayStartConversation(free, started))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(conversationsLeft(premium, 500)).toBeNull();
    expect(mayStartConversation(premium, 500)).toBe(true);
  });

  it('locks restricted photos for visitors and free members [RO-02] [RO-03]', () => {
    expect(isPhotoLocked({ restricted: true }, null)).toBe(true);
    expect(isPhotoLocked({ restricted: true }, free)).toBe(true);
    expect(isPhotoLocked({ restricted: true }, premium)).toBe(false);
    expect(isPhotoLocked({ restricted: false }, null)).toBe(false);
  });

  it('lets a message be sent while the credits last, to premium members too [RO-02] [RO-03]', () => {
    expect(canAffordMessage({ credits: 5 }, 5)).toBe(true);
    expect(canAffordMessage({ credits: 4 }, 5)).toBe(false);
    expect(canAffordMessage({ credits: 0 }, 0)).toBe(true);
  });
});
