/** Which presses the platform answers by itself, so that they are neither held back nor repeated. */
import { TAG } from './island';

const NATIVE =
	'summary,label,input,select,textarea,[controls],[popovertarget],[commandfor]';

/** Has happened when the press came before the runtime: the link followed, the form sent. */
const NATIVE_BEFORE = `${ NATIVE },[href],form button:not([type=button])`;

/** Of what the module may answer, what it should not: a download, another window. */
const NATIVE_NOW = `${ NATIVE },[download],[target]:not([target=_self])`;

/**
 * What was pressed: the nearest control, else the island.
 * @param target
 */
export function controlOf( target: Element ): Element {
	return target.closest( `${ NATIVE },[href],[role],button,${ TAG }` )!;
}

/**
 * Whether the platform answers a press on that control.
 *
 * @param control     From `controlOf()`.
 * @param hasHappened A click from before the runtime was there.
 */
export function isAnswered( control: Element, hasHappened: boolean ): boolean {
	return control.matches( hasHappened ? NATIVE_BEFORE : NATIVE_NOW );
}

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
			( /^(Arr|Home|End|Esc)/.test( event.key ) &&
				( event.target as Element ).matches( '[role]' ) ) )
	);
}
