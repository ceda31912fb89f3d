/** The places behind the photos: free ones to fill, and the room that Premium has (spec 6). */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ImagePlus, Lock, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { PREMIUM_PHOTOS } from '@/config/limits';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import type { ButtonKind } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { FilePick } from './FilePick';
import { selectUploads } from './photosSlice';
import { ChooseButton } from './PickButtons';
import { selectRoom } from './uploadThunks';

interface RoomTilesProps {
  /** Tiles behind the main one that hold a photo or a file on its way. */
  others: number;
  /** Without the way to the shop; the page has another button that goes on. */
  compact: boolean;
  onPick: (files: readonly File[]) => void;
}

/** Small tiles that stand beside the main one, in two rows of two. */
const BESIDE_MAIN = 4;

export function RoomTiles({ others, compact, onPick }: RoomTilesProps) {
  const room = useAppSelector(selectRoom);
  const paid = useAppSelector(selectPaidUser);
  // What was picked comes first: adding it is the one red button then.
  const isPicked = useAppSelector(selectUploads).length > 0;
  const isFirstRowOpen = others < BESIDE_MAIN / 2;
  const slots = Math.min(
    room,
    isFirstRowOpen ? BESIDE_MAIN / 2 - others : others === BESIDE_MAIN / 2 ? 0 : 1,
  );
  const hasWide = others <= BESIDE_MAIN / 2;
  const isOpen = paid && hasWide && room > slots;
  return (
    <>
      {Array.from({ length: slots }, (_, index) => (
        <AddTile key={index} spare={isOpen} onPick={onPick} />
      ))}
      {isOpen && (
        <OpenRoom
          room={room}
          row={others % 2 === 1}
          kind={compact || isPicked ? 'quiet' : 'primary'}
          onPick={onPick}
        />
      )}
      {!paid && !compact && <LockedRoom room={PREMIUM_PHOTOS - others - 1 - room} />}
    </>
  );
}

/** @param spare quiet beside the room of Premium, and not on phones: that is where photos are chosen */
function AddTile({ spare, onPick }: Pick<RoomTilesProps, 'onPick'> & { spare: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <li className={clsx('photo-slot', spare && 'photo-slot-spare')}>
      <FilePick className="photo-add" onPick={onPick}>
        <span className="photo-medal">
          <Icon as={Plus} size={24} />
        </span>
        {t('photos.add')}
      </FilePick>
    </li>
  );
}

interface OpenRoomProps extends Pick<RoomTilesProps, 'onPick'> {
  room: number;
  /** On phones it begins a row, and fills it. */
  row: boolean;
  kind: ButtonKind;
}

function OpenRoom({ room, row, kind, onPick }: OpenRoomProps) {
  const { t } = useTranslation('profile');
  return (
    <li className={clsx('photo-slot photo-slot-wide', row && 'photo-slot-row')}>
      <span className="photo-medal" aria-hidden="true">
        <Icon as={ImagePlus} size={24} />
      </span>
      <p className="strong">{t('photos.room', { count: room })}</p>
      <p className="photo-slot-touch small muted">{t('photos.roomSeveral')}</p>
      <p className="photo-slot-mouse small muted">{t('photos.roomHow')}</p>
      <div className="photo-picks">
        <ChooseButton kind={kind} onPick={onPick} />
      </div>
    </li>
  );
}

function LockedRoom({ room }: { room: number }) {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  return (
    <li className="photo-slot photo-slot-wide">
      <span className="photo-medal" aria-hidden="true">
        <Icon as={Lock} size={24} />
      </span>
      <p className="strong">{t('photos.room', { count: room })}</p>
      <p className="small muted">{t('photos.withPremium')}</p>
      <Link
        className={buttonClass({ kind: 'quiet', size: 'sm' })}
        to={`${path('premium')}?next=${encodeURIComponent(pathname)}`}
      >
        {t('photos.packages')}
      </Link>
    </li>
  );
}
