/** The rows of the calls about members, the own profile, photos and likes. */
import * as discovery from '@/api/calls/discovery';
import * as likes from '@/api/calls/likes';
import * as members from '@/api/calls/members';
import * as photos from '@/api/calls/photos';
import * as profile from '@/api/calls/profile';
import * as safety from '@/api/calls/safety';
import { makeProfile, makeProfileDetails } from '@tests/factories/user';
import {
  ASIDE,
  BLOCKED,
  LIKES,
  MATCHES,
  MEMBER,
  PHOTO,
  PHOTOS,
  PLACE,
  PROFILES,
  SEARCH_PAGE,
  SWIPE,
  TILES,
} from './answers';
import { UPLOAD_PATIENCE_MS } from './row';
import type { Row } from './row';

const answers = { wish: 'date', evening: 'out', place: 'near', age: 'any', interests: [] } as const;

type Name =
  | keyof typeof discovery
  | keyof typeof likes
  | keyof typeof members
  | keyof typeof photos
  | keyof typeof profile
  | keyof typeof safety;

/** A call without a row does not compile, and fails the matrix. */
export const MEMBER_ROWS: Readonly<Record<Name, Row>> = {
  searchMembers: {
    kind: 'read',
    run: ({ signal }) => members.searchMembers({ page: '1' }, { signal }),
    answer: SEARCH_PAGE,
    word: 'results.0.status',
  },
  getMember: {
    kind: 'read',
    run: ({ signal }) => members.getMember('m1', { signal }),
    answer: MEMBER,
    word: 'profile.eye_color',
  },
  getSimilar: {
    kind: 'read',
    run: ({ signal }) => members.getSimilar({ id: 'm1' }, { signal }),
    answer: SEARCH_PAGE,
    word: 'results.0.gender',
  },
  getLikes: {
    kind: 'read',
    run: ({ signal }) => likes.getLikes({ signal }),
    answer: LIKES,
    word: 'liked_by.0.gender',
  },
  like: {
    kind: 'write',
    run: (act) => likes.like({ profile: 'm1', source: 'search' }, act),
    answer: { match: false, conversation_id: null },
  },
  unlike: { kind: 'write', run: (act) => likes.unlike('m1', act), answer: null },
  autoLike: {
    kind: 'once',
    run: ({ signal }) => likes.autoLike({ signal }),
    answer: makeProfile(),
    word: 'status',
  },
  getSwipe: {
    kind: 'read',
    run: ({ signal }) => discovery.getSwipe({ signal }),
    answer: SWIPE,
    word: 'profiles.0.body_type',
  },
  getAside: {
    kind: 'read',
    run: ({ signal }) => discovery.getAside({ signal }),
    answer: ASIDE,
    word: 'passed.0.kind',
  },
  putAside: {
    kind: 'write',
    run: (act) => discovery.putAside({ profile: 'm1', kind: 'passed' }, act),
    answer: ASIDE,
  },
  takeBack: { kind: 'write', run: (act) => discovery.takeBack('m1', act), answer: ASIDE },
  findMatches: {
    kind: 'write',
    run: (act) => discovery.findMatches({ ...answers, interests: [] }, act),
    answer: MATCHES,
    word: 'profiles.0.reasons.0',
  },
  getSignupMatches: {
    kind: 'read',
    run: ({ signal }) => discovery.getSignupMatches({ signal }),
    answer: PROFILES,
    word: 'profiles.0.status',
  },
  getResold: { kind: 'read', run: ({ signal }) => discovery.getResold({ signal }), answer: TILES },
  getCams: { kind: 'read', run: ({ signal }) => discovery.getCams({ signal }), answer: TILES },
  uploadPhoto: {
    kind: 'write',
    run: (act) => photos.uploadPhoto(new Blob(['a photo']), act),
    answer: PHOTO,
    word: 'photo.status',
    patience: UPLOAD_PATIENCE_MS,
  },
  movePhoto: { kind: 'write', run: (act) => photos.movePhoto('f1', 0, act), answer: PHOTOS },
  makeMainPhoto: { kind: 'write', run: (act) => photos.makeMainPhoto('f1', act), answer: PHOTOS },
  deletePhoto: { kind: 'write', run: (act) => photos.deletePhoto('f1', act), answer: PHOTOS },
  updateProfile: {
    kind: 'write',
    run: (act) => profile.updateProfile({ about: 'Long walks' }, act),
    answer: { profile: makeProfileDetails() },
    word: 'profile.sexuality',
  },
  geocode: {
    kind: 'read',
    run: ({ signal }) => profile.geocode(51, 3.7, { signal }),
    answer: PLACE,
    outlives: true,
  },
  block: { kind: 'write', run: (act) => safety.block('m1', act), answer: BLOCKED },
  report: {
    kind: 'write',
    run: (act) => safety.report({ profile: 'm1', reason: 'spam', text: '' }, act),
    answer: { reference: 'R-1' },
  },
  getGifts: {
    kind: 'read',
    run: ({ signal }) => safety.getGifts({ signal }),
    answer: { gifts: [{ id: 'rose', credits: 5 }] },
  },
  giveGift: {
    kind: 'write',
    run: (act) => safety.giveGift({ profile: 'm1', gift: 'rose' }, act),
    answer: { credits: 1 },
  },
};
