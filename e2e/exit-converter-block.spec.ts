/** Leaving with a single block: the options menu of its toolbar converts it to blocks of WordPress. */
import type { Editor } from './support/editor';
import { write } from './support/help';
import { expect, test } from './support/test';

declare const wp: { data: { dispatch: ( store: string ) => any } };

const ITEM = 'Convert to WordPress blocks';

// The editor is slow on a busy machine.
test.slow();

const TABS =
	'<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"Rye"} --><!-- wp:paragraph {"frontage":{"tooltip":{"text":"Baked at four"}}} --><p>Dark.</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->';

const options = async ( { page }: Editor ) => {
	await page.mouse.move( 400, 500 );
	await page.mouse.move( 420, 520 );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Options', exact: true } )
		.click();
};

const item = ( { page }: Editor ) =>
	page.getByRole( 'menuitem', { name: ITEM } );

async function convert( editor: Editor ): Promise< void > {
	await options( editor );
	await item( editor ).click();
}

test( 'converts a block, names the words that are lost, and is one step of undo', async ( {
	editor,
} ) => {
	const { page } = editor;
	await editor.create( { type: 'post' } );
	await write( editor, TABS );
	const before = await editor.content();
	await editor.select( 'frontage/tabs' );
	await convert( editor );
	const notice = page.locator( '.components-notice' ).filter( {
		hasText: 'Tabs: converted to',
	} );
	await expect( notice ).toContainText(
		'No longer on the page: “Baked at four”.'
	);
	const after = await editor.content();
	expect( after ).not.toContain( 'frontage' );
	expect( after ).toContain( 'Rye' );
	expect( after ).toContain( '<p>Dark.</p>' );
	await expect( editor.canvas.getByText( 'Dark.' ) ).toBeVisible();
	await notice.getByRole( 'button', { name: 'Undo' } ).click();
	await expect.poll( () => editor.content() ).toBe( before );
} );

test(
	'offers it for whole blocks of ours that may be replaced, and says what cannot be',
	{ tag: '@deep' },
	async ( { editor } ) => {
		const { page } = editor;
		await editor.create( { type: 'post' } );
		await write(
			editor,
			TABS +
				'<!-- wp:frontage/like-button {"lock":{"remove":true}} /-->' +
				'<!-- wp:frontage/accordion --><!-- wp:frontage/accordion-item {"title":"A"} /--><!-- /wp:frontage/accordion -->' +
				'<!-- wp:frontage/like-button /-->'
		);
		for ( const [ name, index ] of [
			[ 'frontage/tab', 0 ],
			[ 'core/paragraph', 0 ],
			[ 'frontage/like-button', 0 ],
		] as const ) {
			await editor.select( name, index );
			await options( editor );
			await expect(
				page
					.getByRole( 'menuitem', { name: /^(Lock|Unlock|Copy)/ } )
					.first()
			).toBeVisible();
			await expect( item( editor ) ).toHaveCount( 0 );
			await page.keyboard.press( 'Escape' );
		}
		const before = await editor.content();
		await editor.select( 'frontage/accordion' );
		const allow = ( allowedBlockTypes: boolean | string[] ) =>
			page.evaluate(
				( types ) =>
					wp.data
						.dispatch( 'core/block-editor' )
						.updateSettings( { allowedBlockTypes: types } ),
				allowedBlockTypes
			);
		await allow( [ 'frontage/accordion', 'core/paragraph' ] );
		await convert( editor );
		await expect( page.getByTestId( 'snackbar' ).last() ).toContainText(
			/^Nothing was changed: the block around it does not allow (Accordion|Details)\./
		);
		expect( await editor.content() ).toBe( before );
		await allow( true );
		await editor.select( 'frontage/like-button', 1 );
		await convert( editor );
		await expect( page.getByTestId( 'snackbar' ).last() ).toContainText(
			'removed, WordPress has no such block.'
		);
		await expect( editor.block( 'frontage/like-button' ) ).toHaveCount( 1 );
	}
);

test( 'says so if the converter does not load, and changes nothing', async ( {
	editor,
} ) => {
	const { page } = editor;
	await editor.create( { type: 'post' } );
	await write( editor, TABS );
	await editor.select( 'frontage/tabs' );
	await page.route( /action=frontage_leave/, ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '<p>Down</p>' } )
	);
	const before = await editor.content();
	await convert( editor );
	await expect( page.getByTestId( 'snackbar' ).last() ).toContainText(
		'The block editor’s code could not be loaded, so nothing was changed.'
	);
	expect( await editor.content() ).toBe( before );
	await page.unroute( /action=frontage_leave/ );
} );
