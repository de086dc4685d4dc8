/** Which presses the platform answers by itself, so that they are neither held back nor repeated. */
import { TAG } from './island';

/** What the platform answers at any time. */
const NATIVE = 'summary,label,input,select,textarea,[controls],[popovertarget]';

/** What can be pressed; the island itself, where no control was. */
export const CONTROL = `${ NATIVE },[href],[role],button,${ TAG }`;

/** What the platform has done before the runtime was there: followed the link, sent the form. */
export const ANSWERED = `${ NATIVE },[href],form button:not([type=button])`;

/** What of that opens another page, for which a later link must not be held back. */
export const LEAVES = '[href]:not([href^="#"])';

/** What it does now; links and forms are first the module's, but not a download or a new window. */
export const ANSWERS = `${ NATIVE },[download],[target=_blank]`;

/**
 * A plain primary click, or a key that a widget role answers; Enter and Space arrive as clicks.
 * @param event
 */
export function isPress( event: MouseEvent & KeyboardEvent ): boolean {
	return (
		! (
			event.ctrlKey ||
			event.metaKey ||
			event.shiftKey ||
			event.altKey ||
			event.button
		) &&
		( ! event.key ||
			( /^(Ar|Ho|End|Es)/.test( event.key ) &&
				( event.target as Element ).matches( '[role]' ) ) )
	);
}
