/** The 360° view of a product. */
import type { Locator } from '@playwright/test';
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

test( 'turns by mouse, wheel and keys, is enlarged, and shown in full screen', async ( {
	page,
} ) => {
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
	await stage( hand ).press( 'Home' );
	await expectView( hand, 1 );

	const zoom = hand.getByRole( 'button', { name: 'Zoom' } );
	const picture = hand.locator( '.is-shown' );
	const { width: fitted } = ( await picture.boundingBox() )!;
	await zoom.click();
	await expect( zoom ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( ( await picture.boundingBox() )!.width ).toBeCloseTo(
		2.5 * fitted,
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

test(
	'turns automatically and pauses on interaction',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, PAGE );
		const itself = block( page, 'itself' );
		await stage( itself ).scrollIntoViewIfNeeded();
		await page.mouse.move( 2, 2 );
		await expect( stage( itself ) ).not.toHaveAttribute(
			'aria-valuenow',
			'1'
		);
		await expectStops(
			itself,
			itself.locator( '.frontage-rotate-360__step' )
		);
	}
);
