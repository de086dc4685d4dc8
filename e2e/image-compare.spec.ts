/** The image comparison for visitors and authors. */
import type { Locator } from '@playwright/test';
import { block } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/image-compare/';

const range = ( compare: Locator ) => compare.getByRole( 'slider' );

/** Returns the position of the line, as a fraction of the frame. */
const line = ( compare: Locator, side: 'x' | 'y' = 'x' ) =>
	compare.evaluate( ( element, at ) => {
		const box = ( name: string ) =>
			element
				.querySelector( `.frontage-image-compare__${ name }` )!
				.getBoundingClientRect();
		const [ inner, outer ] = [ box( 'line' ), box( 'frame' ) ];
		return at === 'x'
			? ( inner.x + inner.width / 2 - outer.x ) / outer.width
			: ( inner.y + inner.height / 2 - outer.y ) / outer.height;
	}, side );

const awake = ( compare: Locator ) =>
	expect( compare.locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);

test( 'the line follows mouse and keys', async ( { page } ) => {
	await visit( page, PAGE );
	const colours = block( page, 'colours' );
	await range( colours ).scrollIntoViewIfNeeded();
	await awake( colours );
	await expect( range( colours ) ).toHaveAccessibleName(
		'Compare Without colour and With colour'
	);
	expect( await line( colours ) ).toBeCloseTo( 0.5, 2 );
	const { x, y, width, height } = ( await range( colours ).boundingBox() )!;
	await page.mouse.move( x + width / 2, y + height / 2 );
	await page.mouse.down();
	await page.mouse.move( x + width / 4, y + height / 2, { steps: 4 } );
	await page.mouse.up();
	await expect.poll( () => line( colours ) ).toBeCloseTo( 0.25, 2 );
	await range( colours ).press( 'End' );
	await expect.poll( () => line( colours ) ).toBeCloseTo( 1, 2 );
	await range( colours ).press( 'ArrowLeft' );
	await expect.poll( () => line( colours ) ).toBeLessThan( 1 );
} );

test( 'buttons show the first image, both, and the second, and the value is said', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const colours = block( page, 'colours' );
	await range( colours ).scrollIntoViewIfNeeded();
	await awake( colours );
	for ( const [ name, at, said ] of [
		[ 'Without colour', 1, '100% Without colour, 0% With colour' ],
		[ 'With colour', 0, '0% Without colour, 100% With colour' ],
		[ 'Both', 0.5, '50% Without colour, 50% With colour' ],
	] as const ) {
		const state = colours.getByRole( 'button', { name, exact: true } );
		await state.click();
		await expect.poll( () => line( colours ) ).toBeCloseTo( at, 2 );
		await expect( state ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( colours.locator( '[aria-pressed=true]' ) ).toHaveCount(
			1
		);
		await expect( range( colours ) ).toHaveAttribute(
			'aria-valuetext',
			said
		);
	}
} );
