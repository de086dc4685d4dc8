/** The newest posts, one at a time (S0 §9). */
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
import { expect, test, visit } from './support/test';

const PAGE = '/modules/recent-posts-slider/';

test( 'the narrow layout moves automatically and pauses on hover', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const narrow = block( page, 'narrow' );
	await awake( narrow );
	await stopClock( page );
	await come( narrow );
	await page.clock.runFor( 6000 );
	await expectShown( narrow, 1 );
	await leave( narrow );
	await page.clock.runFor( 5100 );
	await expectShown( narrow, 2 );
	await page.clock.resume();
	await button( narrow, 'Pause' ).click();
	await expect( button( narrow, 'Play' ) ).toBeVisible();
	await expect( button( narrow, /slide/i ) ).toHaveCount( 0 );
} );

test( 'the wide layout loops by arrows, which appear at 960 pixels', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const wide = block( page, 'wide' );
	await awake( wide );
	await button( wide, 'Previous slide' ).click();
	await expectShown( wide, 3 );
	await settled( wide );
	await button( wide, 'Next slide' ).click();
	await expectShown( wide, 1 );
	await settled( wide );
	await viewport( wide ).hover();
	await page.mouse.wheel( 60, 0 );
	await expectShown( wide, 2 );
	await settled( wide );
	await page.setViewportSize( { width: 960, height: 800 } );
	await expect( button( wide, 'Next slide' ) ).toBeVisible();
	await page.setViewportSize( { width: 959, height: 800 } );
	await expect( button( wide, 'Next slide' ) ).toBeHidden();
} );

test( 'scrolls without script and by touch, works in right-to-left languages', async ( {
	noJs,
	narrow,
	rtl,
} ) => {
	await visit( noJs, PAGE );
	await expect( block( noJs, 'wide' ).getByRole( 'button' ) ).toHaveCount(
		0
	);
	await visit( narrow, PAGE );
	await expectFollowsFinger( block( narrow, 'wide' ) );
	await visit( rtl, PAGE );
	const wide = block( rtl, 'wide' );
	await awake( wide );
	await viewport( wide ).focus();
	await rtl.keyboard.press( 'ArrowLeft' );
	await expectShown( wide, 2 );
} );

test( 'shows real posts in the editor, and is published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Newest' } );
	await editor.insert( 'Recent Posts Slider: Wide' );
	const slider = editor.block( 'frontage/recent-posts-slider' );
	await expect( slider.locator( '.frontage-card' ).first() ).toBeVisible();
	const settings = await editor.openSettings();
	await expect( settings.getByLabel( 'Designed for' ) ).toHaveValue( 'wide' );
	await settings
		.getByLabel( 'Screen reader label' )
		.fill( 'From our kitchen' );
	await visit( guest, await editor.publish() );
	await expect(
		guest.getByRole( 'group', { name: 'From our kitchen' } )
	).toBeVisible();
} );
