/** The place of a liked member: the card, and the way back when the like was taken back here. */
import { useTranslation } from 'react-i18next';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { GoneCard } from './GoneCard';
import { LikableCard } from './LikableCard';
import { selectLiked } from './likesSlice';
import { like } from './likesThunks';
import { Place } from './Place';

interface LikedPlaceProps {
  id: string;
  priority: boolean;
  onUnlike: (id: string) => void;
}

export function LikedPlace({ id, priority, onUnlike }: LikedPlaceProps) {
  const { t } = useTranslation('likes');
  const dispatch = useAppDispatch();
  const profile = useAppSelector((state) => selectProfile(state, id));
  const liked = useAppSelector((state) => selectLiked(state, id));
  if (!profile) return null;
  return (
    <Place
      gone={liked === false}
      card={<LikableCard id={id} source="likes" priority={priority} onUnlike={onUnlike} />}
      note={
        <GoneCard
          profile={profile}
          text={t('takenBack.text')}
          undo={t('takenBack.undo')}
          undoLabel={t('takenBack.undoLabel', { name: profile.name })}
          onUndo={() => void dispatch(like({ profile: id, source: 'likes', again: true }))}
        />
      }
    />
  );
}
