/** What the editor offers authors: the palette, patterns, live values, the guide. */
import { Editor } from './support/editor';
import { TABS, sidebar, write } from './support/help';
import { expect, expectNoAxe, test, visit } from './support/test';
import { BLOCKS_BY_WORD } from './support/words';

declare const wp: {
	apiFetch: ( request: object ) => Promise< any >;
	blocks: {
		parse: ( content: string ) => any[];
	};
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

// The editor is slow on a busy machine.
test.slow();

async function command( { page }: Editor, label: string ): Promise< void > {
	await page.evaluate( () => wp.data.dispatch( 'core/commands' ).open() );
	await page.getByRole( 'combobox', { name: /command/i } ).fill( label );
	await page.getByRole( 'option', { name: label } ).first().click();
}

/** Sets the preference for whether the user has seen the guide. */
const setGuide = ( { page }: Editor, value: string ) =>
	page.evaluate(
		( wanted ) =>
			wp.data
				.dispatch( 'core/preferences' )
				.set( 'frontage', 'guide', wanted ),
		value
	);

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

test( 'patterns have previews and are inserted whole', async ( { editor } ) => {
	await editor.create( { type: 'post' } );
	await editor.page
		.getByRole( 'button', {
			name: /^(Toggle block inserter|Block Inserter)$/,
		} )
		.click();
	await editor.page.getByRole( 'tab', { name: 'Patterns' } ).click();
	await editor.page.getByRole( 'tab', { name: 'Frontage' } ).click();
	await editor.page
		.getByRole( 'option', { name: 'Questions and answers' } )
		.click();
	await expect( editor.block( 'frontage/accordion-item' ) ).toHaveCount( 4 );
	const broken = await editor.page.evaluate( async () => {
		const all = await wp.apiFetch( {
			path: '/wp/v2/block-patterns/patterns',
		} );
		const flat = ( blocks: any[] ): any[] =>
			blocks.flatMap( ( block ) => [
				block,
				...flat( block.innerBlocks ),
			] );
		const ours = all.filter( ( { name }: { name: string } ) =>
			name.startsWith( 'frontage/' )
		);
		return [
			ours.length > 5,
			...ours.flatMap( ( { name, content }: any ) =>
				flat( wp.blocks.parse( content ) )
					.filter(
						( block ) =>
							! block.isValid || block.name === 'core/missing'
					)
					.map( ( block ) => `${ name }: ${ block.name }` )
			),
		];
	} );
	expect( broken ).toEqual( [ true ] );
} );

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

test( 'the guide is offered beside the first block, without covering it or taking the focus', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	const guide = editor.page.getByRole( 'dialog', {
		name: 'Frontage guide',
	} );
	await setGuide( editor, 'none' );
	await editor.insert( 'Frontage Accordion' );
	await editor.select( 'frontage/accordion' );
	const settings = await editor.openSettings();
	await expect(
		settings.getByText( 'New to Frontage?', { exact: false } )
	).toBeVisible();
	await expectNoAxe( editor.page, '.frontage-guide-note' );
	await expect( guide ).toBeHidden();
	await settings
		.locator( '.frontage-guide-note' )
		.getByRole( 'button', { name: 'Dismiss' } )
		.click();
	const words = settings.getByText( 'You can find the guide' );
	await expect( words ).toBeFocused();
	await expect( guide ).toBeHidden();
	await editor.insert( 'Like Button' );
	await editor.select( 'frontage/like-button' );
	await expect( settings.getByText( 'Text after 1' ) ).toBeVisible();
	await expect(
		settings.getByRole( 'button', { name: 'Show guide' } )
	).toHaveCount( 0 );
	await expect( words ).toHaveCount( 0 );
} );

test( 'the guide opens from the note, and again from the options', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	await setGuide( editor, 'none' );
	const guide = editor.page.getByRole( 'dialog', {
		name: 'Frontage guide',
	} );
	await write( editor, TABS );
	await editor.select( 'frontage/tabs' );
	const settings = await editor.openSettings();
	await settings.getByRole( 'button', { name: 'Show guide' } ).click();
	await expect( guide ).toBeVisible();
	await expectNoAxe( editor.page, '.frontage-guide' );
	for ( const name of [
		'Check performance and accessibility',
		'Adjust for mobile',
	] ) {
		await guide.getByRole( 'button', { name: 'Next' } ).click();
		await expect( guide.getByRole( 'heading', { name } ) ).toBeVisible();
		await expect
			.poll( () =>
				guide
					.locator( 'img' )
					.evaluate(
						( image: HTMLImageElement ) => image.naturalWidth
					)
			)
			.toBe( 640 );
	}
	await guide.getByRole( 'button', { name: 'Finish' } ).click();
	await expect( guide ).toBeHidden();
	await expect(
		settings.getByText( 'You can find the guide' )
	).toBeFocused();
	await expect
		.poll( () =>
			editor.page.evaluate( async () => {
				const path = '/wp/v2/users/me?context=edit';
				const { meta } = await wp.apiFetch( { path } );
				return meta.persisted_preferences.frontage?.guide;
			} )
		)
		.toBe( 'seen' );
	await editor.create( { type: 'post' } );
	await write( editor, TABS );
	await editor.select( 'frontage/tabs' );
	await expect(
		settings.getByRole( 'button', { name: 'Show guide' } )
	).toHaveCount( 0 );
	await editor.page
		.getByRole( 'button', { name: 'Options', exact: true } )
		.first()
		.click();
	await editor.page
		.getByRole( 'menuitem', { name: 'Frontage guide' } )
		.click();
	await expect( guide ).toBeVisible();
	await editor.page.keyboard.press( 'Escape' );
	await expect( guide ).toBeHidden();
} );

test( 'typing /accordion shows our block with its own name and color', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post', title: 'Slash' } );
	await editor.canvas
		.getByRole( 'button', { name: /^Add default block/ } )
		.click();
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

test( 'the inserter finds blocks by the words of other plugins', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post', title: 'Search' } );
	const toggle = editor.page.getByRole( 'button', {
		name: /^(Toggle block inserter|Block Inserter)$/,
	} );
	await toggle.click();
	const search = editor.page
		.getByRole( 'searchbox', { name: /^Search/ } )
		.first();
	for ( const [ word, title ] of Object.entries( BLOCKS_BY_WORD ) ) {
		await search.fill( word );
		await expect(
			editor.page
				.getByRole( 'option', { name: title, exact: true } )
				.and(
					editor.page.locator(
						'.block-editor-block-types-list__item'
					)
				),
			word
		).not.toHaveCount( 0 );
	}
	await toggle.click();
} );
