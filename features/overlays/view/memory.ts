/**
 * What the browser remembers of overlays: for some days in a cookie of each (S0 §9),
 * for the visit in its own storage, which no server ever gets.
 */

import type { OverlayRules } from '@frontage/overlay-rules';

const KEY = 'frontage-overlays';

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

/**
 * Returns the name by which an overlay is remembered, in its cookie too.
 *
 * Overlays that share a name stay away together.
 *
 * @param id    Overlay ID.
 * @param rules Its rules.
 */
export function nameOf( id: string, rules: OverlayRules ): string {
	const { cookie, version } = rules;
	const name = cookie ?? `frontage-overlay-${ encodeURIComponent( id ) }`;
	return version ? `${ name }~${ version }` : name;
}

/**
 * Returns the days an overlay stays away; 0 sets no cookie.
 *
 * @param again Frequency, see `OverlayRules`.
 */
const days = ( again: string ) =>
	again === 'once' ? FOR_GOOD : Number( again ) || 0;

function setCookie( name: string, forDays: number ): void {
	if ( forDays ) {
		document.cookie = `${ name }=1;path=/;samesite=lax;max-age=${ forDays * DAY_S }`;
	}
}

/**
 * Returns whether an overlay may open by itself again.
 *
 * @param name  See `nameOf()`.
 * @param again Frequency, see `OverlayRules`.
 */
export const isDue = ( name: string, again: string ): boolean =>
	! (
		( seen()[ name ] && again !== 'page' ) ||
		seen()[ `closed ${ name }` ] ||
		document.cookie.split( '; ' ).includes( `${ name }=1` )
	);

export const noteShown = ( name: string, again: string ) => {
	setCookie( name, days( again ) );
	keep( name );
	keep( '', shownInVisit() + 1 );
};

export const noteClosed = ( name: string ) => keep( `closed ${ name }` );

/** Records success: the overlay never opens again, or not in this visit if it may not set a cookie. */
export const noteDone = ( name: string, again: string ) => {
	setCookie( name, days( again ) && FOR_GOOD );
	noteClosed( name );
};

/** Returns how many overlays have opened by themselves in this visit. */
export const shownInVisit = (): number => seen()[ '' ] ?? 0;
