/** A route whose page is still being built. */
import { Coming } from './parts/Coming';

export default Coming;
