/** The image comparison for visitors and authors. What need not run at each commit. */
import type { Locator } from '@playwright/test';
import { block } from '../support/motion';
import { expect, test, visit } from '../support/test';

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
