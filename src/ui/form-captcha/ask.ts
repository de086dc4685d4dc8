import { gate, type Terms } from '@frontage/consent';

const ASK = '.frontage-form__ask';

/** Companies that the visitor agreed to on this page, for good or not. */
const agreed = new Set< string >();

/**
 * Asks before another company's script comes; a sum stands in for a no.
 *
 * Shows the question, unless the visitor agreed before.
 *
 * @param place Where the form has room for captchas; the server's HTML is in it.
 * @param terms Whose consent it is.
 */
export function ask( place: Element, terms: Terms ): void {
	const box = place.querySelector< HTMLElement >( ASK );
	if ( ! box ) {
		return;
	}
	if ( agreed.has( terms.vendor ) ) {
		box.remove();
		return;
	}
	box.hidden = false;
	gate( place, terms, () => {
		agreed.add( terms.vendor );
		const hadFocus = box.contains( box.ownerDocument.activeElement );
		box.remove();
		if ( hadFocus ) {
			place
				.closest( 'form' )
				?.querySelector< HTMLElement >( '[type=submit]' )
				?.focus();
		}
	} );
}

/**
 * Whether the company may be contacted for this form.
 *
 * @param place Where the form has room for captchas.
 */
export const mayAsk = ( place: Element ): boolean =>
	! place.querySelector( ASK );
