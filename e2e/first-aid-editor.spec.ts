/** What the editor costs: requests, styles of previews and scripts, before and while blocks of ours are shown. */
import { gzipSync } from 'node:zlib';
import { Editor } from './support/editor';
import { ending, requestsOf } from './support/editor-requests';
import { faultsOfExamples, MOST_BYTES } from './support/inserter-previews';
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

/** The dialog that newer WordPress shows only to authors who want it. */
const wantDialog = () =>
	wp.data
		.dispatch( 'core/preferences' )
		.set( 'core', 'enableChoosePatternModal', true );

test( 'the dialog with all pages is drawn, with few requests', async ( {
	admin,
	own,
} ) => {
	await admin.context().addCookies( [
		{
			name: 'frontage_env_preferences',
			value: own,
			url: process.env.FRONTAGE_URL,
		},
	] );
	const dialog = admin.getByRole( 'dialog' );
	const patterns = dialog.getByRole( 'option' );
	const requests = await requestsOf( admin, async () => {
		await admin.goto( '/wp-admin/post-new.php?post_type=page' );
		await admin.waitForFunction(
			() =>
				typeof wp !== 'undefined' &&
				wp.data?.select( 'core/editor' )?.getCurrentPostId()
		);
		await admin.evaluate( wantDialog );
		await expect(
			patterns.filter( { hasText: 'Page: Magazine' } )
		).toBeAttached( { timeout: 60_000 } );
		await expect( async () => {
			for ( const pattern of await patterns.all() ) {
				await pattern.scrollIntoViewIfNeeded();
			}
			const shown = await admin.evaluate( faultsOfExamples, {
				previews: '[role="dialog"] [role="option"]',
				bytes: MOST_BYTES,
			} );
			// Patterns of the theme show where their author left a picture out.
			const faults = shown.flatMap( ( one ) =>
				one.faults
					.filter(
						( fault ) => ! fault.includes( 'media-placeholder' )
					)
					.map( ( fault ) => `${ one.id } ${ fault }` )
			);
			expect( faults ).toEqual( [] );
			expect(
				shown.filter(
					( { id, faults: all } ) =>
						id.startsWith( 'Page: ' ) && ! all.length
				)
			).toHaveLength( 6 );
		} ).toPass( { timeout: 60_000 } );
	} );
	expect( requests.length ).toBeGreaterThan( 10 );
	expect( requests.length ).toBeLessThanOrEqual( 60 );
} );
