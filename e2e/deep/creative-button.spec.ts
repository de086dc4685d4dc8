/** Buttons that react to mouse and keyboard. What need not run at each commit. */
import { block } from '../support/motion';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/creative-button/';

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
