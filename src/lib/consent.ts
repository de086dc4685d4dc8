/**
 * Whether the visitor's browser may contact a third party. Decided in the browser, so that cached
 * pages are the same for everyone.
 *
 * A consent plugin (WP Consent API) decides if there is one, else the visitor's earlier choice.
 */

/** The data that `Render\Consent::terms()` prints. */
export interface Terms {
	/** Slug of the third party. */
	vendor: string;
	/** A category of the WP Consent API, such as `marketing`. */
	category: string;
	/** The owner's setting: ask and remember, ask each time, load at once. */
	mode: 'ask' | 'click' | 'allow';
}

declare global {
	interface Window {
		wp_has_consent?: ( category: string ) => boolean;
	}
}

const KEY = 'frontage-consent';
/**
 * Reports that the visitor has allowed a third-party service.
 *
 * On the document. Detail: the name of the service.
 *
 * @event frontage:consent
 */
const EVENT = 'frontage:consent';
/**
 * Reports that the visitor no longer allows a third-party service.
 *
 * On the document. Detail: the name of the service.
 *
 * @event frontage:consent-withdrawn
 */
const WITHDRAWN = 'frontage:consent-withdrawn';
const API_EVENT = 'wp_listen_for_consent_change';

/** For how long consent is remembered (S0 §9). */
const MOST_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns when the consent for each third party ends, in milliseconds since 1970; none without storage.
 *
 * Names without a time were stored before there was an end: theirs begins now.
 */
function remembered(): Record< string, number > {
	try {
		const stored: unknown = JSON.parse( localStorage.getItem( KEY )! );
		if ( Array.isArray( stored ) ) {
			const until = Date.now() + MOST_MS;
			const list = stored.map( ( one ): [ string, number ] => [
				String( one ),
				until,
			] );
			remember( list );
			return Object.fromEntries( list );
		}
		return Object.fromEntries(
			Object.entries( stored ?? {} ).filter(
				( [ , until ] ) =>
					until > Date.now() && until <= Date.now() + MOST_MS
			)
		);
	} catch {
		return {};
	}
}

/**
 * Returns whether the third party may be contacted without asking.
 *
 * @param terms Consent terms from the server.
 */
export function mayContact( terms: Terms ): boolean {
	const { vendor, category, mode } = terms;
	if ( window.wp_has_consent ) {
		return window.wp_has_consent( category );
	}
	return mode === 'allow' || ( mode === 'ask' && vendor in remembered() );
}

/**
 * Stores the visitor's consent and informs the other blocks on the page that wait for it.
 *
 * @param terms Consent terms from the server.
 */
export function grantConsent( terms: Terms ): void {
	const { vendor } = terms;
	remember(
		Object.entries( {
			...remembered(),
			[ vendor ]: Date.now() + MOST_MS,
		} )
	);
	document.dispatchEvent( new CustomEvent( EVENT, { detail: vendor } ) );
}

/**
 * Forgets the visitor's consent, and informs the blocks on the page that have loaded something.
 *
 * @param terms Consent terms from the server.
 */
export function withdraw( { vendor }: Terms ): void {
	remember(
		Object.entries( remembered() ).filter( ( [ one ] ) => one !== vendor )
	);
	document.dispatchEvent( new CustomEvent( WITHDRAWN, { detail: vendor } ) );
}

/**
 * Returns whether consent is given elsewhere, by the owner or in a consent plugin, so that it cannot be withdrawn here.
 *
 * @param terms Consent terms from the server.
 */
export const isDecidedElsewhere = ( { category, mode }: Terms ): boolean =>
	window.wp_has_consent
		? window.wp_has_consent( category )
		: mode === 'allow';

/**
 * Runs a callback when the visitor withdraws consent: in any block of the page, or in a consent plugin.
 *
 * @param terms Consent terms from the server.
 * @param then  Removes what has loaded.
 * @return Stops waiting.
 */
export function onWithdrawal( terms: Terms, then: () => void ): () => void {
	const stop = new AbortController();
	const here = ( { detail }: CustomEventInit ) =>
		detail === terms.vendor && then();
	// Also says what has not changed: “allow” or “deny” for each category.
	const there = ( { detail }: CustomEventInit ) =>
		detail?.[ terms.category ] === 'deny' && then();
	document.addEventListener( WITHDRAWN, here, stop );
	document.addEventListener( API_EVENT, there, stop );
	return () => stop.abort();
}

/**
 * Runs a callback whenever consent may have changed: in any block of the page, in another tab, in a consent plugin, or on other
 * pages until the visitor came back to this one, which the browser has kept.
 *
 * @param then   Callback.
 * @param signal Stops it.
 */
export function onConsentChange( then: () => void, signal: AbortSignal ): void {
	for ( const event of [ EVENT, WITHDRAWN, API_EVENT ] ) {
		document.addEventListener( event, then, { signal } );
	}
	addEventListener( 'storage', ( { key } ) => key === KEY && then(), {
		signal,
	} );
	addEventListener( 'pageshow', ( { persisted } ) => persisted && then(), {
		signal,
	} );
}

/** Stores the third parties that the visitor allowed, and until when. */
function remember( vendors: [ string, number ][] ): void {
	try {
		localStorage.setItem(
			KEY,
			JSON.stringify( Object.fromEntries( vendors ) )
		);
	} catch {
		// Without storage it applies to this page only.
	}
}

/**
 * Runs a callback once the third party may be contacted: now, or when the visitor agrees elsewhere.
 *
 * @param terms Consent terms from the server.
 * @param then  Callback.
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
