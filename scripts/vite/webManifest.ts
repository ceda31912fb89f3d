/** The web app manifest: what the installed app is called and how it opens. */
import type { ManifestOptions } from 'vite-plugin-pwa';

/** A way into the members' area from the icon of the installed app; who is logged out meets the log-in on the way. */
const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url: `${url}?source=app`,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
});

/** A picture of the app that stores and the browser's question about installing show; nobody else loads it. */
const screenshot = (picture: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${picture}-${form_factor}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
});

/** One manifest for all languages: its texts are in the product's default one, and few. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  lang: 'en',
  dir: 'ltr',
  name: 'Vesper',
  short_name: 'Vesper',
  description: 'Dating and conversation for adults',
  start_url: '/members?source=app',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  background_color: '#fdfaf8',
  theme_color: '#d41f3d',
  categories: ['social', 'lifestyle'],
  shortcuts: [
    shortcut('Messages', '/chats', 'chats'),
    shortcut('Likes', '/likes', 'likes'),
    shortcut('Search', '/members', 'search'),
  ],
  screenshots: [
    screenshot('search', '780x1688', 'narrow', 'Search'),
    screenshot('chat', '780x1688', 'narrow', 'Messages'),
    screenshot('search', '1440x900', 'wide', 'Search'),
    screenshot('chats', '1440x900', 'wide', 'Messages'),
  ],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};
