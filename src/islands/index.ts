/** The islands runtime: the only script a page loads initially. At most 1.5 KB gzip. */
import { Island, TAG } from './island';
import { watchPresses } from './presses';

customElements.define( TAG, Island );
watchPresses();
