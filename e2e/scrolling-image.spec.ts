/** Scrolling images. */
import { block, expectStops, pause } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/scrolling-image/';

test( 'scroll without gaps and pause on interaction', async ( { page } ) => {
	await visit( page, PAGE );
	const row = block( page, 'row' );
	const track = row.locator( '.frontage-marquee__track' );
	await expectStops( row, track );
	const { half, stage } = await track.evaluate( ( element ) => ( {
		half: element.scrollWidth / 2,
		stage: element.parentElement!.clientWidth,
	} ) );
	expect( half ).toBeGreaterThanOrEqual( stage );
	await expect( row.getByRole( 'img' ) ).toHaveCount( 6 );
} );

test( 'scroll upward in a frame of the given height, and each link is focused once', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const upwards = block( page, 'upwards' );
	const { height } = ( await upwards
		.locator( '.frontage-marquee' )
		.boundingBox() )!;
	expect( height ).toBeCloseTo( 360, 0 );
	await expect( upwards.locator( '.frontage-marquee__track' ) ).toHaveCSS(
		'animation-name',
		'frontage-marquee-up'
	);
	await expect( upwards.getByRole( 'link' ) ).toHaveCount( 1 );
} );

test( 'work without script, and rest with reduced motion', async ( {
	noJs,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	await expect(
		block( noJs, 'row' ).locator( '.frontage-marquee__track' )
	).toHaveCSS( 'animation-play-state', 'running' );
	await visit( lessMotion, PAGE );
	const still = block( lessMotion, 'row' );
	await expect( still.locator( '.frontage-marquee' ) ).toHaveCSS(
		'overflow-x',
		'auto'
	);
	await expect( still.locator( '.is-copy' ).first() ).toBeHidden();
	await expect( pause( still ) ).toBeHidden();
} );
