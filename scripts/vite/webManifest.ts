/** The web app manifest: what the installed app is called and how it opens. */
import type { ManifestOptions } from 'vite-plugin-pwa';

/** A way into the members' area from the icon of the installed app; who is logged out meets the log-in on the way. */
const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url: `${url}?source=app`,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
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
  background_color: '#fdfaf8',
  theme_color: '#d41f3d',
  categories: ['social', 'lifestyle'],
  shortcuts: [
    shortcut('Messages', '/chats', 'chats'),
    shortcut('Likes', '/likes', 'likes'),
    shortcut('Search', '/members', 'search'),
  ],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};
