/** Buttons and thumbnails elsewhere on the page that control a slideshow. */
import { awake, block, button, expectShown, settled } from './support/carousel';
import { publishPage } from './support/posts';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/remote-carousel/';

test( 'thumbnails and buttons control the carousel and show its position', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const gardens = block( page, 'gardens' );
	const small = page.getByRole( 'group', { name: 'Gardens, in small' } );
	const elsewhere = page.getByRole( 'group', { name: 'Gardens, elsewhere' } );
	const current = small.locator( '[aria-current=true]' );
	await awake( gardens );
	await small.getByRole( 'button', { name: /^Slide 3/ } ).click();
	await expectShown( gardens, 3 );
	await expect( current ).toHaveAttribute( 'aria-label', /^Slide 3/ );
	await settled( gardens );
	await button( elsewhere, 'On' ).click();
	await expectShown( gardens, 4 );
	await expect( current ).toHaveAttribute( 'aria-label', /^Slide 4/ );
	await settled( gardens );
	await button( elsewhere, 'Back' ).click();
	await expectShown( gardens, 3 );
	await settled( gardens );
	await button( gardens, 'Next slide' ).click();
	await expect( current ).toHaveAttribute( 'aria-label', /^Slide 4/ );
} );

test( 'wakes the carousel it controls', async ( { page } ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/build/carousel.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await visit( page, PAGE );
	const small = page.getByRole( 'group', { name: 'Gardens, in small' } );
	await small.getByRole( 'button', { name: /^Slide 2/ } ).click();
	await expect(
		small.getByRole( 'button', { name: /^Slide 2/ } )
	).toHaveAttribute( 'aria-current', 'true' );
	release();
	await expectShown( block( page, 'gardens' ), 2 );
} );

test( 'only names a carousel that exists, and its thumbnails are in one row in order', async ( {
	admin,
	page,
} ) => {
	const remote = ( carousel: string ) =>
		`<!-- wp:frontage/remote-carousel {"carousel":"${ carousel }","label":"${ carousel }"} /-->`;
	await visit(
		page,
		await publishPage( admin, remote( 'missing' ) + remote( 'elsewhere' ) )
	);
	for ( const name of [ 'missing', 'elsewhere' ] ) {
		const group = page.getByRole( 'group', { name } );
		await group.getByRole( 'button', { name: 'Next' } ).click();
	}
	await expectNoAxe( page, 'main' );
	await visit( page, PAGE );
	const small = page.getByRole( 'group', { name: 'Gardens, in small' } );
	await expect(
		small.getByRole( 'button', { name: /^Slide 1/ } )
	).toHaveAttribute( 'aria-controls', 'gardens' );
	for ( const width of [ 320, 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		const places = await small
			.locator( '.frontage-remote-carousel__picture' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => {
					const { left, top } = one.getBoundingClientRect();
					return [ left, top ];
				} )
			);
		expect( new Set( places.map( ( [ , top ] ) => top ) ).size ).toBe( 1 );
		expect( places ).toEqual(
			[ ...places ].sort( ( [ a ], [ b ] ) => a! - b! )
		);
	}
} );
