/** Selectors for clicks and keys that the browser handles natively, so that they are neither held nor replayed. */
import { TAG } from './island';

/** Controls that the browser always handles. */
const NATIVE = 'summary,label,input,select,textarea,[controls],[popovertarget]';

/** Selector for anything clickable; the island itself if there is no control. */
export const CONTROL = `${ NATIVE },[href],[role],button,${ TAG }`;

/** What the browser handled before the runtime was there: it followed the link or submitted the form. */
export const ANSWERED = `${ NATIVE },[href],form button:not([type=button])`;

/** Of those, links that open another page; a later click on a link must not be held for them. */
export const LEAVES = '[href]:not([href^="#"])';

/** What the browser handles now; links and forms go to the module first, except downloads and new windows. */
export const ANSWERS = `${ NATIVE },[download],[target=_blank]`;

/** Keys that widget roles handle. Enter and Space arrive as clicks. */
export const WIDGET_KEY = /^(Ar|Ho|End|Es)/;
