/** Buttons that react to mouse and keyboard. */
import { block } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/creative-button/';

test( 'work by mouse and keyboard and stay readable', async ( { page } ) => {
	await visit( page, PAGE );
	const filled = block( page, 'sweep' ).getByRole( 'link' ).first();
	await expect( filled ).toHaveCSS( 'background-size', '0px 100%' );
	await filled.hover();
	await expect( filled ).toHaveCSS( 'background-size', '100% 100%' );
	await page.mouse.move( 2, 2 );
	await expect( filled ).toHaveCSS( 'background-size', '0px 100%' );
	const lifted = block( page, 'lift' ).getByRole( 'link' ).first();
	await block( page, 'ring' ).getByRole( 'link' ).last().focus();
	await page.keyboard.press( 'Tab' );
	await expect( lifted ).toBeFocused();
	await expect( lifted ).toHaveCSS( 'translate', '0px -4px' );
	await expect( filled ).toHaveAccessibleName( 'Order bread' );
} );

test( 'do not move with reduced motion, and mirror the arrow', async ( {
	lessMotion,
	rtl,
} ) => {
	await visit( lessMotion, PAGE );
	await expect(
		block( lessMotion, 'sweep' ).getByRole( 'link' ).first()
	).toHaveCSS( 'transition-duration', '0s' );
	await visit( rtl, PAGE );
	expect(
		await block( rtl, 'arrow' )
			.getByRole( 'link' )
			.first()
			.evaluate( ( link ) => getComputedStyle( link, '::after' ).content )
	).toContain( '←' );
} );

test( 'are converted core buttons', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'Buttons' } );
	await editor.insert( 'Creative Buttons' );
	await editor
		.block( 'core/button' )
		.getByRole( 'textbox' )
		.fill( 'Taste it' );
	await editor.select( 'frontage/creative-button' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Effect' ).selectOption( 'lift' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-creative-button' ) ).toHaveClass(
		/is-lift/
	);
	await expect( guest.getByText( 'Taste it' ) ).toBeVisible();
} );
