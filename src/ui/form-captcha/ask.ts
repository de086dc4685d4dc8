import { onWithdrawal } from '@frontage/lib/consent';
import { gate, type Terms } from '@frontage/consent';
import { withdrawal } from '@frontage/consent/withdrawal';

const ASK = '.frontage-form__ask';

/** Says that the service has been allowed and checks when the form is sent. */
function announce( place: Element, text?: string ): void {
	if ( text ) {
		const said = document.createElement( 'p' );
		said.role = 'status';
		said.textContent = text;
		place.append( said );
	}
}

/** Third parties that the visitor allowed on this page, permanently or not. */
const agreed = new Set< string >();

/**
 * Asks for consent before a third party's script is loaded; visitors who decline get a math question.
 *
 * Shows the question, unless the visitor agreed before.
 *
 * @param place The form's captcha container, with the server's HTML in it.
 * @param terms Consent terms.
 * @param ready Called when the visitor agrees now, or agreed before.
 */
export function ask(
	place: Element,
	terms: Terms,
	ready: () => void = () => {}
): void {
	const box = place.querySelector< HTMLElement >( ASK );
	if ( ! box ) {
		return;
	}
	if ( agreed.has( terms.vendor ) ) {
		box.remove();
		ready();
		return;
	}
	box.hidden = false;
	gate( place, terms, ( notice ) => {
		agreed.add( terms.vendor );
		const hadFocus = box.contains( box.ownerDocument.activeElement );
		box.remove();
		announce( place, box.dataset.agreed );
		const below = withdrawal( notice, terms );
		place.append( ...below );
		// What has loaded stays until the page is left; the next one asks again.
		onWithdrawal( terms, () => {
			agreed.delete( terms.vendor );
			below.forEach( ( line ) => line.remove() );
		} );
		ready();
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
