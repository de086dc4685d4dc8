/**
 * Reports what the queue decides about an overlay, and why.
 *
 * On the overlay, bubbles. Detail: `what` happened (`ready`, `asked`, `refused`, `queued`, `waits`, `barred`, `opened`,
 * `missed`), and `why`: a trigger, a condition, or what it waits for.
 *
 * @event frontage:queue
 */
const EVENT = 'frontage:queue';

/**
 * Reports a decision; the owner's simulator and log listen.
 *
 * @param overlay Whose turn was decided.
 * @param what    What happened.
 * @param why     Rule that decided; empty for none.
 */
export const emit = ( overlay: Element, what: string, why = '' ) =>
	overlay.dispatchEvent(
		new CustomEvent( EVENT, { bubbles: true, detail: { what, why } } )
	);
