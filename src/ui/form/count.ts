/** Counts what visitors do with a form, if its author wants that. */
import { countOnce } from './count-once';
import type { FormParts } from './types';

/**
 * Counts an event once per page view.
 *
 * @param parts The form.
 * @param what  `begun`, or `step2` and so on.
 */
export function count( { form, counts }: FormParts, what: string ): void {
	if ( counts ) {
		countOnce( form, what );
	}
}

/**
 * Notes and counts when the visitor begins to use the form.
 *
 * @param parts The form.
 */
export function countUse( parts: FormParts ): void {
	const { form, signal } = parts;
	const begin = () => {
		parts.hasBegun = true;
		count( parts, 'begun' );
	};
	form.addEventListener( 'focusin', begin, { once: true, signal } );
	if ( form.contains( form.ownerDocument.activeElement ) ) {
		begin();
	}
}
