/** Entry of the service worker: wires events, nothing else (spec 7). */
import { serveAssets } from './assets';
import { servePages } from './precache';
import './push';
import './update';

serveAssets(servePages());

export {};
