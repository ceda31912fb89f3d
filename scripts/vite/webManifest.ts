/** The web app manifest: what the installed app is called and how it opens. */
import type { ManifestOptions } from 'vite-plugin-pwa';

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Vesper',
  short_name: 'Vesper',
  description: 'Dating and conversation for adults',
  start_url: '/members?source=app',
  scope: '/',
  display: 'standalone',
  background_color: '#fdfaf8',
  theme_color: '#d41f3d',
  categories: ['social', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};
