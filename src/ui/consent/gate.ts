import { grantConsent, onConsent, type Terms } from '@frontage/lib/consent';
import { queryOwn } from '@frontage/lib/query-own';

/**
 * Runs the consent notice printed by `Render\Consent::notice()`.
 *
 * Loads the content behind the notice once: immediately if the visitor agreed before, else on click.
 *
 * @param island The island, or the element around the notice.
 * @param terms  Consent terms from the server.
 * @param load   Replaces the notice with the content; receives the notice.
 * @return Stops.
 */
export function gate(
	island: Element,
	terms: Terms,
	load: ( notice: HTMLElement ) => void
): () => void {
	const [ notice ] = queryOwn( island, '.frontage-consent' );
	if ( ! notice ) {
		return () => {};
	}
	const done = () => {
		stop();
		notice.removeEventListener( 'click', press );
		load( notice );
	};
	function press( { target }: Event ) {
		const choice = ( target as Element ).closest< HTMLElement >(
			'[data-consent]'
		)?.dataset.consent;
		if ( choice === 'always' ) {
			grantConsent( terms );
		} else if ( choice ) {
			done();
		}
	}
	let stop = () => {};
	notice.addEventListener( 'click', press );
	stop = onConsent( terms, done );
	return () => {
		stop();
		notice.removeEventListener( 'click', press );
	};
}
