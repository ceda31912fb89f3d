/** Entry of the service worker: wires events, nothing else (spec 7). */
import './precache';
import './assets';
import './push';
import './update';

export {};
