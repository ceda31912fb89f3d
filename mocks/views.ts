/** What of a row each side may see: rows of the database as the wire schemas show them. */
import type { LikedBy, Photo, Profile, ProfileDetails, User } from '@/domain/model';
import { iso } from './clock';
import { fullYears } from './rules/age';
import { photosFor } from './rules/photos';
import { placeOfCountry, shownDistance, type Point } from './rules/place';
import { isOnline, lastSeen } from './rules/presence';
import type { Account, Db, Like, Member } from './tables';

/** From where a viewer sees the world; a visitor is taken to be where the settings say. */
export function standpoint(db: Db, viewer: Account | null): Point | null {
  if (viewer) return db.members.get(viewer.id)?.place ?? null;
  return placeOfCountry(db.settings.geoip_selected_country ?? db.settings.geoip_country);
}

export interface Sight {
  db: Db;
  now: number;
  viewer: Account | null;
}

/** A member as every list shows it. */
export function profileView(member: Member, { db, now, viewer }: Sight): Profile {
  const photos = photosFor(member, viewer);
  return {
    id: member.id,
    status: member.status,
    name: member.name,
    age: fullYears(member.date_of_birth, now) ?? 18,
    gender: member.gender,
    country: member.country,
    region: member.region,
    city: member.city,
    main_image: photos[0]?.image ?? null,
    photo_count: photos.length,
    online: viewer?.id === member.id || isOnline(db, member, now),
    distance_km: viewer?.id === member.id ? null : shownDistance(standpoint(db, viewer), member.place),
    fictional: member.fictional,
  };
}

/** A member's page. The date of birth is for the owner's eyes only. */
export function detailsView(member: Member, sight: Sight): ProfileDetails {
  const { db, now, viewer } = sight;
  const account = db.accounts.get(member.id);
  return {
    ...profileView(member, sight),
    sexuality: member.sexuality,
    date_of_birth: viewer?.id === member.id ? member.date_of_birth : null,
    interests: member.interests,
    hair_color: member.hair_color,
    eye_color: member.eye_color,
    body_type: member.body_type,
    relationship_status: member.relationship_status,
    about: member.about,
    languages: member.languages,
    email_confirmed: account ? account.status !== 'not_confirmed' : true,
    last_seen: viewer?.id === member.id ? iso(now) : lastSeen(db, member, now),
  };
}

/**
 * The photos of a member. Of a restricted one only a small picture's name is given, so the photo cannot be
 * fetched; a visitor sees the first photo, a free member all but those for premium members (spec 6).
 */
export function photosView(member: Member, viewer: Account | null): Photo[] {
  const photos = photosFor(member, viewer);
  // The small picture of the main photo is the one that everybody sees.
  const thumb = photos[0]?.image.thumb_filename ?? '';
  return photos.map((photo, index) => {
    const open = index === 0 || member.id === viewer?.id || viewer?.paid_user === true;
    const restricted = !open && (viewer === null || photo.premium_only);
    return {
      id: photo.id,
      image: restricted ? { filename: thumb, thumb_filename: thumb, match: thumb } : photo.image,
      restricted,
      main: index === 0,
      status: photo.status,
    };
  });
}

/** Somebody who liked the viewer. */
export const likedByView = (like: Like, member: Member, sight: Sight): LikedBy => ({
  ...profileView(member, sight),
  like_new: !like.seen,
  liked_at: iso(like.at),
});

/** The account of the one who is logged in. */
export function userView(account: Account, me: Member, { db, now }: Omit<Sight, 'viewer'>): User {
  return {
    id: account.id,
    email: account.email,
    status: account.status,
    credits: account.credits,
    paid_user: account.paid_user,
    has_bought: account.has_bought === true,
    signup_date: iso(account.signup_date),
    language: account.language,
    fictional_icon: db.settings.fictional_icon,
    notifications_disabled: account.notifications_disabled,
    disabled_reason: account.disabled_reason,
    invisible: me.invisible,
    looking_for: me.looking_for,
    terms_accepted: iso(account.terms_accepted),
    sensitive_consent: account.sensitive_consent === null ? null : iso(account.sensitive_consent),
    profile: detailsView(me, { db, now, viewer: account }),
  };
}
