/** Which presses the platform answers by itself, so that they are neither held back nor repeated. */

const NATIVE =
	'summary,label,select,textarea,[controls],[popovertarget],[commandfor],input:not([type=submit],[type=button])';

const CONTROL = `[href],[role],button,input,${ NATIVE }`;

/** What was pressed: the nearest control inside the island, if any. */
export function controlOf( target: Element, island: Element ): Element | null {
	const control = target.closest( CONTROL );
	return island.contains( control ) ? control : null;
}

/**
 * Whether the platform answers a click on that control.
 *
 * Links and submit buttons are the platform's only before the runtime is there (`early`): it has
 * already followed or sent them. Later the island's module gets them first.
 */
export function isAnswered( control: Element | null, early: boolean ): boolean {
	return !! control?.matches(
		early
			? `[href],form :not([type=button]),${ NATIVE }`
			: `[download],[target]:not([target=_self]),${ NATIVE }`
	);
}

const WIDGET_KEYS = /^(Arr|Home|End$|Esc)/;

/** A plain primary click, or a key that a widget role answers; Enter and Space arrive as clicks. */
export function isPress( event: MouseEvent & KeyboardEvent ): boolean {
	return (
		! (
			event.defaultPrevented ||
			event.ctrlKey ||
			event.metaKey ||
			event.shiftKey ||
			event.altKey ||
			event.button
		) &&
		( ! event.key ||
			( WIDGET_KEYS.test( event.key ) &&
				( event.target as Element ).matches( '[role]' ) ) )
	);
}
