/**
 * Help for authors in the real editor: the meter, findings and their fixes, settings for each
 * device, copying of looks, the palette, live values, the guide.
 */
import type { Locator, Page } from '@playwright/test';
import type { Editor } from './support/editor';
import { expect, expectNoAxe, test, visit } from './support/test';

declare const wp: {
	apiFetch: ( request: object ) => Promise< any >;
	blocks: {
		parse: ( content: string ) => any[];
		getBlockTypes: () => object[];
	};
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

// The editor takes its time on a busy machine.
test.slow();

const FINDINGS = `<!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Deep</h4><!-- /wp:heading -->
<!-- wp:paragraph {"style":{"color":{"text":"#bbbbbb"}}} --><p class="has-text-color" style="color:#bbbbbb">Pale</p><!-- /wp:paragraph -->
<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt=""/></figure><!-- /wp:image -->
<!-- wp:frontage/tabs --><!-- wp:frontage/tab /--><!-- /wp:frontage/tabs -->`;

const TABS =
	'<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} /--><!-- /wp:frontage/tabs -->';

const write = ( { page }: Editor, content: string ) =>
	page.evaluate(
		( blocks ) =>
			wp.data
				.dispatch( 'core/block-editor' )
				.resetBlocks( wp.blocks.parse( blocks ) ),
		content
	);

const selected = ( { page }: Editor ): Promise< string | undefined > =>
	page.evaluate(
		() => wp.data.select( 'core/block-editor' ).getSelectedBlock()?.name
	);

const sidebar = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor settings' } );

async function openMeter( { page }: Editor ): Promise< Locator > {
	const toggle = page.getByRole( 'button', {
		name: 'Frontage: cost and access',
		exact: true,
	} );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
	return sidebar( page );
}

const finding = ( meter: Locator, title: RegExp | string ) =>
	meter.getByRole( 'listitem' ).filter( { hasText: title } );

async function command( { page }: Editor, label: string ): Promise< void > {
	await page.evaluate( () => wp.data.dispatch( 'core/commands' ).open() );
	await page.getByRole( 'combobox', { name: /command/i } ).fill( label );
	await page.getByRole( 'option', { name: label } ).first().click();
}

test( 'a block says what it costs and what was found in it', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	await editor.insert( 'Tabs' );
	await editor.select( 'frontage/tabs' );
	const settings = await editor.openSettings();
	await expect( settings.getByText( 'With the page' ) ).toBeVisible();
	await expect( settings.locator( '.frontage-cost dd' ) ).toHaveText( [
		/^\d\.\d KB$/,
		/^\d\.\d KB$/,
		'None',
	] );
	await editor.page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Title of tab 1' } )
		.fill( '' );
	await editor.select( 'frontage/tabs' );
	await expect( finding( settings, 'Tab without a title' ) ).toBeVisible();
	await editor.select( 'core/paragraph' );
	await expect( settings.getByText( 'Cost and access' ) ).toBeHidden();
} );

test( 'findings lead to their blocks and are mended', async ( { editor } ) => {
	await editor.create( { type: 'post' } );
	await write( editor, FINDINGS );
	const meter = await openMeter( editor );
	await expect( meter.getByRole( 'status' ) ).toHaveText(
		'3 problems, 1 hint'
	);
	await meter.getByRole( 'button', { name: /^Heading of level 4/ } ).click();
	expect( await selected( editor ) ).toBe( 'core/heading' );
	await meter.getByRole( 'button', { name: 'Make it level 2' } ).click();
	await meter
		.getByRole( 'button', { name: /^Use “.+” for the text/ } )
		.click();
	await expect( meter.getByRole( 'status' ) ).toHaveText(
		'1 problem, 1 hint'
	);
	const picture = finding( meter, 'Picture without a text' );
	await picture.getByLabel( 'Alternative text' ).fill( 'A blue W' );
	await picture.getByLabel( 'Alternative text' ).press( 'Enter' );
	const tab = finding( meter, 'Tab without a title' );
	await tab.getByLabel( 'Title' ).fill( 'Prices' );
	await tab.getByRole( 'button', { name: 'Save title' } ).click();
	await expect( meter.getByRole( 'status' ) ).toHaveText(
		'Nothing to put right.'
	);
	expect( await editor.content() ).toMatch(
		/<h2[^]+alt="A blue W"[^]+"title":"Prices"/
	);
} );

