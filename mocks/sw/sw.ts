/** The service worker of development and the QA build: the app's own, then the mock backend. The order matters. */
import '../../src/sw/sw';
import './gate';
import './pushTest';
