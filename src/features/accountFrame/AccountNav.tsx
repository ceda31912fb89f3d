/** The links between the pages of the account: a list beside the page, a row above it on narrow windows. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '@/ui/Icon';
import { useCurrentInView } from '@/ui/useCurrentInView';
import { useAccountLinks } from './useAccountLinks';
import './moreLinks.scss';

export function AccountNav() {
  const { t } = useTranslation('profile');
  const { links, current } = useAccountLinks();
  const row = useCurrentInView<HTMLUListElement>(current);

  return (
    <nav className="account-nav" aria-label={t('frame.label')}>
      <ul ref={row}>
        {links.map(({ to, icon, text }, index) => (
          <li key={to}>
            <Link to={to} aria-current={index === current ? 'page' : undefined}>
              <Icon as={icon} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
