/** The flip box for authors. */
import { expect, test, visit } from '../support/test';

test( 'is inserted, filled on both faces and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Card' } );
	await editor.insert( 'Flip Box' );
	const faces = editor.block( 'frontage/flip-box-face' );
	await expect( faces.nth( 1 ) ).toBeHidden();
	const heading = faces.nth( 0 ).locator( 'h3' );
	await heading.click();
	await expect( heading ).toBeFocused();
	await editor.page.keyboard.type( 'Question' );
	await editor.select( 'frontage/flip-box' );
	const flip = editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Flip card' } );
	// Typing hides the toolbar; the editor heeds the mouse a moment later.
	await expect( async () => {
		await editor.page.mouse.move( 400, 500 );
		await editor.page.mouse.move( 420, 520 );
		await expect( flip ).toBeVisible( { timeout: 1000 } );
	} ).toPass();
	await flip.click();
	await expect( faces.nth( 0 ) ).toBeHidden();
	const back = faces.nth( 1 ).locator( 'p' ).first();
	await back.click();
	await expect( back ).toBeFocused();
	await editor.page.keyboard.type( 'Answer' );
	await visit( guest, await editor.publish() );
	await guest.locator( '.frontage-flip-box' ).hover();
	await expect( guest.locator( '.frontage-flip-box__card' ) ).toHaveClass(
		/is-turned/
	);
	await expect( guest.getByText( 'Answer' ) ).toBeVisible();
} );
