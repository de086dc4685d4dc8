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
