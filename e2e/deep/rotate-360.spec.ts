/** The 360° view of a product. What need not run at each commit. */
import type { Locator } from '@playwright/test';
import { block } from '../support/motion';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/rotate-360/';

const stage = ( turn: Locator ) => turn.getByRole( 'slider' );

const expectView = ( turn: Locator, number: number ) =>
	expect( stage( turn ) ).toHaveAttribute(
		'aria-valuetext',
		`View ${ number } of 6`
	);

/** Wakes the block and waits for all views to load. */
async function ready( turn: Locator ): Promise< void > {
	await stage( turn ).scrollIntoViewIfNeeded();
	await stage( turn ).hover();
	await expect( turn.locator( 'img' ) ).toHaveCount( 6 );
	await expect( turn.locator( 'progress' ) ).toBeHidden();
}

test( 'hotspots belong to their view and open beside their point, without script too', async ( {
	page,
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await visit( page, PAGE );
	await ready( block( page, 'hand' ) );
	for ( const visitor of [ noJs, page ] ) {
		const hand = block( visitor, 'hand' );
		const spots = hand.locator( 'summary:visible' );
		await expect( spots ).toHaveCount( 2 );
		for ( const [ index, words ] of [
			'The north tower, painted every ten years',
			'The ferry & its pier',
		].entries() ) {
			const spot = spots.nth( index );
			await spot.click();
			const text = hand.getByText( words );
			await expect( text ).toBeVisible();
			// Three places, between which the page may scroll.
			await expect( async () => {
				const [ inner, point, outer ] = await Promise.all(
					[ text, spot, hand ].map( ( part ) => part.boundingBox() )
				);
				expect( inner!.x ).toBeGreaterThanOrEqual( outer!.x );
				expect( inner!.x + inner!.width ).toBeLessThanOrEqual(
					outer!.x + outer!.width
				);
				const middle = point!.y + point!.height / 2;
				expect(
					inner!.y > middle || inner!.y + inner!.height < middle
				).toBe( true );
			} ).toPass( { timeout: 30_000 } );
			await spot.click();
		}
	}
	const hand = block( page, 'hand' );
	await stage( hand ).press( 'ArrowRight' );
	await expect( hand.locator( 'summary:visible' ) ).toHaveCount( 1 );
	await stage( hand ).press( 'ArrowRight' );
	await expect( hand.locator( 'summary:visible' ) ).toHaveCount( 0 );
} );

test( 'skips a broken view, shows one image without script, and turns by touch', async ( {
	open,
	noJs,
	narrow,
} ) => {
	const page = await open();
	await page.route( /street[^/]*\.jpg/, ( route ) =>
		route.fulfill( { status: 200, contentType: 'image/jpeg', body: 'no' } )
	);
	await visit( page, PAGE );
	const hand = block( page, 'hand' );
	await ready( hand );
	await stage( hand ).press( 'ArrowRight' );
	await expectView( hand, 2 );
	await expect( hand.locator( '.is-shown' ) ).toHaveAttribute(
		'src',
		/bridge/
	);
	await visit( noJs, PAGE );
	await expect( block( noJs, 'hand' ).locator( 'img' ) ).toBeVisible();
	await visit( narrow, PAGE );
	const small = block( narrow, 'hand' );
	await stage( small ).tap();
	await expect( small.locator( 'img' ) ).toHaveCount( 6 );
} );
