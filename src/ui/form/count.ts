/** Counts what happens to a form: numbers only, nothing about the visitor. */
import { readPageData } from '@frontage/lib/page-data';
import type { FormParts } from './types';

/**
 * Counts an event once per page view, even if the page is being unloaded.
 *
 * @param parts The form.
 * @param what  `seen`, `begun`, or `step2` and so on.
 */
export function count( { form, counted }: FormParts, what: string ): void {
	const reference = form.elements.namedItem( 'frontage_form' );
	if ( ! counted.has( what ) && reference ) {
		counted.add( what );
		navigator.sendBeacon?.(
			readPageData().ajax,
			new URLSearchParams( {
				action: 'frontage_form_count',
				frontage_form: ( reference as HTMLInputElement ).value,
				what,
			} )
		);
	}
}

/**
 * Counts when the form comes into view, and when the visitor begins to use it.
 *
 * @param parts The form.
 */
export function countUse( parts: FormParts ): void {
	const { form, signal } = parts;
	const begin = () => {
		count( parts, 'seen' );
		count( parts, 'begun' );
	};
	form.addEventListener( 'focusin', begin, { once: true, signal } );
	if ( form.contains( form.ownerDocument.activeElement ) ) {
		begin();
	}
	const view = new IntersectionObserver( ( entries ) => {
		if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
			view.disconnect();
			count( parts, 'seen' );
		}
	} );
	view.observe( form );
	signal.addEventListener( 'abort', () => view.disconnect() );
}
