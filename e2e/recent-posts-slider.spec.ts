/** The newest posts, one at a time (S0 §9). */
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
import { oddImages } from './support/odd-images';
import { listBlock, publishPage, publishPosts } from './support/posts';
import { expect, expectNoOverflow, test, visit } from './support/test';

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

test( 'is never higher than the screen, and arrows are never over the text', async ( {
	admin,
	own,
	page,
} ) => {
	test.setTimeout( 90_000 );
	const [ tall, small ] = await oddImages( 'tall', 'small' ).then( ( all ) =>
		[ 'tall', 'small' ].map( ( name ) =>
			all.find( ( image ) => image.name === name )!
		)
	);
	const include = await publishPosts( admin, [
		{ title: `${ own } tall`, featured_media: tall!.id },
		{ title: `${ own } small`, featured_media: small!.id },
		{ title: `${ own } none`, content: 'Words. '.repeat( 40 ) },
	] );
	const slider = ( anchor: string, attributes: object ) =>
		listBlock( 'recent-posts-slider', {
			anchor,
			variant: 'wide',
			align: 'wide',
			showExcerpt: true,
			query: { include },
			...attributes,
		} );
	const path = await publishPage(
		admin,
		slider( 'over', { ratio: 'auto' } ) +
			slider( 'beside', { layout: 'beside', ratio: '3/4' } )
	);
	await visit( page, path );
	for ( const [ width, height ] of [
		[ 390, 700 ],
		[ 1280, 640 ],
		[ 1920, 700 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		for ( const id of [ 'over', 'beside' ] ) {
			const one = block( page, id );
			await awake( one );
			const media = await one
				.locator( '.frontage-card__media' )
				.evaluateAll( ( all ) =>
					Math.max(
						...all.map( ( { clientHeight } ) => clientHeight )
					)
				);
			expect( media, `${ id }, ${ width } px` ).toBeLessThan( height );
			for ( let at = 0; at < 3 && width > 960; at++ ) {
				await settled( one );
				await expect
					.poll( () => overlap( one ), `${ id } ${ at }` )
					.toBe( false );
				await button( one, 'Next slide' ).click();
			}
		}
		await expectNoOverflow( page );
	}
	const surface = block( page, 'beside' )
		.locator( '.frontage-card__media.is-empty' )
		.first();
	await expect( surface ).toHaveCSS( 'display', 'grid' );
	await expect( surface ).not.toHaveCSS( 'background-color', 'rgb(0, 0, 0)' );
} );

test( 'does not jump when it wakes', async ( { page } ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route(
		/build\/.*(carousel|swiper|recent).*\.js/,
		async ( route ) => {
			await held;
			await route.continue();
		}
	);
	await visit( page, PAGE );
	const sizes = () =>
		page
			.locator( '.wp-block-frontage-recent-posts-slider' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) =>
					Math.round( one.getBoundingClientRect().height )
				)
			);
	const asleep = await sizes();
	expect( asleep.length ).toBeGreaterThan( 1 );
	await expect(
		page.locator( 'frontage-island[data-state="awake"]' )
	).toHaveCount( 0 );
	release();
	for ( const one of await page
		.locator( '.wp-block-frontage-recent-posts-slider' )
		.all() ) {
		await awake( one );
		await settled( one );
	}
	expect( await sizes() ).toEqual( asleep );
} );

/** Returns whether an arrow is over the text of the current slide. */
const overlap = ( slider: Locator ) =>
	slider.evaluate( ( root ) => {
		const body = root.querySelector( '.is-shown .frontage-card__body' )!;
		const { paddingLeft, paddingRight } = getComputedStyle( body );
		const text = body.getBoundingClientRect();
		return [ ...root.querySelectorAll( '.frontage-carousel__arrow' ) ]
			.map( ( arrow ) => arrow.getBoundingClientRect() )
			.some(
				( arrow ) =>
					arrow.left < text.right - parseFloat( paddingRight ) &&
					arrow.right > text.left + parseFloat( paddingLeft ) &&
					arrow.top < text.bottom &&
					arrow.bottom > text.top
			);
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
