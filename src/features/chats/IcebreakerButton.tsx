/** The button that opens the suggested opening lines; nothing once it is known that there are none. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sparkles } from 'lucide-react';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { selectPicture } from './attachmentsSlice';
import { IcebreakerModal } from './IcebreakerModal';
import { useChatIcebreakersQuery } from './memberQueries';

interface IcebreakerButtonProps {
  /** The addressee's profile id. */
  profile: string;
  name: string;
}

export function IcebreakerButton({ profile, name }: IcebreakerButtonProps) {
  const { t } = useTranslation('chats');
  const { data } = useChatIcebreakersQuery(profile);
  // Send has been pressed: the words stay while they wait for their picture.
  const isWaiting = useAppSelector((state) => selectPicture(state, profile)?.wanted ?? false);
  const [open, setOpen] = useState(false);
  if (data?.lines.length === 0) return null;
  return (
    <>
      <Button
        kind="outline"
        icon={<Icon as={Sparkles} />}
        aria-haspopup="dialog"
        aria-disabled={isWaiting || undefined}
        onClick={() => setOpen(!isWaiting)}
      >
        {t('icebreakers.open')}
      </Button>
      <IcebreakerModal open={open} profile={profile} name={name} onClose={() => setOpen(false)} />
    </>
  );
}
