/** Counters for visitors and authors. */
import type { Locator, Page } from '@playwright/test';
import { inTime, stopClock } from './support/clock';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

const final = ( page: Page, id: string ) =>
	page.locator( `#${ id } .frontage-count__final` );
const running = ( page: Page, id: string ) =>
	page.locator( `#${ id } .frontage-count__running` );

/** Blocks that push what follows below the first screen. */
const FAR =
	'<!-- wp:spacer {"height":"1600px"} --><div style="height:1600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const counter = ( attributes: object ) =>
	listBlock( 'counter', {
		anchor: 'sold',
		number: '12400',
		suffix: '+',
		label: 'Loaves a year',
		...attributes,
	} );

const sizeOf = ( locator: Locator ) =>
	locator.evaluate( ( element ) => {
		const { width, height } = element.getBoundingClientRect();
		return { width, height };
	} );

test( 'counts up once when scrolled to, and moves nothing', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		FAR + counter( { duration: 5000 } ) + FAR
	);
	await visit( page, url );
	const number = page.locator( '#sold .frontage-counter__figure' );
	const before = await sizeOf( number );
	await expect( final( page, 'sold' ) ).toHaveText( '12,400+' );
	await page.evaluate( () => scrollTo( { top: 900, behavior: 'instant' } ) );
	await expect( running( page, 'sold' ) ).toHaveText( '0+' );
	await stopClock( page );
	await page
		.locator( '#sold' )
		.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'end', behavior: 'instant' } )
		);
	await expect
		.poll(
			inTime( page, 100, () => running( page, 'sold' ).textContent() )
		)
		.toMatch( /\d,\d{3}\+$/ );
	await expect( final( page, 'sold' ) ).toHaveCSS( 'opacity', '0' );
	expect( await sizeOf( number ) ).toEqual( before );
	await test.step( 'readers get the final number all the time', async () => {
		await expect( page.locator( '#sold' ) ).toMatchAriaSnapshot( `
    - paragraph: 12,400+
    - paragraph: Loaves a year
  ` );
	} );
	await page.clock.runFor( 5000 );
	await expect( running( page, 'sold' ) ).toHaveCount( 0 );
	await expect( final( page, 'sold' ) ).toHaveCSS( 'opacity', '1' );
	expect( await sizeOf( number ) ).toEqual( before );
	await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
	await page.locator( '#sold' ).scrollIntoViewIfNeeded();
	await expect( running( page, 'sold' ) ).toHaveCount( 0 );
} );

test( 'does not restart what is read already', async ( { admin, page } ) => {
	const url = await publishPage( admin, counter( { duration: 5000 } ) );
	await visit( page, url );
	await expect( page.locator( '#sold frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	await expect( running( page, 'sold' ) ).toHaveCount( 0 );
	await expect( final( page, 'sold' ) ).toBeVisible();
} );
