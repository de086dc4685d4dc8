/** Shared by the specs of link tracking: another site, pages with links to it, and what is counted. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { publishContent } from './rest';

export const ON = { frontage_env_on: 'link-tracking' };

/** Another site. */
export interface Elsewhere {
	host: string;
	close: () => void;
}

/** Starts another site, whose every page answers. */
export async function startElsewhere(): Promise< Elsewhere > {
	const server = createServer( ( _request, response ) => {
		response.setHeader( 'Content-Type', 'text/html' );
		response.end(
			'<link rel="icon" href="data:,"><title>Elsewhere</title>'
		);
	} ).listen( 0, '127.0.0.1' );
	await new Promise( ( done ) => server.once( 'listening', done ) );
	const { port } = server.address() as AddressInfo;
	return {
		host: `127.0.0.1:${ port }`,
		close: () => void server.close(),
	};
}

/**
 * Returns a link to the other site.
 *
 * @param host Its host.
 * @param at   What follows `/stop/`.
 */
export const linkTo = ( host: string, at: string | number ): string =>
	`<a href="http://${ host }/stop/${ at }?secret=1#here">Stop ${ at }</a>`;

/**
 * Publishes a page with links.
 *
 * @param admin The administrator.
 * @param links HTML.
 * @return URL of the page.
 */
export const publishLinks = async (
	admin: Page,
	links: string
): Promise< string > =>
	(
		await publishContent(
			admin,
			`<!-- wp:paragraph --><p>${ links }</p><!-- /wp:paragraph -->`,
			{ title: 'Way out' }
		)
	).link;

interface Row {
	key: string;
	hits: number;
}

/**
 * Returns what the owner's file says about targets that begin so.
 *
 * @param asker The administrator.
 * @param start Beginning of their names.
 */
export async function counted(
	{ request }: Page,
	start: string
): Promise< Row[] > {
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const answer = await request.get(
		'/wp-json/frontage/v1/links/export?days=1',
		{ headers: { 'X-WP-Nonce': await nonce.text() } }
	);
	const { text } = ( await answer.json() ) as { text: string };
	const sums = new Map< string, number >();
	for ( const line of text.trim().split( '\r\n' ) ) {
		const [ , , key = '', ...rest ] = line.split( ',' );
		if ( key.startsWith( start ) ) {
			sums.set( key, ( sums.get( key ) ?? 0 ) + Number( rest.at( -1 ) ) );
		}
	}
	return [ ...sums ].map( ( [ key, hits ] ) => ( { key, hits } ) );
}

/** Each visitor clicks as many as one may in a minute. */
const LINKS = 20;

const byKey = ( a: Row, b: Row ) => a.key.localeCompare( b.key );

/**
 * Visitors click every link of a page once, each time leaving as soon as they see it, and all clicks are counted.
 *
 * @param admin    The administrator.
 * @param other    Where the links lead.
 * @param visitors Opens a page for each, one after the other.
 * @param links    Number of links.
 */
export async function clickInHaste(
	admin: Page,
	{ host }: Elsewhere,
	visitors: ( () => Promise< Page > )[],
	links = LINKS
): Promise< void > {
	const names = Array.from(
		{ length: links },
		( _, number ) => `hasty-${ visitors.length }-${ number }`
	);
	const url = await publishLinks(
		admin,
		names.map( ( name ) => linkTo( host, name ) ).join( ' ' )
	);
	for ( const arrive of visitors ) {
		const page = await arrive();
		for ( const name of names ) {
			await page.goto( url, { waitUntil: 'commit' } );
			await page
				.getByRole( 'link', { name: `Stop ${ name }`, exact: true } )
				.click( { noWaitAfter: true } );
			await page.waitForURL( `http://${ host }/stop/${ name }?**` );
		}
	}
	await expect
		.poll( async () =>
			( await counted( admin, `${ host }/stop/hasty` ) ).sort( byKey )
		)
		.toEqual(
			names
				.map( ( name ) => ( {
					key: `${ host }/stop/${ name }`,
					hits: visitors.length,
				} ) )
				.sort( byKey )
		);
}
