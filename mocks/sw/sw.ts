/** The service worker of development and the QA build: the app's own, then the gate, then the mock's. The order matters. */
import '../../src/sw/sw';
import './gate';
import 'msw/mockServiceWorker.js';
