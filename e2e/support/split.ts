/** Shared by the specs of split tests: pages with a test, and what was counted. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { publishContent } from './rest';
import { sitePhp } from './site-php';

export interface Published {
	id: string;
	link: string;
	/** Name of the test's cookie. */
	cookie: string;
}

/**
 * Returns the markup of a paragraph.
 *
 * @param html Its content.
 */
export const paragraph = ( html: string ) =>
	`<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;

/**
 * Returns the markup of a test.
 *
 * @param id         UUID.
 * @param attributes Of the test.
 * @param control    Inner blocks of the control.
 * @param variant    Inner blocks of the other variant.
 */
export const testMarkup = (
	id: string,
	attributes: object,
	control: string,
	variant: string
): string =>
	`<!-- wp:frontage/split-test ${ JSON.stringify( {
		testId: id,
		...attributes,
	} ) } --><!-- wp:frontage/split-variant -->${ control }<!-- /wp:frontage/split-variant --><!-- wp:frontage/split-variant {"subject":"1"} --><div class="wp-block-frontage-split-variant" hidden="1">${ variant }</div><!-- /wp:frontage/split-variant --><!-- /wp:frontage/split-test -->`;

/**
 * Publishes a page with a test.
 *
 * @param admin      The administrator.
 * @param attributes Of the test.
 * @param control    Inner blocks of the control; by default a paragraph.
 * @param variant    Inner blocks of the other variant; by default a paragraph.
 * @param after      Markup after the test.
 * @param type       `pages` or `posts`.
 */
export async function publishTest(
	admin: Page,
	attributes: object = {},
	control = paragraph( 'Old <a href="/modules/">words</a>' ),
	variant = paragraph( 'New <a href="/modules/">words</a>' ),
	after = '',
	type: 'pages' | 'posts' = 'pages'
): Promise< Published > {
	const id = randomUUID();
	const { link } = await publishContent(
		admin,
		testMarkup( id, attributes, control, variant ) + after,
		{ title: 'Tested' },
		type
	);
	return { id, link, cookie: `frontage-split-${ id.slice( 0, 8 ) }` };
}

/**
 * Gives a visitor a variant.
 *
 * @param page    The visitor's page.
 * @param test    Its page, and the name of its cookie.
 * @param subject Number of the variant.
 */
export const assign = (
	page: Page,
	{ link, cookie }: Published,
	subject: number
) =>
	page.context().addCookies( [
		{
			name: cookie,
			value: String( subject ),
			url: new URL( link ).origin,
		},
	] );

/**
 * Returns what was counted.
 *
 * @param id UUID of the test.
 * @return By subject and record type.
 */
export const totals = async (
	id: string
): Promise< Record< string, Record< string, number > > > =>
	JSON.parse(
		await sitePhp(
			`echo wp_json_encode( (object) Frontage\\Domain\\Split_Tests\\Split_Counts::totals( "${ id }" ) );`
		)
	);

/**
 * Serves HTML in pieces with pauses between them, as a slow network does.
 *
 * @param pieces Pieces of a page.
 * @param pause  Milliseconds between them.
 */
export async function serveSlowly(
	pieces: string[],
	pause: number
): Promise< { url: string; close: () => void } > {
	const server = createServer( async ( _, response ) => {
		response.setHeader( 'Content-Type', 'text/html; charset=utf-8' );
		for ( const piece of pieces ) {
			response.write( piece );
			await new Promise( ( done ) => setTimeout( done, pause ) );
		}
		response.end();
	} ).listen( 0, '127.0.0.1' );
	await new Promise( ( done ) => server.once( 'listening', done ) );
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${ port }/`,
		close: () => void server.close(),
	};
}

/**
 * Counts red and green pixels of pictures.
 *
 * @param page   Any page.
 * @param images Pictures in Base64.
 */
export const colours = ( page: Page, images: string[] ) =>
	page.evaluate( async ( all ) => {
		const sums: { red: number; green: number }[] = [];
		for ( const data of all ) {
			const bytes = Uint8Array.from( atob( data ), ( at ) =>
				at.charCodeAt( 0 )
			);
			const image = await createImageBitmap( new Blob( [ bytes ] ) );
			const { width, height } = image;
			const brush = new OffscreenCanvas( width, height ).getContext(
				'2d'
			)!;
			brush.drawImage( image, 0, 0 );
			const dots = brush.getImageData( 0, 0, width, height ).data;
			const sum = { red: 0, green: 0 };
			for ( let at = 0; at < dots.length; at += 4 ) {
				const [ red = 0, green = 0 ] = dots.slice( at, at + 2 );
				sum.red += Number( red > 150 && green < 80 );
				sum.green += Number( green > 100 && red < 80 );
			}
			sums.push( sum );
		}
		return sums;
	}, images );
