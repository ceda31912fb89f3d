/**
 * The mock backend: the table of calls.
 *
 * A new call takes a few small steps (ARCHITECTURE.md has what else a call needs):
 * 1. a schema for its request and its answer in src/api/wire,
 * 2. a handler in mocks/calls, which reads as the happy path and throws a refusal (mocks/rules/refusal.ts) for the rest,
 * 3. a row here: method, path, request, answer, handler,
 * 4. a line in the script of tests/contract, which then checks the answer in all three mounts.
 */
import * as v from 'valibot';
import * as chat from '@/api/wire/chat';
import * as discovery from '@/api/wire/discovery';
import * as help from '@/api/wire/help';
import * as members from '@/api/wire/members';
import * as payment from '@/api/wire/payment';
import { nothing } from '@/api/wire/primitives';
import {
  deletePhotoRequest,
  photoAnswer,
  photosAnswer,
  photoUpdateRequest,
  profileAnswer,
  profileUpdateRequest,
} from '@/api/wire/profile';
import * as settings from '@/api/wire/settings';
import * as user from '@/api/wire/user';
import { memberCall, openCall, type Call } from './call';
import { addAttachment } from './calls/attachments';
import { addAside, listAside, removeAside } from './calls/aside';
import { listIcebreakers, sendMessage } from './calls/chat';
import { searchChat, showChat } from './calls/chatPages';
import { deleteCard, listCards } from './calls/cards';
import { complain } from './calls/complaint';
import { arrangeChat, deleteChat, listChats, readChat } from './calls/chats';
import { sendMandateCode, showMandate, signMandate } from './calls/directDebit';
import { listCams, listFoundMatches, listResold, listSignupMatches, showSwipe } from './calls/discovery';
import { showFaq } from './calls/faq';
import { giveGift, listGifts } from './calls/gifts';
import { autoLike, like, listLikes, unlike } from './calls/likes';
import { listMembers, listSimilar, showMember } from './calls/members';
import {
  cancelPayment,
  listLedger,
  listTransactions,
  showPayment,
  startPayment,
  withdraw,
} from './calls/payments';
import { deleteMessage, react, tellTyping } from './calls/messages';
import { addPhoto, changePhoto, removePhoto } from './calls/photos';
import { updateProfile } from './calls/profile';
import { block, listBlocked, report, unblock } from './calls/safety';
import {
  countPageHidden,
  geocode,
  listInterests,
  listRegions,
  showCompany,
  showSettings,
} from './calls/settings';
import { listPackages, showDiscount } from './calls/shop';
import { signUp } from './calls/signup';
import { activate, changeMail, completeReset, reactivate, requestReset, showToken } from './calls/tokens';
import { currentUser, deleteUser, logIn, logOut, storePush, updateUser } from './calls/user';

/** The input of a call that takes none. */
const empty = v.looseObject({});
/** The form of a picture: one field with a file. */
const pictureForm = v.object({ file: v.instance(Uint8Array) });

