/** Shared by the specs of link tracking: another site, pages with links to it, and what is counted. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { publishContent } from './rest';

export const ON = { frontage_env_on: 'link-tracking' };

/** Another site, and when its pages were asked for. */
export interface Elsewhere {
	host: string;
	arrivals: number[];
	close: () => void;
}

/** Starts another site, whose every page answers. */
export async function startElsewhere(): Promise< Elsewhere > {
	const arrivals: number[] = [];
	const server = createServer( ( { url }, response ) => {
		if ( url?.startsWith( '/stop' ) ) {
			arrivals.push( Date.now() );
		}
		response.setHeader( 'Content-Type', 'text/html' );
		response.end(
			'<link rel="icon" href="data:,"><title>Elsewhere</title>'
		);
	} ).listen( 0, '127.0.0.1' );
	await new Promise( ( done ) => server.once( 'listening', done ) );
	const { port } = server.address() as AddressInfo;
	return {
		host: `127.0.0.1:${ port }`,
		arrivals,
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
