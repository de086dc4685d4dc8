/** An image that morphs into another. */
import { block } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/liquid-image/';

test(
	'flows on hover and focus, and is still at rest',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, PAGE );
		const two = block( page, 'two' );
		const stage = two.locator( '.frontage-liquid-image__stage' );
		const second = two.locator( '.is-second' );
		await expect( second ).toHaveCSS( 'opacity', '0' );
		const flowed = await stage.evaluateHandle( ( element ) => ( {
			is: new Promise( ( done ) =>
				new MutationObserver(
					() =>
						/url/.test( getComputedStyle( element ).filter ) &&
						done( true )
				).observe( element, { attributes: true } )
			),
		} ) );
		await stage.hover();
		expect( await flowed.evaluate( ( { is } ) => is ) ).toBe( true );
		await expect( second ).toHaveCSS( 'opacity', '1' );
		await expect( stage ).toHaveCSS( 'filter', 'none' );
		await page.mouse.move( 2, 2 );
		await expect( second ).toHaveCSS( 'opacity', '0' );
		await stage.focus();
		await expect( second ).toHaveCSS( 'opacity', '1' );
		await expect( two.getByRole( 'img' ) ).toHaveCount( 2 );
	}
);

test( 'a link inside works at once without layout shifts', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await block( page, 'one' ).getByRole( 'link' ).click();
	await expect( page ).toHaveURL( /#tide$/ );
} );
