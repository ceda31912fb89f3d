/** What stays of a card after the reader's own act: the dimmed picture, what happened, and the way back. */
import { useId } from 'react';
import { Undo2 } from 'lucide-react';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Portrait } from '@/ui/Portrait';

interface GoneCardProps {
  profile: Profile;
  /** What happened. */
  text: string;
  undo: string;
  /** The name of the button with the member's. */
  undoLabel: string;
  onUndo: () => void;
}

export function GoneCard({ profile, text, undo, undoLabel, onUndo }: GoneCardProps) {
  const imageUrl = useImageUrl();
  const textId = useId();
  return (
    <div className="gone-card">
      <Portrait src={imageUrl(profile.main_image?.filename)} alt="" />
      <div className="gone-words">
        <p id={textId}>
          <strong>{profile.name}</strong> {text}
        </p>
        <Button
          kind="white"
          size="sm"
          icon={<Icon as={Undo2} size={18} />}
          aria-label={undoLabel}
          aria-describedby={textId}
          onClick={onUndo}
        >
          {undo}
        </Button>
      </div>
    </div>
  );
}
