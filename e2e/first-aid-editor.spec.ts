/** What the editor costs: requests, styles of previews and scripts, before and while blocks of ours are shown. */
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { Editor } from './support/editor';
import { showExamples } from './support/inserter-previews';
import { expect, test } from './support/test';

declare const wp: any;

// The editor is slow on a busy machine.
test.slow();

const KB = 1024;

/** Files of ours but the pictures in patterns, each of which is loaded where it is shown. */
const OURS = /\/plugins\/frontage\/(?!includes\/Domain\/Pictures\/)/;

/** Counts the requests of ours while something is done. */
async function requestsOf(
	page: Page,
	act: () => Promise< void >
): Promise< Request[] > {
	const seen: Request[] = [];
	const note = ( request: Request ) =>
		void ( OURS.test( request.url() ) && seen.push( request ) );
	page.on( 'request', note );
	await act();
	page.off( 'request', note );
	return seen;
}

const ending = ( requests: Request[], end: string ) =>
	requests
		.map( ( request ) => request.url().split( '?' )[ 0 ] ?? '' )
		.filter( ( url ) => url.endsWith( end ) );

/** Bytes of our styles in each frame but the canvas, inlined or linked, and what is missing in them. */
const framesOf = ( page: Page ) =>
	page.evaluate( () =>
		[ ...document.querySelectorAll( 'iframe' ) ]
			.filter( ( frame ) => frame.name !== 'editor-canvas' )
			.flatMap( ( { contentDocument } ) =>
				contentDocument?.body ? [ contentDocument ] : []
			)
			.map( ( { head, body } ) => ( {
				bytes: [
					...head.querySelectorAll(
						'style[data-frontage-look], style[id^="frontage-"]'
					),
				].reduce( ( sum, one ) => sum + one.textContent!.length, 0 ),
				links: head.querySelectorAll( 'link[href*="/frontage/"]' )
					.length,
				waiting: body.querySelectorAll( '[aria-busy="true"]' ).length,
				broken: body.querySelectorAll( '.block-editor-warning' ).length,
				blocks: body.querySelectorAll( '[data-type^="frontage/"]' )
					.length,
			} ) )
	);

test( 'a new post asks for few files of ours, and for no settings of a block', async ( {
	admin,
} ) => {
	const editor = new Editor( admin );
	const requests = await requestsOf( admin, async () => {
		await admin.goto( '/wp-admin/post-new.php' );
		await admin.waitForFunction(
			() =>
				typeof wp !== 'undefined' &&
				wp.data?.select( 'core/editor' )?.getCurrentPostId()
		);
		await expect(
			admin
				.locator( '.edit-post-visual-editor, .editor-visual-editor' )
				.first()
		).toBeVisible( { timeout: 60_000 } );
	} );
	expect( requests.length ).toBeLessThanOrEqual( 30 );
	const scripts = requests.filter( ( request ) =>
		request.url().includes( '.js' )
	);
	expect( scripts.length ).toBeLessThanOrEqual( 5 );
	const linked = await admin.evaluate(
		() =>
			[ ...document.querySelectorAll( 'iframe' ) ]
				.flatMap( ( { contentDocument } ) => [ contentDocument ] )
				.concat( document )
				.flatMap( ( page ) => [
					...( page?.querySelectorAll(
						'link[href*="/plugins/frontage/"]'
					) ?? [] ),
				] ).length
	);
	expect( linked ).toBeLessThanOrEqual( 1 );
	let bytes = 0;
	for ( const script of scripts ) {
		const answer = await script.response();
		bytes += gzipSync( ( await answer?.body() ) ?? '' ).length;
	}
	expect( bytes ).toBeGreaterThan( 0 );
	expect( bytes ).toBeLessThanOrEqual( 150 * KB );

	await editor.create( { type: 'post', title: 'One block' } );
	const later = await requestsOf( admin, async () => {
		await editor.insert( 'Frontage Tabs' );
		await expect( editor.block( 'frontage/tab' ).first() ).toBeVisible();
	} );
	expect( ending( later, '/edit/tabs.js' ) ).toHaveLength( 1 );
	expect(
		await admin.evaluate( () =>
			wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.every( ( { isValid }: { isValid: boolean } ) => isValid )
		)
	).toBe( true );
} );

test( 'the dialog with all pages, and previews of the inserter, are drawn with few files', async ( {
	admin,
} ) => {
	const requests = await requestsOf( admin, async () => {
		await admin.goto( '/wp-admin/post-new.php?post_type=page' );
		const dialog = admin.getByRole( 'dialog' );
		await expect( dialog ).toBeVisible( { timeout: 60_000 } );
		const patterns = dialog.getByRole( 'option' );
		await expect( patterns.first() ).toBeVisible( { timeout: 60_000 } );
		for ( const pattern of await patterns.all() ) {
			await pattern.scrollIntoViewIfNeeded();
		}
		await expect
			.poll(
				async () =>
					( await framesOf( admin ) ).filter(
						( { blocks, waiting } ) => blocks && ! waiting
					).length,
				{ timeout: 60_000 }
			)
			.toBeGreaterThan( 1 );
	} );
	expect( requests.length ).toBeLessThanOrEqual( 30 );
	for ( const frame of await framesOf( admin ) ) {
		expect( frame.bytes ).toBeLessThanOrEqual( 60 * KB );
		expect( frame ).toMatchObject( { links: 0, broken: 0 } );
		expect( frame.bytes > 0 || ! frame.blocks ).toBe( true );
	}

	await admin.keyboard.press( 'Escape' );
	await admin.evaluate( showExamples, [ 'frontage/countdown' ] );
	await expect
		.poll( async () =>
			( await framesOf( admin ) ).some(
				( { blocks, waiting, bytes } ) => blocks && ! waiting && bytes
			)
		)
		.toBe( true );
} );
