/** The language dropdown (spec 2): loads, then switches, remembers in the cookie and the account; an address that names a language follows. */
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';
import { LOCALE_NAMES, LOCALE_TAGS, LOCALES } from '@/config/locales';
import { addressIn } from '@/domain/localeChoice';
import type { Locale } from '@/domain/model';
import { currentLocale } from '@/i18n/i18n';
import { useAppDispatch } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { Menu } from '@/ui/Menu';
import { MenuItem } from '@/ui/MenuItem';
import { chooseLanguage } from '../language/chooseLanguage';

interface LanguageMenuProps {
  /** The globe alone. */
  compact?: boolean;
  /** Opens upwards, where nothing but the page's end is below. */
  up?: boolean;
}

export function LanguageMenu({ compact = false, up = false }: LanguageMenuProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = location;
  const navigate = useNavigate();
  const current = currentLocale();
  const choose = async (locale: Locale): Promise<void> => {
    const { href } = window.location;
    await dispatch(chooseLanguage(locale));
    // Whoever has gone on meanwhile, which may have ended this menu, stays there.
    if (window.location.href !== href) return;
    const address = addressIn(currentLocale(), pathname, search);
    if (address !== pathname + search) await navigate(address + hash, { replace: true, state });
  };
  return (
    <Menu
      align="end"
      up={up}
      label={t('nav.languageNow', { language: LOCALE_NAMES[current] })}
      triggerClass={compact ? iconButtonClass() : 'nav-pill'}
      trigger={
        <>
          <Icon as={Globe} />
          {!compact && <span lang={LOCALE_TAGS[current]}>{LOCALE_NAMES[current]}</span>}
        </>
      }
    >
      {LOCALES.map((locale) => (
        <MenuItem
          key={locale}
          checked={locale === current}
          lang={LOCALE_TAGS[locale]}
          onSelect={() => void choose(locale)}
        >
          {LOCALE_NAMES[locale]}
        </MenuItem>
      ))}
    </Menu>
  );
}
