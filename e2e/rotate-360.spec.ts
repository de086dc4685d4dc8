/** The 360° view of a product. */
import type { Locator } from '@playwright/test';
import { choose } from './support/library';
import { block, expectStops } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/rotate-360/';

const stage = ( turn: Locator ) => turn.getByRole( 'slider' );

const expectView = ( turn: Locator, number: number ) =>
	expect( stage( turn ) ).toHaveAttribute(
		'aria-valuetext',
		`View ${ number } of 6`
	);

/** Wakes the block and waits for all views to load. */
async function ready( turn: Locator ): Promise< void > {
	await stage( turn ).scrollIntoViewIfNeeded();
	await stage( turn ).hover();
	await expect( turn.locator( 'img' ) ).toHaveCount( 6 );
	await expect( turn.locator( 'progress' ) ).toBeHidden();
}

test( 'turns by mouse, wheel and keys', async ( { page } ) => {
	await visit( page, PAGE );
	const hand = block( page, 'hand' );
	await expect( hand.locator( 'img' ) ).toHaveCount( 1 );
	await ready( hand );
	await expect( stage( hand ) ).toHaveAccessibleName( 'Six places' );
	await stage( hand ).press( 'ArrowRight' );
	await expectView( hand, 2 );
	await expect( hand.locator( '.is-shown' ) ).toHaveAttribute(
		'src',
		/street/
	);
	await expect( hand.locator( '.is-shown' ) ).toHaveCount( 1 );
	await stage( hand ).press( 'End' );
	await expectView( hand, 6 );
	await stage( hand ).press( 'ArrowRight' );
	await expectView( hand, 1 );
	await stage( hand ).hover();
	const before = await page.evaluate( () => scrollY );
	await page.mouse.wheel( 0, 80 );
	await expect
		.poll( () => page.evaluate( () => scrollY ) )
		.toBe( before + 80 );
	await expectView( hand, 1 );
	await page.mouse.wheel( 0, -80 );
	await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( before );
	const { x, y, width } = ( await stage( hand ).boundingBox() )!;
	await page.mouse.move( x + width * 0.8, y + 60 );
	await page.mouse.down();
	await page.mouse.move( x + width * 0.47, y + 60, { steps: 6 } );
	await page.mouse.up();
	await expectView( hand, 5 );
} );

test( 'is enlarged, dragged, and shown in full screen', async ( { page } ) => {
	await visit( page, PAGE );
	const hand = block( page, 'hand' );
	await ready( hand );
	const zoom = hand.getByRole( 'button', { name: 'Zoom' } );
	const picture = hand.locator( '.is-shown' );
	const { width } = ( await picture.boundingBox() )!;
	await zoom.click();
	await expect( zoom ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( ( await picture.boundingBox() )!.width ).toBeCloseTo(
		2.5 * width,
		0
	);
	await expect
		.poll( () =>
			picture.evaluate( ( image: HTMLImageElement ) => image.currentSrc )
		)
		.toMatch( /bridge(-1536x\d+)?\.jpg$/ );
	const stageBox = ( await stage( hand ).boundingBox() )!;
	await page.mouse.move( stageBox.x + 200, stageBox.y + 200 );
	await page.mouse.down();
	await page.mouse.move( stageBox.x + 100, stageBox.y + 150, { steps: 4 } );
	await page.mouse.up();
	await expectView( hand, 1 );
	await zoom.click();
	const full = hand.getByRole( 'button', { name: 'Full screen' } );
	await full.click();
	await expect( full ).toHaveAttribute( 'aria-pressed', 'true' );
	await full.click();
	await expect( full ).toHaveAttribute( 'aria-pressed', 'false' );
} );

test( 'hotspots belong to their view and open beside their point, without script too', async ( {
	page,
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await visit( page, PAGE );
	await ready( block( page, 'hand' ) );
	for ( const visitor of [ noJs, page ] ) {
		const hand = block( visitor, 'hand' );
		const spots = hand.locator( 'summary:visible' );
		await expect( spots ).toHaveCount( 2 );
		for ( const [ index, words ] of [
			'The north tower, painted every ten years',
			'The ferry & its pier',
		].entries() ) {
			const spot = spots.nth( index );
			await spot.click();
			const text = hand.getByText( words );
			await expect( text ).toBeVisible();
			const [ inner, point, outer ] = await Promise.all(
				[ text, spot, hand ].map( ( part ) => part.boundingBox() )
			);
			expect( inner!.x ).toBeGreaterThanOrEqual( outer!.x );
			expect( inner!.x + inner!.width ).toBeLessThanOrEqual(
				outer!.x + outer!.width
			);
			const middle = point!.y + point!.height / 2;
			expect(
				inner!.y > middle || inner!.y + inner!.height < middle
			).toBe( true );
			await spot.click();
		}
	}
	const hand = block( page, 'hand' );
	await stage( hand ).press( 'ArrowRight' );
	await expect( hand.locator( 'summary:visible' ) ).toHaveCount( 1 );
	await stage( hand ).press( 'ArrowRight' );
	await expect( hand.locator( 'summary:visible' ) ).toHaveCount( 0 );
} );

test( 'turns automatically and pauses on interaction', async ( { page } ) => {
	await visit( page, PAGE );
	const itself = block( page, 'itself' );
	await stage( itself ).scrollIntoViewIfNeeded();
	await page.mouse.move( 2, 2 );
	await expect( stage( itself ) ).not.toHaveAttribute( 'aria-valuenow', '1' );
	await expectStops( itself, itself.locator( '.frontage-rotate-360__step' ) );
} );

test( 'skips a broken view, shows one image without script, and turns by touch', async ( {
	open,
	noJs,
	narrow,
} ) => {
	const page = await open();
	await page.route( /street[^/]*\.jpg/, ( route ) =>
		route.fulfill( { status: 200, contentType: 'image/jpeg', body: 'no' } )
	);
	await visit( page, PAGE );
	const hand = block( page, 'hand' );
	await ready( hand );
	await stage( hand ).press( 'ArrowRight' );
	await expectView( hand, 2 );
	await expect( hand.locator( '.is-shown' ) ).toHaveAttribute(
		'src',
		/bridge/
	);
	await visit( noJs, PAGE );
	await expect( block( noJs, 'hand' ).locator( 'img' ) ).toBeVisible();
	await visit( narrow, PAGE );
	const small = block( narrow, 'hand' );
	await stage( small ).tap();
	await expect( small.locator( 'img' ) ).toHaveCount( 6 );
} );

test( 'is created from images of the library', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'A turn' } );
	await editor.insert( '360° View' );
	const turn = editor.block( 'frontage/rotate-360' );
	await choose( editor, turn, [ 'Bridge', 'Street', 'Clouds' ] );
	await turn.getByRole( 'slider', { name: 'Rotation' } ).fill( '1' );
	await expect(
		turn.locator( '.frontage-rotate-360__picture.is-shown' )
	).toHaveCount( 1 );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Screen reader label' ).fill( 'A pot' );
	await visit( guest, await editor.publish() );
	await expect(
		guest.getByRole( 'slider', { name: 'A pot' } )
	).toHaveAttribute( 'aria-valuemax', '3' );
} );
