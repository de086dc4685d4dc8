/** The gallery for visitors: filtering and pagination. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const MODULE = '/modules/gallery/';
const HARBOUR = '#harbour';
const link = ( page: Page, name: string ) =>
	page.locator( HARBOUR ).getByRole( 'link', { name, exact: true } );
const current = ( page: Page ) =>
	page.locator( `${ HARBOUR } [aria-current=page]` );

test( 'an address without such a page or category is corrected, and Back does not reload', async ( {
	page,
} ) => {
	await visit( page, `${ MODULE }#harbour|odd|2` );
	await expect( page ).toHaveURL( /#harbour\|all\|1$/ );
	await expect( page.locator( HARBOUR ) ).toBeInViewport();
	await page.evaluate( 'window.stayed = true' );
	// As a link in the text does it: the entry has no state.
	await page.evaluate( () => {
		const anchor = document.createElement( 'a' );
		anchor.href = '#harbour|all|99';
		document.body.append( anchor );
		anchor.click();
	} );
	await expect( page ).toHaveURL( /#harbour\|all\|6$/ );
	await expect( current( page ) ).toHaveText( '6' );
	await link( page, 'Previous' ).click();
	await expect( current( page ) ).toHaveText( '5' );
	await page.goBack();
	await expect( current( page ) ).toHaveText( '6' );
	await page.goBack();
	await expect( current( page ) ).toHaveText( '1' );
	expect( await page.evaluate( 'window.stayed' ) ).toBe( true );
} );

test( 'works by touch and in right-to-left languages', async ( {
	narrow,
	rtl,
} ) => {
	await visit( narrow, MODULE );
	await link( narrow, 'Next' ).tap();
	await expect( current( narrow ) ).toHaveText( '2' );
	await visit( rtl, MODULE );
	const [ one, two ] = await Promise.all(
		[ 'Page 1', 'Page 2' ].map( ( name ) =>
			link( rtl, name ).boundingBox()
		)
	);
	expect( one!.x ).toBeGreaterThan( two!.x );
} );

test( 'does not move with reduced motion', async ( { lessMotion } ) => {
	await visit( lessMotion, MODULE );
	await link( lessMotion, 'Next' ).click();
	await expect( current( lessMotion ) ).toHaveText( '2' );
	await expect(
		lessMotion.locator( `${ HARBOUR } li.frontage-gallery__item` ).first()
	).toHaveCSS( 'transition-duration', '0s' );
} );

test( 'a row of images moves by arrows, keys and without script, one at a time', async ( {
	page,
	noJs,
} ) => {
	await visit( page, MODULE );
	const turn = page.locator( '#turn' );
	await turn.scrollIntoViewIfNeeded();
	await expect( turn.locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	const view = turn.locator( '.frontage-carousel__viewport' );
	const at = () =>
		view.evaluate( ( { scrollLeft, clientWidth } ) =>
			Math.round( scrollLeft / clientWidth )
		);
	await turn.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect.poll( at ).toBe( 1 );
	await expect(
		turn.getByRole( 'group', { name: '2 of 4: A red suspension bridge' } )
	).toBeVisible();
	await turn.getByRole( 'button', { name: 'Previous slide' } ).click();
	await expect.poll( at ).toBe( 0 );
	await visit( noJs, MODULE );
	const still = noJs.locator( '#turn .frontage-carousel__viewport' );
	await expect( still ).toHaveCSS( 'overflow-x', 'auto' );
	await expect( noJs.locator( '#turn' ).getByRole( 'button' ) ).toHaveCount(
		0
	);
} );
