import { gate, type Terms } from '@frontage/consent';

const ASK = '.frontage-form__ask';

/** Third parties that the visitor allowed on this page, permanently or not. */
const agreed = new Set< string >();

/**
 * Asks for consent before a third party's script is loaded; visitors who decline get a math question.
 *
 * Shows the question, unless the visitor agreed before.
 *
 * @param place The form's captcha container, with the server's HTML in it.
 * @param terms Consent terms.
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
 * Returns whether the third party may be contacted for this form.
 *
 * @param place The form's captcha container.
 */
export const mayAsk = ( place: Element ): boolean =>
	! place.querySelector( ASK );
