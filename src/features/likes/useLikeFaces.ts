/** The faces of those who like the member, for a row of them. */
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { selectReceived } from './likesSlice';

/** As many as say that there are some. */
const FACES = 3;

/** Those who liked the member last, the new ones first, as far as they have a picture. */
export function useLikeFaces(): readonly { name: string; src: string }[] {
  const received = useAppSelector(selectReceived);
  const table = useAppSelector(selectProfileTable);
  const imageUrl = useImageUrl();
  return received
    .flatMap(({ id }) => {
      const profile = table[id];
      const src = imageUrl(profile?.main_image?.thumb_filename);
      return profile === undefined || src === null ? [] : [{ name: profile.name, src }];
    })
    .slice(0, FACES);
}
