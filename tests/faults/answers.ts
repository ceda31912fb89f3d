/** Answers that keep the contract, each as small as it can be. */
import { createSettings } from '@mocks/world/settings';
import { makeChatItem, makeMessage } from '@tests/factories/chats';
import { makeProfile, makeProfileDetails, makeUser } from '@tests/factories/user';

const AT = '2026-11-21T12:00:00.000Z';
const image = { filename: 'a.webp', thumb_filename: 'b.webp', match: 'c.webp' };
const photo = { id: 'f1', image, restricted: false, main: true, status: 'approved' };

export const USER = { user: makeUser() };
export const SETTINGS = createSettings();
export const PROFILES = { profiles: [makeProfileDetails()] };
export const BLOCKED = { blocked: [makeProfile()] };
export const ASIDE = { passed: [{ ...makeProfile(), kind: 'passed', passed_at: AT }] };
export const SEARCH_PAGE = { pageNumber: 1, results: [makeProfile()], numResults: 1 };
export const PHOTO = { photo };
export const PHOTOS = { photos: [photo] };
export const MESSAGE = { message: makeMessage() };
export const CHAT_ITEM = { chat: makeChatItem() };
export const SENT = { message: makeMessage(), credits: 2, conversation: makeChatItem() };
export const TILES = {
  tiles: [
    {
      id: 't1',
      title: 'Elsewhere',
      text: null,
      image,
      url: 'https://elsewhere.example/',
      advertiser: 'Elsewhere',
      live: false,
    },
  ],
};
export const COMPANY = {
  name: 'Vesper',
  address: 'Street 1',
  kvk: '0',
  city: 'Ghent',
  country: 'BE',
  tradenames: [],
  vat_numbers: [],
  support_phone: '+31 10-000 00 00',
  delete_discount: 50,
  added: AT,
};
export const MEMBER = {
  profile: makeProfileDetails(),
  photos: [photo],
  related: [],
  relation: { like: false, liked_by: false, blocked: false, conversation_id: null },
};
export const SWIPE = { ...PROFILES, likes_left: 4, resets_at: AT };
export const LIKES = {
  profiles: [makeProfile()],
  liked_by: [{ ...makeProfile({ id: 'm2' }), like_new: true, liked_at: AT }],
};
export const MATCHES = {
  profiles: [{ ...makeProfileDetails(), score: 80, reasons: ['near'], shared_interests: [] }],
};
export const PLACE = { country: 'BE', region: null, city: 'Ghent', lat: 51, lon: 3.7 };
