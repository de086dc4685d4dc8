import { agree, onConsent, type Terms } from '@frontage/lib/consent';
import { owned } from '@frontage/lib/owned';

/**
 * The notice that `Render\Consent::notice()` printed, at work.
 *
 * Loads what stands behind the notice, once: at once if the visitor agreed before, else when asked to.
 *
 * @param island The island, or the element around the notice.
 * @param terms  What the server printed.
 * @param load   Puts it in the notice's place; gets the notice.
 * @return Stops.
 */
export function gate(
	island: Element,
	terms: Terms,
	load: ( notice: HTMLElement ) => void
): () => void {
	const [ notice ] = owned( island, '.frontage-consent' );
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
			agree( terms );
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
