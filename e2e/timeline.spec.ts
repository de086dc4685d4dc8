/** The timeline for visitors and authors. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './support/test';
import { take } from '../tests/support/items';

const PAGE = '/modules/timeline/';
const lists = ( page: Page, layout: string ) =>
	page.locator( `.frontage-timeline.is-${ layout } ol` );
const row = ( page: Page ) =>
	page.getByRole( 'region', { name: 'From dough to bread' } );

/**
 * Returns how much of the line is filled, from 0 to 1.
 *
 * @param list The list with the line.
 */
const filled = ( list: Locator ) =>
	list.evaluate( ( element ) => {
		const { transform, inlineSize } = getComputedStyle(
			element,
			'::after'
		);
		return transform === 'none'
			? parseFloat( inlineSize ) / element.getBoundingClientRect().width
			: new DOMMatrix( transform ).d;
	} );

const edges = ( list: Locator ) =>
	list
		.locator( '.frontage-timeline__body' )
		.evaluateAll( ( bodies ) =>
			bodies.map( ( body ) => body.getBoundingClientRect().x )
		);

test( 'is read in order, fills its line, and its row scrolls by keyboard', async ( {
	page,
} ) => {
	await test.step( 'screen readers get an ordered list with titles and dates', async () => {
		await visit( page, PAGE );
		await expect( lists( page, 'vertical' ).last() ).toMatchAriaSnapshot( `
    - list:
      - listitem:
        - paragraph:
          - time: "1998"
        - heading "A stall on the market" [level=3]
        - paragraph: Two tables, one oven, and rye bread on Saturdays.
      - listitem:
        - paragraph:
          - time: April 2006
        - heading "A shop of our own" [level=3]
  ` );
		await expect(
			page.locator( 'time[datetime="2024-05-17"]' )
		).toHaveText( 'May 17, 2024' );
		await expect(
			page.locator( 'time[datetime="2024-02-31"]' )
		).toHaveCount( 0 );
	} );
	await test.step( 'the line fills while scrolling', async () => {
		const list = lists( page, 'vertical' ).last();
		await list.evaluate( ( element ) => {
			const { top } = element.getBoundingClientRect();
			scrollBy( { top: top - innerHeight * 0.7, behavior: 'instant' } );
		} );
		await expect.poll( () => filled( list ) ).toBe( 0 );
		await list.evaluate( ( element ) => {
			const { top, height } = element.getBoundingClientRect();
			scrollBy( {
				top: top + height / 2 - innerHeight * 0.6,
				behavior: 'instant',
			} );
		} );
		await expect.poll( () => filled( list ) ).toBeCloseTo( 0.5, 1 );
	} );
	await test.step( 'a row scrolls by keyboard, and its line fills', async () => {
		await row( page ).focus();
		await expect
			.poll( () => filled( lists( page, 'horizontal' ) ) )
			.toBe( 0 );
		await expect
			.poll( async () => {
				await page.keyboard.press( 'ArrowRight' );
				return filled( lists( page, 'horizontal' ) );
			} )
			.toBeGreaterThan( 0.9 );
		await expect(
			page.getByText( 'Until it stops singing' )
		).toBeInViewport();
	} );
} );

test( 'uses both sides of the line on a desktop, one on a phone', async ( {
	page,
	narrow,
} ) => {
	await visit( page, PAGE );
	const [ first, second, third ] = take(
		await edges( lists( page, 'alternating' ) ),
		3
	);
	expect( second ).toBeGreaterThan( first + 300 );
	expect( third ).toBe( first );
	await visit( narrow, PAGE );
	const all = await edges( lists( narrow, 'alternating' ) );
	expect( new Set( all ).size ).toBe( 1 );
} );