test( 'the meter is complete by keyboard and for screen readers', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	await write( editor, FINDINGS );
	const meter = await openMeter( editor );
	await expect( meter.getByRole( 'listitem' ) ).toHaveCount( 4 );
	await expectNoAxe( editor.page, '.frontage-page-meter' );
	await meter.getByRole( 'button', { name: /^Heading of level 4/ } ).focus();
	await editor.page.keyboard.press( 'Tab' );
	await expect(
		meter.getByRole( 'button', { name: 'Make it level 2' } )
	).toBeFocused();
	await editor.page.keyboard.press( 'Enter' );
	await expect.poll( () => editor.content() ).toContain( '<h2' );
	await editor.select( 'frontage/tabs' );
	await editor.page.evaluate( () =>
		wp.data
			.dispatch( 'core/interface' )
			.enableComplementaryArea( 'core', 'edit-post/block' )
	);
	// The panel that leaves still moves out.
	await expect(
		sidebar( editor.page )
			.getByRole( 'tabpanel', { name: 'Settings' } )
			.locator( '.frontage-cost' )
	).toBeVisible();
	await expect(
		sidebar( editor.page ).locator( '.frontage-cost' )
	).toHaveCount( 1 );
	await expectNoAxe( editor.page, '.frontage-cost' );
} );

