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
import * as chat from '@/api/wire/chat';
import * as members from '@/api/wire/members';
import * as payment from '@/api/wire/payment';
import { nothing } from '@/api/wire/primitives';
import { profileAnswer, profileUpdateRequest } from '@/api/wire/profile';
import * as settings from '@/api/wire/settings';
import * as user from '@/api/wire/user';
import { memberCall, openCall, type Call } from './call';
import { deleteChat, listChats, listIcebreakers, readChat, sendMessage, showChat } from './calls/chat';
import { autoLike, block, like, listBlocked, listLikes, report, unblock, unlike } from './calls/likes';
import { listMembers, listSimilar, showMember } from './calls/members';
import {
  deleteCard,
  listCards,
  listPackages,
  listTransactions,
  showDiscount,
  showPayment,
  startPayment,
} from './calls/payments';
import { updateProfile } from './calls/profile';
import {
  countPageHidden,
  geocode,
  listInterests,
  listRegions,
  showCompany,
  showSettings,
} from './calls/settings';
import { signUp } from './calls/signup';
import { activate, changeMail, completeReset, reactivate, requestReset, showToken } from './calls/tokens';
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

  openCall('POST', 'activate.php', user.activateRequest, user.userAnswer, activate),
  openCall('POST', 'reset-password.php', user.resetRequest, nothing, requestReset),
  openCall('PUT', 'reset-password.php', user.resetCompletion, nothing, completeReset),
  openCall('POST', 'mail-change.php', user.mailChangeRequest, user.userAnswer, changeMail),
  openCall('POST', 'reactivate.php', user.reactivateRequest, nothing, reactivate),
  openCall('GET', 'token.php', user.tokenQuery, user.tokenAnswer, showToken),

  memberCall('PUT', 'profile.php', profileUpdateRequest, profileAnswer, updateProfile),
  memberCall('POST', 'like.php', members.likeRequest, members.likeAnswer, like),
  memberCall('DELETE', 'like.php', members.unlikeRequest, members.likeAnswer, unlike),
  memberCall('GET', 'likes.php', empty, members.likesAnswer, listLikes),
  memberCall('GET', 'auto-like.php', empty, members.autoLikeAnswer, autoLike),
  memberCall('GET', 'block.php', empty, members.blockedAnswer, listBlocked),
  memberCall('POST', 'block.php', members.blockRequest, members.blockedAnswer, block),
  memberCall('DELETE', 'block.php', members.blockRequest, members.blockedAnswer, unblock),
  memberCall('POST', 'report.php', members.reportRequest, members.reportAnswer, report),

  memberCall('GET', 'chats.php', empty, chat.chatsAnswer, listChats),
  memberCall('GET', 'chat.php', chat.chatQuery, chat.chatAnswer, showChat),
  memberCall('POST', 'chat.php', chat.sendRequest, chat.sendAnswer, sendMessage),
  memberCall('PUT', 'chat.php', chat.readRequest, nothing, readChat),
  memberCall('DELETE', 'chat.php', chat.deleteChatRequest, nothing, deleteChat),
  memberCall('GET', 'icebreakers.php', chat.icebreakersQuery, chat.icebreakersAnswer, listIcebreakers),

  openCall('GET', 'packages.php', empty, payment.packagesAnswer, listPackages),
  openCall('GET', 'discountcode.php', payment.discountQuery, payment.discountSchema, showDiscount),
  memberCall('POST', 'payment.php', payment.paymentRequest, payment.paymentStartAnswer, startPayment),
  memberCall('GET', 'payment.php', payment.paymentQuery, payment.paymentAnswer, showPayment),
  memberCall(
    'GET',
    'transactions.php',
    payment.transactionsQuery,
    payment.transactionsAnswer,
    listTransactions,
  ),
  memberCall('GET', 'cards.php', empty, payment.cardsAnswer, listCards),
  memberCall('DELETE', 'cards.php', payment.deleteCardRequest, payment.cardsAnswer, deleteCard),
];
