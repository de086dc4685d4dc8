import {
	isDecidedElsewhere,
	mayContact,
	withdraw,
	type Terms,
} from '@frontage/lib/consent';

/**
 * Returns a button that withdraws consent, to be shown beside what has loaded; nothing if none is remembered.
 *
 * What has loaded is removed by `onWithdrawal()`.
 *
 * @param notice The notice printed by `Render\Consent::notice()`, which has its label.
 * @param terms  Consent terms from the server.
 */
export function withdrawal(
	notice: HTMLElement | null,
	terms: Terms
): Element[] {
	const stop = notice?.dataset.stop;
	if ( ! stop || isDecidedElsewhere( terms ) || ! mayContact( terms ) ) {
		return [];
	}
	const line = document.createElement( 'p' );
	const button = document.createElement( 'button' );
	line.className = 'frontage-consent__stop';
	button.type = 'button';
	button.textContent = stop;
	button.addEventListener( 'click', () => withdraw( terms ) );
	line.append( button );
	return [ line ];
}
