/** What the editor costs: requests, styles of previews and scripts, before and while blocks of ours are shown. */
import { gzipSync } from 'node:zlib';
import { Editor } from './support/editor';
import { ending, requestsOf } from './support/editor-requests';
import { expect, test } from './support/test';

declare const wp: any;

// The editor is slow on a busy machine.
test.slow();

const KB = 1024;

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
