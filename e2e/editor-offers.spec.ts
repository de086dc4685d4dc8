/** What the editor offers authors: the palette, patterns, live values. */
import { brokenIn } from './support/blocks';
import { Editor } from './support/editor';
import { sidebar, write } from './support/help';
import { expect, test, visit } from './support/test';

declare const wp: {
	apiFetch: ( request: object ) => Promise< any >;
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

// The editor is slow on a busy machine.
test.slow();

/**
 * Runs a command by keyboard, again if the editor took the focus meanwhile: it focuses what was inserted, or the title of a
 * canvas that it draws again, a moment later.
 *
 * @param editor With an open post.
 * @param label  Of the command.
 */
async function command( { page }: Editor, label: string ): Promise< void > {
	const search = page.getByRole( 'combobox', { name: /command/i } );
	const option = page.getByRole( 'option', { name: label, selected: true } );
	await expect( async () => {
		await page.evaluate( () => wp.data.dispatch( 'core/commands' ).open() );
		await search.fill( label );
		await expect( option ).toBeVisible( { timeout: 5000 } );
		await search.press( 'Enter' );
		await expect( search ).toBeHidden( { timeout: 5000 } );
	} ).toPass( { intervals: [ 100 ] } );
}

test( 'the palette inserts, previews, shows issues and opens the settings', async ( {
	admin,
} ) => {
	// It leaves the editor, which other tests share.
	const editor = new Editor( admin );
	await editor.create( { type: 'post' } );
	await command( editor, 'Insert: Countdown' );
	await expect( editor.block( 'frontage/countdown' ) ).toHaveCount( 1 );
	await command( editor, 'Preview on mobile' );
	await expect
		.poll( () =>
			editor.page.evaluate( () =>
				wp.data.select( 'core/editor' ).getDeviceType()
			)
		)
		.toBe( 'Mobile' );
	await command( editor, 'Preview on desktop' );
	await command( editor, 'Show performance and issues of this page' );
	await expect(
		sidebar( editor.page ).getByText( 'Performance', { exact: true } )
	).toBeVisible();
	await editor.select( 'frontage/countdown' );
	await command( editor, 'Copy Frontage style' );
	await command( editor, 'Paste Frontage style' );
	await expect(
		editor.page.getByText( 'Style pasted to 1 block.' ).first()
	).toBeVisible();
	await command( editor, 'Frontage: Blocks and features' );
	await editor.page.waitForURL( /page=frontage&tab=blocks/ );
} );

test(
	'patterns have previews and are inserted whole',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { type: 'post' } );
		await editor.page
			.getByRole( 'button', {
				name: /^(Toggle block inserter|Block Inserter)$/,
			} )
			.click();
		await editor.page.getByRole( 'tab', { name: 'Patterns' } ).click();
		await editor.page
			.getByRole( 'tab', { name: 'Frontage', exact: true } )
			.click();
		await editor.page
			.getByRole( 'option', { name: 'Questions and answers' } )
			.click();
		await expect( editor.block( 'frontage/accordion-item' ) ).toHaveCount(
			4
		);
		const patterns: { name: string; content: string }[] =
			await editor.page.evaluate( () =>
				wp.apiFetch( { path: '/wp/v2/block-patterns/patterns' } )
			);
		const ours = patterns.filter( ( { name } ) =>
			name.startsWith( 'frontage/' )
		);
		expect( ours.length ).toBeGreaterThan( 5 );
		for ( const { name, content } of ours ) {
			expect( await brokenIn( editor.page, content ), name ).toEqual(
				[]
			);
		}
	}
);

test( 'a paragraph shows a dynamic value', async ( { editor, guest } ) => {
	await editor.create( { type: 'post', title: 'With a value' } );
	await write(
		editor,
		'<!-- wp:paragraph --><p>Some time</p><!-- /wp:paragraph -->'
	);
	await editor.select( 'core/paragraph' );
	const settings = await editor.openSettings();
	await settings.getByRole( 'button', { name: 'Live value' } ).click();
	await settings.getByLabel( 'Show', { exact: true } ).selectOption( {
		label: 'Reading time',
	} );
	await settings.getByLabel( 'Surrounding text' ).fill( 'Read in %s' );
	await visit( guest, await editor.publish() );
	await expect( guest.getByText( 'Read in 1 minute' ) ).toBeVisible();
	await settings.getByLabel( 'Show', { exact: true } ).selectOption( '' );
	await visit( guest, await editor.update() );
	await expect( guest.getByText( 'Some time' ) ).toBeVisible();
} );

test( 'typing /accordion shows our block with its own name and color', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post', title: 'Slash' } );
	await editor.canvas
		.getByRole( 'button', { name: /^Add default block/ } )
		.click();
	await expect( editor.block( 'core/paragraph' ) ).toBeFocused();
	await editor.page.keyboard.type( '/accordion' );
	const options = editor.page.getByRole( 'option', { name: /accordion/i } );
	const ours = options.filter( { hasText: /^Frontage Accordion$/ } );
	await expect( ours ).toHaveCount( 1 );
	const names = await options.allInnerTexts();
	expect( names ).toEqual( [ ...new Set( names ) ] );
	await expect( ours.locator( '.block-editor-block-icon' ) ).toHaveCSS(
		'color',
		'rgb(56, 88, 233)'
	);
	await editor.page.keyboard.press( 'Escape' );
} );
