/** What is seen of a loaded map: all places at any width, whole boxes of places, and nothing after consent has ended. */
import type { Locator, Page } from '@playwright/test';
import { tiles } from './support/map-tiles';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/map/';

// A stub answers for this host; all others are still complaints.
test.use( { expectedErrors: [ /tile\.openstreetmap\.org/ ] } );

const open = async ( page: Page ) => {
	await tiles( page );
	await visit( page, PAGE );
};

/** How far elements are inside the map, in pixels; negative where they are cut off. */
const inside = ( block: Locator, selector: string ) =>
	block.locator( '.frontage-map__canvas' ).evaluate(
		( map, parts ) =>
			Math.min(
				...[ ...map.querySelectorAll( parts ) ].map( ( part ) => {
					const [ a, b ] = [
						map.getBoundingClientRect(),
						part.getBoundingClientRect(),
					];
					return Math.min(
						b.left - a.left,
						b.top - a.top,
						a.right - b.right,
						a.bottom - b.bottom
					);
				} )
			),
		selector
	);

test(
	'a phone shows all places, and the whole box of each',
	{ tag: '@deep' },
	async ( { narrow } ) => {
		await open( narrow );
		const block = narrow.locator( '#bakery' );
		await block.getByRole( 'button', { name: 'Load' } ).first().tap();
		const pins = block.locator( '.frontage-map__button' );
		await expect( pins ).toHaveCount( 5 );
		expect(
			await inside( block, '.frontage-map__button' )
		).toBeGreaterThan( -1 );
		for ( const name of [
			'4. Stand at the station',
			'5. Müller’s café',
		] ) {
			await pins.and( narrow.getByLabel( name ) ).press( 'Enter' );
			const box = block.locator( '.frontage-map__popup' );
			await expect( box ).toBeFocused();
			await expect
				.poll( () => inside( block, '.frontage-map__popup' ) )
				.toBeGreaterThan( 0 );
			await narrow.keyboard.press( 'Tab' );
			await expect( box.getByRole( 'link' ).first() ).toBeFocused();
			await narrow.keyboard.press( 'Escape' );
			await expect( box ).toHaveCount( 0 );
			await expect( pins.and( narrow.getByLabel( name ) ) ).toBeFocused();
		}
		await block.getByRole( 'button', { name: 'Mill', exact: true } ).tap();
		await expect
			.poll( () => inside( block, '.frontage-map__popup' ) )
			.toBeGreaterThan( 0 );
	}
);

test( 'a press of human length opens the box of a pin at the edge; consent ends in all maps at once', async ( {
	page,
} ) => {
	await open( page );
	const [ one, other ] = [
		page.locator( '#bakery' ),
		page.locator( '#many' ),
	];
	await one.evaluate( ( { style } ) => ( style.width = '300px' ) );
	// Awake, but nothing is loaded.
	await other.getByRole( 'searchbox' ).fill( 'a' );
	await one.getByRole( 'button', { name: /^Always load/ } ).click();
	for ( const block of [ one, other ] ) {
		await expect( block.getByRole( 'region' ) ).toBeVisible();
	}
	const pin = one.getByRole( 'button', { name: '4. Stand at the station' } );
	await pin.click( { delay: 200 } );
	await expect( one.locator( '.frontage-map__popup' ) ).toBeVisible();
	await test.step( 'the map follows the size of its place', async () => {
		await one.evaluate( ( { style } ) => ( style.width = '' ) );
		const missing = () =>
			one.locator( '.frontage-map__canvas' ).evaluate( ( map ) => {
				const edges = [
					...map.querySelectorAll( '.leaflet-tile' ),
				].map( ( tile ) => tile.getBoundingClientRect().right );
				return map.getBoundingClientRect().right - Math.max( ...edges );
			} );
		await expect.poll( missing ).toBeLessThanOrEqual( 0 );
	} );
	await one.getByRole( 'button', { name: /^Stop loading/ } ).click();
	for ( const block of [ one, other ] ) {
		await expect( block.getByRole( 'region' ) ).toHaveCount( 0 );
		await expect( block.locator( '.frontage-map__drawing' ) ).toBeVisible();
	}
} );
