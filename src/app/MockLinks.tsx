/** `/qa/links`: the link builder. */
import { LINKS_PAGE } from '@/config/testerPages';
import { LinkBuilder } from '@/features/linkBuilder/LinkBuilder';
import { TesterPage } from './TesterPage';

export function MockLinks() {
  return (
    <TesterPage title={LINKS_PAGE.title}>
      <LinkBuilder />
    </TesterPage>
  );
}