export const calls: readonly Call[] = [
  openCall('GET', 'settings.php', empty, settings.settingsSchema, showSettings),
  openCall('GET', 'interests.php', empty, settings.interestsAnswer, listInterests),
  openCall('GET', 'regions.php', empty, settings.regionsAnswer, listRegions),
  openCall('GET', 'companyinfo.php', empty, settings.companyAnswer, showCompany),
  openCall('GET', 'geocode.php', settings.geocodeQuery, settings.geocodeAnswer, geocode),
  openCall('POST', 'page-hidden.php', empty, nothing, countPageHidden),
  openCall('GET', 'faq.php', help.faqQuery, help.faqAnswer, showFaq),
  openCall('POST', 'complaint.php', help.complaintRequest, help.complaintAnswer, complain),

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
  { ...openCall('GET', 'token.php', user.tokenQuery, user.tokenAnswer, showToken), keyed: true },

  memberCall('PUT', 'profile.php', profileUpdateRequest, profileAnswer, updateProfile),
  memberCall('POST', 'photo.php', pictureForm, photoAnswer, addPhoto),
  memberCall('PUT', 'photo.php', photoUpdateRequest, photosAnswer, changePhoto),
  memberCall('DELETE', 'photo.php', deletePhotoRequest, photosAnswer, removePhoto),
  memberCall('POST', 'like.php', members.likeRequest, members.likeAnswer, like),
  memberCall('DELETE', 'like.php', members.unlikeRequest, members.likeAnswer, unlike),
  memberCall('GET', 'likes.php', empty, members.likesAnswer, listLikes),
  memberCall('GET', 'auto-like.php', empty, members.autoLikeAnswer, autoLike),
  memberCall('GET', 'block.php', empty, members.blockedAnswer, listBlocked),
  memberCall('POST', 'block.php', members.blockRequest, members.blockedAnswer, block),
  memberCall('DELETE', 'block.php', members.blockRequest, members.blockedAnswer, unblock),
  memberCall('POST', 'report.php', members.reportRequest, members.reportAnswer, report),

  memberCall('GET', 'pass.php', empty, discovery.asideAnswer, listAside),
  memberCall('POST', 'pass.php', discovery.asideRequest, discovery.asideAnswer, addAside),
  memberCall('DELETE', 'pass.php', discovery.takeBackRequest, discovery.asideAnswer, removeAside),
  memberCall('GET', 'swipe.php', empty, discovery.swipeAnswer, showSwipe),
  memberCall(
    'POST',
    'match-finder.php',
    discovery.matchFinderRequest,
    discovery.matchFinderAnswer,
    listFoundMatches,
  ),
  memberCall('GET', 'signup-matches.php', empty, discovery.signupMatchesAnswer, listSignupMatches),
  openCall('GET', 'resold.php', empty, discovery.tilesAnswer, listResold),
  openCall('GET', 'cams.php', empty, discovery.tilesAnswer, listCams),
  openCall('GET', 'gifts.php', empty, discovery.giftsAnswer, listGifts),
  memberCall('POST', 'gift.php', discovery.giftRequest, discovery.giftAnswer, giveGift),

  { ...memberCall('GET', 'chats.php', chat.chatsQuery, chat.chatsAnswer, listChats), tagged: true },
  memberCall('PUT', 'chats.php', chat.arrangeChatRequest, chat.chatItemAnswer, arrangeChat),
  memberCall('GET', 'chat.php', chat.chatQuery, chat.chatAnswer, showChat),
  memberCall('POST', 'chat.php', chat.sendRequest, chat.sendAnswer, sendMessage),
  memberCall('PUT', 'chat.php', chat.readRequest, nothing, readChat),
  memberCall('DELETE', 'chat.php', chat.deleteChatRequest, nothing, deleteChat),
  memberCall('POST', 'typing.php', chat.typingRequest, nothing, tellTyping),
  memberCall('PUT', 'reaction.php', chat.reactionRequest, chat.messageAnswer, react),
  memberCall('DELETE', 'message.php', chat.deleteMessageRequest, chat.messageAnswer, deleteMessage),
  memberCall('GET', 'chat-search.php', chat.chatSearchQuery, chat.chatSearchAnswer, searchChat),
  memberCall('POST', 'attachment.php', pictureForm, chat.attachmentAnswer, addAttachment),
  memberCall('GET', 'icebreakers.php', chat.icebreakersQuery, chat.icebreakersAnswer, listIcebreakers),

  openCall('GET', 'packages.php', empty, payment.packagesAnswer, listPackages),
  openCall('GET', 'discountcode.php', payment.discountQuery, payment.discountSchema, showDiscount),
  memberCall('POST', 'payment.php', payment.paymentRequest, payment.paymentStartAnswer, startPayment),
  memberCall('GET', 'payment.php', payment.paymentQuery, payment.paymentAnswer, showPayment),
  memberCall('DELETE', 'payment.php', payment.cancelPaymentRequest, payment.paymentAnswer, cancelPayment),
  memberCall('GET', 'directdebit.php', payment.mandateQuery, payment.mandateAnswer, showMandate),
  memberCall(
    'PUT',
    'directdebit.php',
    payment.mandateCodeRequest,
    payment.mandateCodeAnswer,
    sendMandateCode,
  ),
  memberCall('POST', 'directdebit.php', payment.directDebitRequest, payment.directDebitAnswer, signMandate),
  memberCall('POST', 'withdrawal.php', payment.withdrawalRequest, payment.paymentAnswer, withdraw),
  memberCall('GET', 'ledger.php', payment.ledgerQuery, payment.ledgerAnswer, listLedger),
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
