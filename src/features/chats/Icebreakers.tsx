/** Suggested first lines: choosing one fills the writing field, nothing is sent yet (spec 2). */
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { draftChanged } from './chatsSlice';
import { useChatIcebreakersQuery } from './memberQueries';

/** @param profile the addressee's profile id; shows nothing while there are no lines */
export function Icebreakers({ profile }: { profile: string }) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const { data } = useChatIcebreakersQuery(profile);
  if (!data || data.lines.length === 0) return null;
  return (
    <section className="icebreakers" aria-labelledby="icebreakers-title">
      <div className="chat-mid">
        <h2 className="icebreakers-title" id="icebreakers-title">
          {t('icebreakers.title')}
        </h2>
        <ul className="icebreakers-lines">
          {data.lines.map((line) => (
            <li key={line}>
              <button
                type="button"
                className="chip"
                onClick={() => dispatch(draftChanged({ profile, text: line }))}
              >
                {line}
              </button>
            </li>
          ))}
        </ul>
        <p className="icebreakers-price">{t('icebreakers.price', { count: data.cost })}</p>
      </div>
    </section>
  );
}
