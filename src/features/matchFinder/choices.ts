/** The questions of the match finder and their answers in words and pictures. */
import {
  BookHeart,
  Equal,
  Globe,
  HeartHandshake,
  House,
  Infinity as AnyAge,
  Map as Region,
  MapPin,
  MessagesSquare,
  Minus,
  Music,
  Plus,
  TentTree,
  Trees,
  Wine,
} from 'lucide-react';
import type { TFunction } from 'i18next';
import type { AgeWish, Evening, PlaceWish, Question, Wish } from '@/domain/matchFinder';
import type { Choice } from './ChoiceCards';

type Texts = TFunction<'finder'>;

export const questionTitles = (t: Texts): Record<Question, string> => ({
  wish: t('wish.question'),
  evening: t('evening.question'),
  place: t('place.question'),
  age: t('age.question'),
  interests: t('interests.question'),
});

export const wishChoices = (t: Texts): Choice<Wish>[] => [
  { value: 'talk', icon: MessagesSquare, label: t('wish.talk'), hint: t('wish.talkHint') },
  { value: 'date', icon: Wine, label: t('wish.date'), hint: t('wish.dateHint') },
  {
    value: 'relationship',
    icon: HeartHandshake,
    label: t('wish.relationship'),
    hint: t('wish.relationshipHint'),
  },
  { value: 'adventure', icon: TentTree, label: t('wish.adventure'), hint: t('wish.adventureHint') },
];

export const eveningChoices = (t: Texts): Choice<Evening>[] => [
  { value: 'out', icon: Music, label: t('evening.out'), hint: t('evening.outHint') },
  { value: 'home', icon: House, label: t('evening.home'), hint: t('evening.homeHint') },
  { value: 'nature', icon: Trees, label: t('evening.nature'), hint: t('evening.natureHint') },
  { value: 'culture', icon: BookHeart, label: t('evening.culture'), hint: t('evening.cultureHint') },
];

export const placeChoices = (t: Texts): Choice<PlaceWish>[] => [
  { value: 'near', icon: MapPin, label: t('place.near') },
  { value: 'region', icon: Region, label: t('place.region') },
  { value: 'anywhere', icon: Globe, label: t('place.anywhere') },
];

export const ageChoices = (t: Texts): Choice<AgeWish>[] => [
  { value: 'similar', icon: Equal, label: t('age.similar') },
  { value: 'younger', icon: Minus, label: t('age.younger') },
  { value: 'older', icon: Plus, label: t('age.older') },
  { value: 'any', icon: AnyAge, label: t('age.any') },
];
