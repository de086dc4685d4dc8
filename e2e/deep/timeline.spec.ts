/** The timeline for visitors and authors. What need not run at each commit. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';
import { take } from '../../tests/support/items';

const PAGE = '/modules/timeline/';
const lists = ( page: Page, layout: string ) =>
	page.locator( `.frontage-timeline.is-${ layout } ol` );
const row = ( page: Page ) =>
	page.getByRole( 'region', { name: 'From dough to bread' } );

const edges = ( list: Locator ) =>
	list
		.locator( '.frontage-timeline__body' )
		.evaluateAll( ( bodies ) =>
			bodies.map( ( body ) => body.getBoundingClientRect().x )
		);

test( 'looks the same without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await expect( noJs.getByText( 'Anna came for a week and' ) ).toBeVisible();
	await expect( noJs.locator( 'frontage-island' ) ).toHaveCount( 0 );
} );

test( 'works in right-to-left languages', async ( { rtl } ) => {
	await visit( rtl, PAGE );
	const [ first, second ] = take(
		await edges( lists( rtl, 'alternating' ) ),
		2
	);
	expect( first ).toBeGreaterThan( second + 300 );
	const [ mix, rest ] = take( await edges( lists( rtl, 'horizontal' ) ), 2 );
	expect( mix ).toBeGreaterThan( rest );
} );

test( 'does not animate with reduced motion, and prints everything', async ( {
	lessMotion,
} ) => {
	await visit( lessMotion, PAGE );
	for ( const layout of [ 'vertical', 'horizontal' ] ) {
		expect(
			await lists( lessMotion, layout )
				.first()
				.evaluate(
					( list ) =>
						getComputedStyle( list, '::after' ).animationName
				)
		).toBe( 'none' );
	}
	await lessMotion.emulateMedia( { media: 'print' } );
	expect(
		await row( lessMotion ).evaluate(
			( element ) => element.scrollWidth <= element.clientWidth
		)
	).toBe( true );
} );
