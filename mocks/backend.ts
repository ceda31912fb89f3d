/**
 * The mock backend: the table of calls.
 *
 * A new call takes four small steps:
 * 1. a schema for its request and its answer in src/api/wire,
 * 2. a handler in mocks/calls, which reads as the happy path and throws a refusal (mocks/rules/refusal.ts) for the rest,
 * 3. a row here: method, path, request, answer, handler,
 * 4. a line in the script of tests/contract, which then checks the answer in all three mounts.
 */
import * as v from 'valibot';
import * as members from '@/api/wire/members';
import { nothing } from '@/api/wire/primitives';
import * as settings from '@/api/wire/settings';
import * as user from '@/api/wire/user';
import { memberCall, openCall, type Call } from './call';
import { listMembers, listSimilar, showMember } from './calls/members';
import {
  countPageHidden,
  geocode,
  listInterests,
  listRegions,
  showCompany,
  showSettings,
} from './calls/settings';
import { signUp } from './calls/signup';
import { currentUser, deleteUser, logIn, logOut, storePush, updateUser } from './calls/user';

/** The input of a call that takes none. */
const empty = v.looseObject({});

export const calls: readonly Call[] = [
  openCall('GET', 'settings.php', empty, settings.settingsSchema, showSettings),
  openCall('GET', 'interests.php', empty, settings.interestsAnswer, listInterests),
  openCall('GET', 'regions.php', empty, settings.regionsAnswer, listRegions),
  openCall('GET', 'companyinfo.php', empty, settings.companyAnswer, showCompany),
  openCall('GET', 'geocode.php', settings.geocodeQuery, settings.geocodeAnswer, geocode),
  openCall('POST', 'page-hidden.php', empty, nothing, countPageHidden),

  openCall('GET', 'user.php', empty, user.currentUserAnswer, currentUser),
  openCall('POST', 'user.php', user.loginRequest, user.userAnswer, logIn),
  memberCall('POST', 'user.php?push=1', user.pushSubscriptionRequest, user.userAnswer, storePush),
  memberCall('PUT', 'user.php', user.userUpdateRequest, user.userAnswer, updateUser),
  memberCall('DELETE', 'user.php', user.deleteUserRequest, user.deletionAnswer, deleteUser),
  openCall('GET', 'logout.php', empty, nothing, logOut),
  openCall('POST', 'signup.php', user.signupRequest, user.userAnswer, signUp),

  openCall('GET', 'members.php', members.membersQuery, members.searchPageAnswer, listMembers),
  openCall('GET', 'member.php', members.memberQuery, members.memberAnswer, showMember),
  openCall('GET', 'similar.php', members.similarQuery, members.searchPageAnswer, listSimilar),
];
