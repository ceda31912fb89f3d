/** The match moment, its first line being the draft of the conversation that it leads to. */
import type { Profile } from '@/domain/model';
import { draftChanged, selectDraft } from '@/features/chats/chatsSlice';
import { useChatIcebreakersQuery } from '@/features/chats/memberQueries';
import { MatchModal } from '@/features/likes/MatchModal';
import { OpeningLine } from '@/features/likes/OpeningLine';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** How many suggestions fit beside a picture. */
const IDEAS = 3;

export function MatchMoment() {
  return <MatchModal renderOpening={(profile) => <Opening {...profile} />} />;
}

/** What is written here stands in the conversation's writing field, and what stood there already stands here. */
function Opening({ id, name }: Pick<Profile, 'id' | 'name'>) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectDraft(state, id));
  const { data } = useChatIcebreakersQuery(id);
  return (
    <OpeningLine
      name={name}
      text={text}
      onWrite={(line) => dispatch(draftChanged({ profile: id, text: line }))}
      ideas={data?.lines.slice(0, IDEAS) ?? []}
    />
  );
}
