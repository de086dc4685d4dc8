import { gate } from '@frontage/consent';
import { withdrawal } from '@frontage/consent/withdrawal';
import { onWithdrawal, type Terms } from '@frontage/lib/consent';

interface Content {
	/** Takes the place of the notice. */
	element: HTMLElement;
	/** Runs when the element is in the page. */
	start?: () => void;
}

/**
 * Shows content of a network while the visitor's browser may contact it; asks again once it may not.
 *
 * @param island The island around the notice.
 * @param terms  Consent terms from the server.
 * @param make   Makes the content, each time that it is shown.
 * @return Stops.
 */
export function afterConsent(
	island: Element,
	terms: Terms,
	make: () => Content
): () => void {
	let end = () => {};
	const wait = () => {
		let shown = () => {};
		const stop = gate( island, terms, ( notice ) => {
			const { element, start } = make();
			const below = withdrawal( notice, terms );
			notice.replaceWith( element, ...below );
			start?.();
			shown = onWithdrawal( terms, () => {
				shown();
				below.forEach( ( line ) => line.remove() );
				element.replaceWith( notice );
				wait();
			} );
		} );
		end = () => {
			stop();
			shown();
		};
	};
	wait();
	return () => end();
}
