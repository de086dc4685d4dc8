import type {} from '@frontage/lib/consent';
import { asksNotToBeTracked } from '@frontage/lib/do-not-track';
import { readPageData } from '@frontage/lib/page-data';

/** Ads that were seen on this page, for browsers without storage. */
const seen = new Set< number >();

/** Whether the visitor's browser or a consent plugin refuses that anything is counted. */
const isRefused = () =>
	asksNotToBeTracked() ||
	window.wp_has_consent?.( 'statistics-anonymous' ) === false;

/**
 * Returns whether an ad counts as seen, and remembers it for the session: once in an interval, and nothing if it is refused.
 *
 * @param id      Post ID of the ad.
 * @param seconds Length of the interval.
 */
export function isFresh( id: number, seconds: number ): boolean {
	if ( isRefused() ) {
		return false;
	}
	// Sites in folders of one address share the storage.
	const key = `frontage-ad-${ readPageData().ajax }-${ id }`;
	try {
		const last = Number( sessionStorage.getItem( key ) );
		if ( Date.now() - last < seconds * 1000 ) {
			return false;
		}
		sessionStorage.setItem( key, String( Date.now() ) );
		return true;
	} catch {
		return ! seen.has( id ) && !! seen.add( id );
	}
}

/**
 * Tells the server, also if the page is left at once. A failure disturbs nobody.
 *
 * @param what  What happened.
 * @param track Token of the ad.
 */
export function report( what: 'impression' | 'click', track: string ): void {
	if ( isRefused() ) {
		return;
	}
	const { ajax } = readPageData();
	const body = new URLSearchParams( { action: `adrotate_${ what }`, track } );
	if ( ! navigator.sendBeacon?.( ajax, body ) ) {
		void fetch( ajax, { method: 'POST', keepalive: true, body } ).catch(
			() => {}
		);
	}
}
