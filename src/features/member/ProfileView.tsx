/** A member's page: the profile, with what the viewer can do there (spec 2). */
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { selectLoggedIn, selectOwnProfileId } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { late } from '@/core/parts/late';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { MemberPageData } from './memberApi';
import { ProfileActions, ProfileBar } from './ProfileActions';
import { ProfileFrame } from './ProfileFrame';
import { ProfileMenu } from './ProfileMenu';
import { ProfileNotes } from './ProfileNotes';
import { ReportLink } from './ReportLink';
import { useAside } from './useAside';
import { useAskedFor } from './useAskedFor';
import { useBlocked } from './useBlocked';

const BlockedNotice = late(() => import('./BlockedNotice').then((m) => m.BlockedNotice), ['safety']);

interface ProfileViewProps {
  id: string;
  /** Undefined while it loads. */
  member: MemberPageData | undefined;
  like: { liked: boolean; busy: boolean; toggle: () => void };
  /** Below the profile: related members. */
  children?: ReactNode;
}

/** On one's own profile there is nothing to do. */
export function ProfileView({ id, member, like, children }: ProfileViewProps) {
  const own = useAppSelector(selectOwnProfileId);
  const loggedIn = useAppSelector(selectLoggedIn);
  const dispatch = useAppDispatch();
  const aside = useAside(id);
  const block = useBlocked(id, member?.relation.blocked ?? false);
  const others = member !== undefined && id !== own;
  const open = others && !block.blocked;
  useAskedFor('gift', open && loggedIn, () => dispatch(modalOpened({ name: 'gift', profile: id })));
  return (
    <ProfileFrame
      id={id}
      member={member}
      menu={
        others && loggedIn ? <ProfileMenu profile={member.profile} aside={aside} block={block} /> : undefined
      }
      actions={
        open && (
          <>
            <ProfileActions profile={member.profile} like={like} />
            <ProfileNotes name={member.profile.name} aside={aside} block={block} />
          </>
        )
      }
      closed={
        member && block.blocked ? (
          <Suspense>
            <BlockedNotice name={member.profile.name} block={block} />
          </Suspense>
        ) : undefined
      }
    >
      {others && !loggedIn && <ReportLink id={id} />}
      {!block.blocked && children}
      {open && <ProfileBar profile={member.profile} like={like} />}
    </ProfileFrame>
  );
}
