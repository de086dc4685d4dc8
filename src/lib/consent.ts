/**
 * Whether the visitor's browser may contact another company: decided here, so that pages are the
 * same for everybody.
 *
 * A consent plugin (WP Consent API) decides where there is one; else what the visitor said before.
 */

/** What `Render\Consent::terms()` prints. */
export interface Terms {
	/** The company's slug. */
	vendor: string;
	/** A category of the WP Consent API, such as `marketing`. */
	category: string;
	/** What the owner chose: ask and remember, ask each time, load at once. */
	mode: 'ask' | 'click' | 'allow';
}

declare global {
	interface Window {
		wp_has_consent?: ( category: string ) => boolean;
	}
}

const KEY = 'frontage-consent';
/**
 * Reports that the visitor has allowed an outside service.
 *
 * On the document. Detail: the name of the service.
 *
 * @event frontage:consent
 */
const EVENT = 'frontage:consent';
const API_EVENT = 'wp_listen_for_consent_change';

/** Companies the visitor said yes to for good; none where the browser keeps nothing. */
function remembered(): string[] {
	try {
		const list: unknown = JSON.parse( localStorage.getItem( KEY ) ?? '[]' );
		return Array.isArray( list ) ? list.map( String ) : [];
	} catch {
		return [];
	}
}

/**
 * Whether the company may be contacted without asking now.
 *
 * @param terms What the server printed.
 */
export function mayContact( terms: Terms ): boolean {
	const { vendor, category, mode } = terms;
	if ( window.wp_has_consent ) {
		return window.wp_has_consent( category );
	}
	return (
		mode === 'allow' ||
		( mode === 'ask' && remembered().includes( vendor ) )
	);
}

/**
 * Remembers a yes, also for the other places on the page that wait for it.
 *
 * @param terms What the server printed.
 */
export function agree( terms: Terms ): void {
	const { vendor } = terms;
	try {
		localStorage.setItem(
			KEY,
			JSON.stringify( [ ...new Set( [ ...remembered(), vendor ] ) ] )
		);
	} catch {
		// It holds for this page then.
	}
	document.dispatchEvent( new CustomEvent( EVENT, { detail: vendor } ) );
}

/**
 * Calls once, as soon as the company may be contacted: at once, or when the visitor agrees elsewhere.
 *
 * @param terms What the server printed.
 * @param then  What to do.
 * @return Stops waiting.
 */
export function onConsent( terms: Terms, then: () => void ): () => void {
	const stop = () => {
		document.removeEventListener( EVENT, check );
		document.removeEventListener( API_EVENT, check );
	};
	function check( event?: Event ) {
		const said = ( event as CustomEvent | undefined )?.detail;
		if ( said === terms.vendor || mayContact( terms ) ) {
			stop();
			then();
		}
	}
	document.addEventListener( EVENT, check );
	document.addEventListener( API_EVENT, check );
	check();
	return stop;
}