test( 'settings follow the preview and are kept for each device', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	await write(
		editor,
		'<!-- wp:frontage/gallery {"images":[{"id":9001},{"id":9002}],"columns":4} /-->'
	);
	await editor.select( 'frontage/gallery' );
	const settings = await editor.openSettings();
	const columns = settings.getByRole( 'group', { name: 'Columns' } );
	const number = columns.getByRole( 'spinbutton' );
	await expect( number ).toHaveValue( '4' );
	await columns.getByRole( 'button', { name: 'Tablet' } ).click();
	const device = () =>
		editor.page.evaluate( () =>
			wp.data.select( 'core/editor' ).getDeviceType()
		);
	expect( await device() ).toBe( 'Tablet' );
	await expect( number ).toHaveValue( '3' );
	await number.fill( '2' );
	await expect
		.poll( () => editor.content() )
		.toContain( '"columns":4,"columnsTablet":2' );
	await editor.page.evaluate( () =>
		wp.data.dispatch( 'core/editor' ).setDeviceType( 'Mobile' )
	);
	await expect(
		columns.getByRole( 'button', { name: 'Phone' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( columns.getByText( 'As on: Tablet' ) ).toBeVisible();
	await columns.getByRole( 'button', { name: /^Tablet/ } ).click();
	await columns.getByRole( 'button', { name: 'Reset Tablet' } ).click();
	await expect
		.poll( () => editor.content() )
		.not.toContain( 'columnsTablet' );
	await columns.getByRole( 'button', { name: 'Desktop' } ).click();
} );

test( 'an animation differs on a tablet', async ( { editor } ) => {
	await editor.create( { type: 'post' } );
	await write(
		editor,
		'<!-- wp:separator {"frontage":{"animation":{"style":"slide","direction":"top"}}} --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->'
	);
	await editor.select( 'core/separator' );
	const settings = await editor.openSettings();
	const movement = settings.getByRole( 'group', { name: 'Movement' } );
	await expect( movement.getByLabel( 'Direction' ) ).toHaveValue( 'top' );
	await movement.getByRole( 'button', { name: 'Tablet' } ).click();
	await expect( movement.getByLabel( 'Direction' ) ).toHaveValue( '' );
	await movement.getByLabel( 'Direction' ).selectOption( 'bottom' );
	await expect
		.poll( () => editor.content() )
		.toContain( '"direction":"top","direction_tablet":"bottom"' );
	await movement.getByRole( 'button', { name: 'Reset Tablet' } ).click();
	await expect
		.poll( () => editor.content() )
		.not.toContain( 'direction_tablet' );
	await movement.getByRole( 'button', { name: 'Desktop' } ).click();
} );

const menu = async ( { page }: Editor, item: string ) => {
	await page.mouse.move( 400, 500 );
	await page.mouse.move( 420, 520 );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Options', exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name: item } ).click();
};

test( 'a look is copied onto several blocks, in one step, on another page too', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	await write(
		editor,
		`<!-- wp:frontage/accordion {"icon":"plus","className":"is-style-boxed","anchor":"one","style":{"color":{"background":"#ffeedd"}}} --><!-- wp:frontage/accordion-item {"title":"A"} /--><!-- /wp:frontage/accordion -->
		<!-- wp:frontage/accordion {"openMode":"multiple","anchor":"two"} --><!-- wp:frontage/accordion-item {"title":"B"} /--><!-- /wp:frontage/accordion -->
		<!-- wp:frontage/accordion --><!-- wp:frontage/accordion-item {"title":"C"} /--><!-- /wp:frontage/accordion -->`
	);
	await editor.select( 'frontage/accordion', 0 );
	await menu( editor, 'Copy look' );
	await expect( editor.page.getByTestId( 'snackbar' ).first() ).toContainText(
		'Look copied.'
	);
	const before = await editor.content();
	await editor.page.evaluate( () => {
		const [ , second, third ] = wp.data
			.select( 'core/block-editor' )
			.getBlockOrder();
		wp.data.dispatch( 'core/block-editor' ).multiSelect( second, third );
	} );
	await menu( editor, 'Paste look' );
	const LOOK =
		'"className":"is-style-boxed","style":{"color":{"background":"#ffeedd"}}';
	await expect
		.poll( async () => ( await editor.content() ).split( LOOK ).length - 1 )
		.toBe( 3 );
	expect( await editor.content() ).toContain(
		'{"anchor":"two","openMode":"multiple","icon":"plus",'
	);
	await editor.page.evaluate( () =>
		wp.data.dispatch( 'core/editor' ).undo()
	);
	await expect.poll( () => editor.content() ).toBe( before );
	await editor.page.evaluate( () =>
		wp.data.dispatch( 'core/editor' ).resetEditorBlocks( [] )
	);
	await editor.page.evaluate( () =>
		window.removeEventListener( 'beforeunload', () => {} )
	);
	editor.page.on( 'dialog', ( dialog ) => dialog.accept() );
	await editor.create( { type: 'post' } );
	await editor.insert( 'Accordion' );
	await editor.select( 'frontage/accordion' );
	await menu( editor, 'Paste look' );
	await expect.poll( () => editor.content() ).toContain( LOOK );
} );

test( 'the palette inserts, previews, shows findings and leads to the settings', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	await command( editor, 'Insert: Countdown' );
	await expect( editor.block( 'frontage/countdown' ) ).toHaveCount( 1 );
	await command( editor, 'Preview as on a phone' );
	await expect
		.poll( () =>
			editor.page.evaluate( () =>
				wp.data.select( 'core/editor' ).getDeviceType()
			)
		)
		.toBe( 'Mobile' );
	await command( editor, 'Preview as on a desktop' );
	await command( editor, 'Show what this page costs and what was found' );
	await expect(
		sidebar( editor.page ).getByText( 'What this page costs' )
	).toBeVisible();
	await editor.select( 'frontage/countdown' );
	await command( editor, 'Copy look' );
	await command( editor, 'Paste look' );
	await expect(
		editor.page.getByText( 'Look pasted onto 1 block.' ).first()
	).toBeVisible();
	editor.page.on( 'dialog', ( dialog ) => dialog.accept() );
	await command( editor, 'Frontage: Blocks and features' );
	await editor.page.waitForURL( /page=frontage&tab=blocks/ );
} );

