/**
 * What the browser remembers of a test, in one cookie for a year (S1 §9): the variant, and a letter for each record that was
 * sent. It is not set for visitors who do not want to be tracked, and tells nothing about the visitor.
 */

import { asksNotToBeTracked } from '@frontage/lib/do-not-track';

/** S1 §9. */
const DAYS = 365;

/** Value for visitors who do not take part. */
export const OUT = 'x';

/** Every browser of a robot says so; so do services that take pictures of pages. */
const ROBOTS =
	/bot([\/;)]|$)|crawl|spider|slurp|lighthouse|preview|facebookexternal|monitor|scrape|archiver/i;

/** The consent that a consent plugin is asked for. */
const CATEGORY = 'statistics-anonymous';

/**
 * Returns the name of a test's cookie.
 *
 * @param test UUID.
 * @param site What the server says of a site in a folder, so that a copy of it on the same host has cookies of its own.
 */
export const nameOf = ( test: string, site = '' ): string =>
	`frontage-split-${ test.slice( 0, 8 ) }${ site }`;

/**
 * Returns what is remembered of a test; empty if nothing is.
 *
 * @param name Name of a cookie.
 */
export const read = ( name: string ): string =>
	`; ${ document.cookie }`.split( `; ${ name }=` )[ 1 ]?.split( ';' )[ 0 ] ??
	'';

/**
 * Remembers it.
 *
 * @param name  Name of the test's cookie.
 * @param value Subject and letters, or `OUT`.
 * @return Whether the browser keeps cookies.
 */
export function write( name: string, value: string ): boolean {
	document.cookie = `${ name }=${ value };path=/;samesite=lax;max-age=${ DAYS * 86_400 }`;
	return read( name ) === value;
}

/** Returns whether a robot reads the page. */
export const isRobot = (): boolean => ROBOTS.test( navigator.userAgent );

/**
 * Returns whether the visitor may be counted: not if the browser says Do Not Track, or if there is no consent.
 *
 * @param asks Whether a consent plugin decides; its script may not be there yet, its cookie is.
 */
export function mayCount( asks: boolean ): boolean {
	return (
		! asksNotToBeTracked() &&
		( ! asks ||
			( window.wp_has_consent
				? window.wp_has_consent( CATEGORY )
				: read( `wp_consent_${ CATEGORY }` ) === 'allow' ) )
	);
}
