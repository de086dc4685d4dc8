/** Hotspots for visitors and authors. What need not run at each commit. */
import { withoutAnchors } from '../support/older';
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/hotspots/';

const picture = ( page: Page ) =>
	page.locator( '.frontage-hotspots.alignwide' );
const spot = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const open = ( page: Page ) =>
	page.locator( '.frontage-hotspots__popover:popover-open' );

test( 'is next to its hotspot without CSS anchor positioning', async ( {
	page,
} ) => {
	await withoutAnchors( page );
	await visit( page, PAGE );
	for ( const name of [ 'The ridge', 'The hut' ] ) {
		const marker = picture( page ).getByRole( 'button', { name } );
		await marker.click();
		await expect
			.poll( async () => {
				const box = ( await open( page ).boundingBox() )!;
				const at = ( await marker.boundingBox() )!;
				return Math.round(
					Math.max(
						box.y - at.y - at.height,
						at.y - box.y - box.height
					)
				);
			} )
			.toBe( 14 );
		await page.keyboard.press( 'Escape' );
	}
} );

test( 'works without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await spot( noJs, 'The hut' ).click();
	await expect( noJs.getByText( 'Soup until eight' ) ).toBeVisible();
	await noJs
		.getByRole( 'group', { name: 'The hut' } )
		.getByRole( 'button', { name: 'Close' } )
		.click();
	await expect( noJs.getByText( 'Soup until eight' ) ).toBeHidden();
} );

test( 'hotspots keep their position on the image in right-to-left languages', async ( {
	page,
	rtl,
} ) => {
	const share = async ( each: Page ) => {
		await visit( each, PAGE );
		const at = ( await spot( each, 'The ridge' ).boundingBox() )!;
		const box = ( await picture( each ).locator( 'img' ).boundingBox() )!;
		return ( at.x + at.width / 2 - box.x ) / box.width;
	};
	expect( await share( page ) ).toBeCloseTo( 0.22, 2 );
	expect( await share( rtl ) ).toBeCloseTo( 0.22, 2 );
} );

test( 'does not move with reduced motion, and prints everything', async ( {
	lessMotion,
} ) => {
	await visit( lessMotion, PAGE );
	await expect(
		lessMotion.locator( '.frontage-hotspots__popover' ).first()
	).toHaveCSS( 'transition-duration', '0s' );
	await lessMotion.emulateMedia( { media: 'print' } );
	await expect( lessMotion.getByText( 'Soup until eight' ) ).toBeVisible();
	await expect( lessMotion.getByText( 'The car park' ) ).toBeVisible();
} );
