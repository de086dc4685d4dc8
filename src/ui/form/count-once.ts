import { readPageData } from '@frontage/lib/page-data';

/** What this page view has counted, so that the form in an answer does not count again. */
const counted = new Set< string >();

/**
 * Counts what happens to a form once per page view, even if the page is being unloaded: a number, nothing about the visitor.
 *
 * @param form The form; its signed reference says which one.
 * @param what `seen`, `begun`, or `step2` and so on.
 */
export function countOnce( form: HTMLFormElement, what: string ): void {
	const reference = form.elements.namedItem( 'frontage_form' );
	const { value } = ( reference ?? {} ) as Partial< HTMLInputElement >;
	if ( value && ! counted.has( value + what ) ) {
		counted.add( value + what );
		navigator.sendBeacon?.(
			readPageData().ajax,
			new URLSearchParams( {
				action: 'frontage_form_count',
				frontage_form: value,
				what,
			} )
		);
	}
}
