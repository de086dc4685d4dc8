/** Tabs in the editor. */
import { expect, test, visit } from './support/test';
import type { Editor } from './support/editor';

declare const wp: {
	data: {
		dispatch: ( store: string ) => any;
		select: ( store: string ) => any;
	};
	blocks: {
		parse: ( content: string ) => object[];
		switchToBlockType: ( blocks: object[], name: string ) => object[];
		serialize: ( blocks: object[] ) => string;
	};
};

const title = ( editor: Editor, index: number ) =>
	editor.canvas.getByRole( 'textbox', { name: `Title of tab ${ index }` } );
const panels = ( editor: Editor ) => editor.block( 'frontage/tab' );
/** The toolbar is hidden while typing, until the mouse moves. */
const press = async ( { page }: Editor, name: string ) => {
	await page.mouse.move( 400, 500 );
	await page.mouse.move( 420, 520 );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name, exact: true } )
		.click();
};
const titles = async ( editor: Editor ) =>
	[ ...( await editor.content() ).matchAll( /"title":"([^"]*)"/g ) ].map(
		( [ , text ] ) => text
	);

// The editor is slow on a busy machine.
test.slow();

test( 'an author inserts, names, adds, moves, removes and publishes tabs', async ( {
	editor,
	page,
} ) => {
	await editor.create( { type: 'post', title: 'With tabs' } );
	await editor.insert( 'Frontage Tabs' );
	await title( editor, 1 ).fill( 'Red' );
	await title( editor, 2 ).fill( 'Green' );
	await expect( panels( editor ).nth( 0 ) ).toBeHidden();
	await expect( panels( editor ).nth( 1 ) ).toBeVisible();
	await press( editor, 'Add tab' );
	await expect( title( editor, 3 ) ).toBeFocused();
	await editor.page.keyboard.type( 'Blue' );
	await press( editor, 'Move tab backward' );
	await press( editor, 'Move tab backward' );
	await expect
		.poll( () => titles( editor ) )
		.toEqual( [ 'Blue', 'Red', 'Green' ] );
	await title( editor, 3 ).click();
	await press( editor, 'Remove tab' );
	await expect.poll( () => titles( editor ) ).toEqual( [ 'Blue', 'Red' ] );
	await panels( editor )
		.nth( 1 )
		.getByRole( 'document' )
		.or( panels( editor ).nth( 1 ).locator( 'p' ) )
		.first()
		.click();
	await editor.page.keyboard.type( 'Strawberries.' );
	await visit( page, await editor.publish() );
	await page.getByRole( 'tab', { name: 'Red' } ).click();
	await expect( page.getByText( 'Strawberries.' ) ).toBeVisible();
} );

test( 'the open tab follows the selection, and settings can be reset', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	await editor.insert( 'Frontage Tabs' );
	await editor.select( 'frontage/tab', 1 );
	await expect( panels( editor ).nth( 1 ) ).toBeVisible();
	await editor.select( 'frontage/tab', 0 );
	await expect( panels( editor ).nth( 0 ) ).toBeVisible();
	await editor.select( 'frontage/tabs' );
	await press( editor, 'Tabs next to the panel' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Arrow keys' ).selectOption( 'manual' );
	await settings.getByLabel( 'Stack vertically' ).selectOption( 'never' );
	await settings.getByLabel( 'Open by default' ).selectOption( '1' );
	await expect
		.poll( () => editor.content() )
		.toContain(
			'{"orientation":"vertical","activation":"manual","initial":1,"stack":"never"}'
		);
	await settings.getByRole( 'button', { name: 'Tabs options' } ).click();
	await editor.page.getByRole( 'menuitem', { name: 'Reset all' } ).click();
	await expect
		.poll( () => editor.content() )
		.toContain( 'wp:frontage/tabs {"orientation":"vertical"} -->' );
} );

const GROUP =
	'<!-- wp:group --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">One</h2><!-- /wp:heading --><!-- wp:paragraph --><p>First</p><!-- /wp:paragraph --><!-- wp:heading --><h2 class="wp-block-heading">Two</h2><!-- /wp:heading --></div><!-- /wp:group -->';
const DETAILS =
	'<!-- wp:details --><details class="wp-block-details"><summary>One</summary><!-- wp:paragraph --><p>First</p><!-- /wp:paragraph --></details><!-- /wp:details --><!-- wp:details --><details class="wp-block-details"><summary>Two</summary></details><!-- /wp:details -->';
const LOOSE = GROUP.replace( /<!-- \/?wp:group -->|<\/?div[^>]*>/g, '' );

test( 'converts headings, groups and details to tabs and back', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	const turn = ( content: string, ...names: string[] ) =>
		editor.page.evaluate(
			( [ from, to ] ) =>
				wp.blocks.serialize(
					( to as string[] ).reduce(
						( blocks, name ) =>
							wp.blocks.switchToBlockType( blocks, name ),
						wp.blocks.parse( from as string )
					)
				),
			[ content, names ] as const
		);
	for ( const content of [ GROUP, DETAILS, LOOSE ] ) {
		const tabs = await turn( content, 'frontage/tabs' );
		expect( tabs ).toMatch(
			/wp:frontage\/tab \{"title":"One"\}[^]*First[^]*wp:frontage\/tab \{"title":"Two"\}/
		);
		for ( const name of [ 'core/group', 'core/details' ] ) {
			const back = await turn( tabs, name );
			expect( back ).toMatch( /One[^]*First[^]*Two/ );
			expect( back ).not.toContain( 'frontage' );
		}
	}
} );
