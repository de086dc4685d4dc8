/** Scrolling images. */
import { block, expectStops } from './support/motion';
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

for ( const id of [ 'row', 'upwards' ] ) {
	test( `the first image (${ id }) stays where it is when the rest of the page arrives`, async ( {
		narrow: page,
	} ) => {
		await visit( page, PAGE );
		const html = await ( await page.request.get( PAGE ) ).text();
		const end = html.indexOf( '</figure>', html.indexOf( `id="${ id }"` ) );
		const scrolling = page.locator( `#${ id }` );
		const place = () =>
			scrolling
				.locator( 'figure' )
				.first()
				.evaluate( ( element ) => {
					const { offsetLeft, offsetTop } = element as HTMLElement;
					return [ offsetLeft, offsetTop ];
				} );
		await page.evaluate(
			( text ) => {
				document.open();
				document.write( text );
			},
			html.slice( 0, end )
		);
		await expect( scrolling.locator( 'figure' ) ).toHaveCount( 1 );
		await expect(
			scrolling.locator( '.frontage-marquee__track' )
		).toHaveCSS( 'display', 'flex' );
		await page.waitForFunction( () =>
			[
				...document.querySelectorAll< HTMLLinkElement >(
					'link[rel=stylesheet]'
				),
			].every( ( { sheet } ) => sheet )
		);
		const before = await place();
		await page.evaluate( ( text ) => {
			document.write( text );
			document.close();
		}, html.slice( end ) );
		await expect( scrolling.locator( 'figure' ) ).not.toHaveCount( 1 );
		await page.waitForLoadState();
		expect( await place() ).toEqual( before );
	} );
}
