/** The slideshow for visitors: images of the same shape, one after the other. */
import type { Locator } from '@playwright/test';
import {
	awake,
	block,
	button,
	come,
	expectFollowsFinger,
	expectShown,
	leave,
	settled,
	stopClock,
	viewport,
} from './support/carousel';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/slideshow/';

test( 'changes every 7 seconds, in 16:9', async ( { page } ) => {
	await visit( page, PAGE );
	const turns = block( page, 'turns' );
	await awake( turns );
	const { width, height } = ( await viewport( turns ).boundingBox() )!;
	expect( width / height ).toBeCloseTo( 16 / 9, 1 );
	await stopClock( page );
	await come( turns );
	await leave( turns );
	await page.clock.runFor( 6900 );
	await expectShown( turns, 1 );
	await page.clock.runFor( 200 );
	await expectShown( turns, 2 );
	await page.evaluate( () => {
		Object.defineProperty( document, 'hidden', { value: true } );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );
	await page.clock.runFor( 8000 );
	await expectShown( turns, 2 );
	await page.clock.resume();
	await expectNoAxe( page, '#turns' );
} );

test( 'can be dragged around the ends', async ( { page } ) => {
	await visit( page, PAGE );
	const pulled = block( page, 'pulled' );
	await awake( pulled );
	await expect( button( pulled, /Pause|Play/ ) ).toHaveCount( 0 );
	await button( pulled, 'Previous slide' ).click();
	await expectShown( pulled, 3 );
	await settled( pulled );
	await button( pulled, 'Next slide' ).click();
	await expectShown( pulled, 1 );
	await settled( pulled );
	await button( pulled, 'Next slide' ).click();
	await expectShown( pulled, 2 );
	await settled( pulled );
	await viewport( pulled ).hover();
	await page.mouse.wheel( 60, 0 );
	await expectShown( pulled, 3 );
} );

test( 'the slow zoom of an image stops with the slideshow', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const slow = block( page, 'slow' );
	await awake( slow );
	const picture = slow.locator( '.is-shown img' );
	await page.mouse.move( 5, 5 );
	await expect( picture ).toHaveCSS( 'animation-play-state', 'running' );
	await button( slow, 'Pause' ).click();
	await expect( picture ).toHaveCSS( 'animation-play-state', 'paused' );
} );

test( 'stands still for who wants less motion', async ( { lessMotion } ) => {
	await visit( lessMotion, PAGE );
	const slow = block( lessMotion, 'slow' );
	await awake( slow );
	await expect( button( slow, 'Play' ) ).toBeVisible();
	await expect( slow.locator( '.is-shown img' ) ).toHaveCSS(
		'animation-name',
		'none'
	);
} );

test( 'the next image peeks in at the end edge and can be dragged in', async ( {
	page,
	rtl,
} ) => {
	for ( const visitor of [ page, rtl ] ) {
		await visit( visitor, PAGE );
		const pulled = block( visitor, 'pulled' );
		await awake( pulled );
		const place = async ( slide: Locator ) =>
			( await slide.boundingBox() )!.x;
		const next = pulled.locator( '.swiper-slide-next' );
		const way =
			( await place( next ) ) - ( await place( viewport( pulled ) ) );
		expect( Math.sign( way ) ).toBe( visitor === page ? 1 : -1 );
	}
} );

test( 'works in right-to-left languages, by touch and without script', async ( {
	rtl,
	narrow,
	noJs,
} ) => {
	await visit( rtl, PAGE );
	const pulled = block( rtl, 'pulled' );
	await awake( pulled );
	await viewport( pulled ).focus();
	await rtl.keyboard.press( 'ArrowLeft' );
	await expectShown( pulled, 2 );
	await visit( narrow, PAGE );
	await expectFollowsFinger( block( narrow, 'pulled' ) );
	await visit( noJs, PAGE );
	await expect( block( noJs, 'turns' ).getByRole( 'button' ) ).toHaveCount(
		0
	);
} );
