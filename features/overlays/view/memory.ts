/**
 * What the browser remembers of overlays: for some days in a cookie of each (S0 §9),
 * for the visit in its own storage, which no server ever gets.
 */

const KEY = 'frontage-overlays';

const COOKIE = 'frontage-overlay-';

const DAY_S = 86_400;

/** Maximum cookie lifetime in browsers, in days. */
const FOR_GOOD = 400;

/** Overlays shown in this visit; only on this page if storage is blocked. */
let kept: Record< string, number > = {};

/** Reads each time: the browser may keep this page while the visit goes on elsewhere. */
function seen(): Record< string, number > {
	try {
		kept = JSON.parse( sessionStorage[ KEY ] );
	} catch {}
	return kept;
}

function keep( id: string, value = 1 ): void {
	seen()[ id ] = value;
	try {
		sessionStorage[ KEY ] = JSON.stringify( kept );
	} catch {}
}

const cookie = ( id: string ) => `${ COOKIE }${ encodeURIComponent( id ) }=1`;

/**
 * Returns the days an overlay stays away; 0 sets no cookie.
 *
 * @param again Frequency, see `OverlayRules`.
 */
const days = ( again: string ) =>
	again === 'once' ? FOR_GOOD : Number( again ) || 0;

function setCookie( id: string, forDays: number ): void {
	if ( forDays ) {
		document.cookie = `${ cookie( id ) };path=/;samesite=lax;max-age=${ forDays * DAY_S }`;
	}
}

/**
 * Returns whether an overlay may open by itself again.
 *
 * @param id    Overlay ID.
 * @param again Frequency, see `OverlayRules`.
 */
export const isDue = ( id: string, again: string ): boolean =>
	! (
		( seen()[ id ] && again !== 'page' ) ||
		seen()[ `closed ${ id }` ] ||
		document.cookie.split( '; ' ).includes( cookie( id ) )
	);

export const noteShown = ( id: string, again: string ) => {
	setCookie( id, days( again ) );
	keep( id );
	keep( '', shownInVisit() + 1 );
};

export const noteClosed = ( id: string ) => keep( `closed ${ id }` );

/** Records success: the overlay never opens again, or not in this visit if it may not set a cookie. */
export const noteDone = ( id: string, again: string ) => {
	setCookie( id, days( again ) && FOR_GOOD );
	noteClosed( id );
};

/** Returns how many overlays have opened by themselves in this visit. */
export const shownInVisit = (): number => seen()[ '' ] ?? 0;
