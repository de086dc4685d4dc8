/** Whether the links of a page lead somewhere. */
import type { Page } from '@playwright/test';

/** Statuses of addresses that this worker has requested. */
const known = new Map< string, number >();

/**
 * Links of blocks that lead nowhere.
 *
 * @param page   Any page.
 * @param source What its authors wrote; links in it are theirs, not the block's.
 */
export async function deadLinks(
	page: Page,
	source: string
): Promise< string[] > {
	const links = await page.evaluate( () =>
		[
			...document.querySelectorAll< HTMLAnchorElement >(
				'.entry-content [class*="frontage-"] a[href]'
			),
		].map( ( link ) => ( {
			fixture: window.fixtureOf( link ),
			written: link.getAttribute( 'href' )!,
			address: link.href.replace( /#.*/, '' ),
			isHere:
				link.pathname === location.pathname &&
				link.search === location.search,
			isOurs: link.origin === location.origin,
			isFound:
				! link.hash ||
				// What was opened by its own hash is closed by any other.
				[ '#top', '#closed' ].includes( link.hash ) ||
				!! document.getElementById(
					decodeURIComponent( link.hash.slice( 1 ) )
				),
		} ) )
	);
	const dead: string[] = [];
	const isAuthors = ( { written }: { written: string } ) =>
		[ `"${ written }"`, `"${ written }\\"` ].some( ( quoted ) =>
			source.includes( quoted )
		);
	for ( const link of links.filter( ( one ) => ! isAuthors( one ) ) ) {
		if ( link.isOurs && ! link.isHere && ! known.has( link.address ) ) {
			const { request } = page.context();
			const answer = await request.fetch( link.address, {
				method: 'HEAD',
				maxRedirects: 3,
			} );
			known.set( link.address, answer.status() );
		}
		const isDead = link.isHere
			? ! link.isFound || link.written === '#'
			: ( known.get( link.address ) ?? 0 ) >= 400;
		if ( isDead || link.written.startsWith( 'javascript:' ) ) {
			dead.push( `${ link.fixture }: ${ link.written }` );
		}
	}
	return dead;
}
