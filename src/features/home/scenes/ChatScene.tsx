/** The beginning of a conversation, the other one writing. */
import { useTranslation } from 'react-i18next';
import nora from '@/assets/portraits/wall/nora.webp';
import { Face } from './Face';

export function ChatScene() {
  const { t } = useTranslation('home');
  return (
    <div className="scene-chat">
      <span className="bubble bubble-in">{t('scenes.theirs')}</span>
      <span className="bubble bubble-out">{t('scenes.mine')}</span>
      <Face src={nora} />
      <span className="bubble bubble-in typing">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