test( 'patterns are offered with previews and inserted whole', async ( {
	editor,
} ) => {
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

test( 'a paragraph shows a live value', async ( { editor, guest } ) => {
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
	await settings.getByLabel( 'Text around it' ).fill( 'Read in %s' );
	await visit( guest, await editor.publish() );
	await expect( guest.getByText( 'Read in 1 minute' ) ).toBeVisible();
	await settings.getByLabel( 'Show', { exact: true } ).selectOption( '' );
	await visit( guest, await editor.update() );
	await expect( guest.getByText( 'Some time' ) ).toBeVisible();
} );

test( 'a look is kept as a preset, used on another page, renamed, deleted and brought back', async ( {
	editor,
} ) => {
	const name = `Quiet ${ Date.now() }`;
	const { page } = editor;
	await editor.create( { type: 'post' } );
	await write(
		editor,
		TABS.replace( 'tabs -->', 'tabs {"textColor":"contrast-2"} -->' )
	);
	const presets = async () => {
		await editor.select( 'frontage/tabs' );
		const settings = await editor.openSettings();
		await settings.getByRole( 'tab', { name: 'Styles' } ).click();
		const title = settings.getByRole( 'button', {
			name: 'Presets',
			exact: true,
		} );
		if ( ( await title.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
			await title.click();
		}
		return settings;
	};
	let panel = await presets();
	await panel
		.getByRole( 'button', { name: 'Save this look as a preset' } )
		.click();
	const dialog = page.getByRole( 'dialog', { name: 'New preset' } );
	await dialog.getByLabel( 'Name of the preset' ).fill( name );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await expect( dialog ).toBeHidden();
	page.on( 'dialog', ( leave ) => leave.accept() );
	await editor.create( { type: 'post' } );
	await write( editor, TABS );
	panel = await presets();
	await panel.getByRole( 'button', { name, exact: true } ).click();
	expect( await editor.content() ).toContain( '"textColor":"contrast-2"' );
	const options = () =>
		panel.getByRole( 'button', { name: `Options for “${ name }` } );
	await options().click();
	await page.getByRole( 'menuitem', { name: 'Rename' } ).click();
	await page
		.getByRole( 'dialog', { name: 'Rename preset' } )
		.getByLabel( 'Name of the preset' )
		.fill( `${ name } b` );
	await page.keyboard.press( 'Enter' );
	await expect(
		panel.getByRole( 'button', { name: `${ name } b`, exact: true } )
	).toBeVisible();
	await options().click();
	await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
	await expect( options() ).toBeHidden();
	await page
		.getByTestId( 'snackbar' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect(
		panel.getByRole( 'button', { name: `${ name } b`, exact: true } )
	).toBeVisible();
} );

test( 'the guide is shown once to a person, and again when asked', async ( {
	editor,
} ) => {
	const state = ( value?: string ) =>
		editor.page.evaluate(
			( wanted ) =>
				wp.data
					.dispatch( 'core/preferences' )
					.set( 'frontage', 'guide', wanted ),
			value
		);
	await editor.create( { type: 'post' } );
	await state( 'none' );
	const guide = editor.page.getByRole( 'dialog', {
		name: 'Guide to Frontage',
	} );
	await expect( guide ).toBeHidden();
	await write( editor, TABS );
	await editor.select( 'frontage/tabs' );
	await expect( guide ).toBeVisible();
	await expectNoAxe( editor.page, '.frontage-guide' );
	for ( const name of [ 'See what it costs', 'Make it fit phones' ] ) {
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
	await expect
		.poll( () =>
			editor.page.evaluate( async () => {
				const path = '/wp/v2/users/me?context=edit';
				const { meta } = await wp.apiFetch( { path } );
				return meta.persisted_preferences.frontage?.guide;
			} )
		)
		.toBe( 'seen' );
	editor.hidesGuide = false;
	editor.page.on( 'dialog', ( dialog ) => dialog.accept() );
	await editor.create( { type: 'post' } );
	await write( editor, TABS );
	await editor.select( 'frontage/tabs' );
	await expect( guide ).toBeHidden();
	await editor.page
		.getByRole( 'button', { name: 'Options', exact: true } )
		.first()
		.click();
	await editor.page
		.getByRole( 'menuitem', { name: 'Guide to Frontage' } )
		.click();
	await expect( guide ).toBeVisible();
	await editor.page.keyboard.press( 'Escape' );
	await expect( guide ).toBeHidden();
} );
