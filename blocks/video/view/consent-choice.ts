import {
	agree,
	mayContact,
	onWithdrawal,
	withdraw,
} from '@frontage/lib/consent';
import type { Terms } from '@frontage/lib/consent';
import type { Props } from './types';

/**
 * Runs the button that remembers consent, or withdraws it.
 *
 * @param button From the server.
 * @param terms  Consent terms from the server.
 * @param words  Its labels.
 * @param then   What follows.
 * @return Stops.
 */
export function consentChoice(
	button: HTMLButtonElement,
	terms: Terms,
	words: Props[ 'words' ],
	then: { play: () => void; stop: () => void }
): () => void {
	const ended = new AbortController();
	const show = () => {
		button.textContent = mayContact( terms ) ? words.stop : words.always;
	};
	button.addEventListener(
		'click',
		() => {
			if ( mayContact( terms ) ) {
				withdraw( terms );
			} else {
				agree( terms );
				then.play();
			}
		},
		ended
	);
	document.addEventListener( 'frontage:consent', show, ended );
	const stop = onWithdrawal( terms, () => {
		show();
		then.stop();
	} );
	show();
	return () => {
		ended.abort();
		stop();
	};
}
