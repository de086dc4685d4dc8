/** The image comparison for visitors and authors. */
import type { Locator } from '@playwright/test';
import { choose } from './support/library';
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

test( 'a vertical line follows hovering', async ( { page } ) => {
	await visit( page, PAGE );
	const upright = block( page, 'upright' );
	await range( upright ).scrollIntoViewIfNeeded();
	await awake( upright );
	expect( await line( upright, 'y' ) ).toBeCloseTo( 0.3, 2 );
	const { height } = ( await range( upright ).boundingBox() )!;
	await range( upright ).hover( {
		position: { x: 100, y: height / 2 },
	} );
	await expect.poll( () => line( upright, 'y' ) ).toBeCloseTo( 0.5, 1 );
} );

test( 'works in right-to-left languages and by touch, and shows both images without script', async ( {
	rtl,
	narrow,
	noJs,
} ) => {
	await visit( rtl, PAGE );
	const turned = block( rtl, 'colours' );
	await range( turned ).scrollIntoViewIfNeeded();
	await awake( turned );
	await range( turned ).press( 'End' );
	await expect.poll( () => line( turned ) ).toBeCloseTo( 0, 2 );
	await visit( narrow, PAGE );
	const small = block( narrow, 'colours' );
	await range( small ).scrollIntoViewIfNeeded();
	await awake( small );
	const { width } = ( await range( small ).boundingBox() )!;
	await range( small ).tap( { position: { x: width * 0.75, y: 40 } } );
	await expect.poll( () => line( small ) ).toBeCloseTo( 0.75, 1 );
	await visit( noJs, PAGE );
	const plain = block( noJs, 'colours' );
	await expect( range( plain ) ).toBeHidden();
	const [ first, second ] = await Promise.all(
		[ 0, 1 ].map( ( at ) => plain.locator( 'img' ).nth( at ).boundingBox() )
	);
	expect( second!.y ).toBeGreaterThanOrEqual( first!.y + first!.height );
} );

test( 'is created from two images of the library', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Compared' } );
	await editor.insert( 'Image Comparison' );
	const compare = editor.block( 'frontage/image-compare' );
	await choose( editor, compare, [ 'Bridge', 'Street' ] );
	await expect( compare.locator( 'img' ) ).toHaveCount( 2 );
	await editor.select( 'frontage/image-compare' );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Preview' } )
		.click();
	await compare
		.getByRole( 'slider', { name: 'Initial divider position' } )
		.fill( '20' );
	await visit( guest, await editor.publish() );
	await expect( guest.getByRole( 'slider' ) ).toHaveValue( '20' );
} );
