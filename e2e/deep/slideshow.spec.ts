/** The slideshow for visitors: images of the same shape, one after the other. What need not run at each commit. */
import type { Locator } from '@playwright/test';
import {
	awake,
	block,
	button,
	expectFollowsFinger,
	expectShown,
	settled,
	viewport,
} from '../support/carousel';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/slideshow/';

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
