/** Help for authors in the editor: the meter, findings and their fixes, per-device settings. */
import type { Locator } from '@playwright/test';
import type { Editor } from './support/editor';
import { selected, sidebar, write } from './support/help';
import { unfold } from './support/sidebar';
import { expect, expectNoAxe, test } from './support/test';

declare const wp: {
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

// The editor is slow on a busy machine.
test.slow();

const FINDINGS = `<!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Deep</h4><!-- /wp:heading -->
<!-- wp:paragraph {"style":{"color":{"text":"#bbbbbb"}}} --><p class="has-text-color" style="color:#bbbbbb">Pale</p><!-- /wp:paragraph -->
<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt=""/></figure><!-- /wp:image -->
<!-- wp:frontage/tabs --><!-- wp:frontage/tab /--><!-- /wp:frontage/tabs -->`;

async function openMeter( { page }: Editor ): Promise< Locator > {
	await unfold(
		page.getByRole( 'button', {
			name: 'Frontage: performance and accessibility',
			exact: true,
		} )
	);
	return sidebar( page );
}

/** How many findings there are; another status says that a part loads. */
const count = ( meter: Locator ) =>
	meter.getByRole( 'status' ).filter( { hasText: /problem|issues/ } );

const finding = ( meter: Locator, title: RegExp | string ) =>
	meter.getByRole( 'listitem' ).filter( { hasText: title } );

test( 'a block shows its cost and its issues', async ( { editor } ) => {
	await editor.create( { type: 'post' } );
	await editor.insert( 'Frontage Tabs' );
	await editor.select( 'frontage/tabs' );
	const settings = await editor.openSettings();
	await expect( settings.getByText( 'At load' ) ).toBeVisible();
	await expect( settings.locator( '.frontage-cost dd' ) ).toHaveText( [
		/^\d(\.\d)? KBof which shared: \d(\.\d)? KB$/,
		'0 B',
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
	await expect(
		settings.getByText( 'Performance and accessibility' )
	).toBeHidden();
} );

test( 'issues link to their blocks and can be fixed', async ( { editor } ) => {
	await editor.create( { type: 'post' } );
	await write( editor, FINDINGS );
	const meter = await openMeter( editor );
	await expect( count( meter ) ).toHaveText( '3 problems, 1 suggestion' );
	await meter.getByRole( 'button', { name: /^Heading level 4/ } ).click();
	expect( await selected( editor ) ).toBe( 'core/heading' );
	await meter.getByRole( 'button', { name: 'Change to level 2' } ).click();
	await meter
		.getByRole( 'button', { name: /^Use “.+” as text color/ } )
		.click();
	await expect( count( meter ) ).toHaveText( '1 problem, 1 suggestion' );
	const picture = finding( meter, 'Image has no alternative text' );
	await picture.getByLabel( 'Alternative text' ).fill( 'A blue W' );
	await picture.getByLabel( 'Alternative text' ).press( 'Enter' );
	const tab = finding( meter, 'Tab without a title' );
	await tab.getByLabel( 'Title' ).fill( 'Prices' );
	await tab.getByRole( 'button', { name: 'Save title' } ).click();
	await expect( count( meter ) ).toHaveText( 'No issues found.' );
	expect( await editor.content() ).toMatch(
		/<h2[^]+alt="A blue W"[^]+"title":"Prices"/
	);
} );

test( 'the meter works by keyboard and for screen readers', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	await write( editor, FINDINGS );
	const meter = await openMeter( editor );
	await expect( meter.getByRole( 'listitem' ) ).toHaveCount( 4 );
	await expectNoAxe( editor.page, '.frontage-page-meter' );
	await meter.getByRole( 'button', { name: /^Heading level 4/ } ).focus();
	await editor.page.keyboard.press( 'Tab' );
	await expect(
		meter.getByRole( 'button', { name: 'Change to level 2' } )
	).toBeFocused();
	await editor.page.keyboard.press( 'Enter' );
	await expect.poll( () => editor.content() ).toContain( '<h2' );
	await editor.select( 'frontage/tabs' );
	await editor.page.evaluate( () =>
		wp.data
			.dispatch( 'core/interface' )
			.enableComplementaryArea( 'core', 'edit-post/block' )
	);
	// The closing panel is still animating out.
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

test( 'settings follow the previewed device and are saved for each one', async ( {
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
		columns.getByRole( 'button', { name: 'Mobile' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( columns.getByText( 'Inherited from Tablet' ) ).toBeVisible();
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
	const movement = settings.getByRole( 'group', { name: 'Animation' } );
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
