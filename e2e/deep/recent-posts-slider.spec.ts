/** The newest posts, one at a time (S0 §9). What need not run at each commit. */
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
import { unusualImages } from '../support/unusual-images';
import { listBlock, publishPage, publishPosts } from '../support/posts';
import { expect, expectNoOverflow, test, visit } from '../support/test';

const PAGE = '/modules/recent-posts-slider/';

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
	const [ tall, small ] = await unusualImages( 'tall', 'small' ).then(
		( all ) =>
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
			await expect
				.poll(
					() =>
						one
							.locator( '.frontage-card__media' )
							.evaluateAll( ( all ) =>
								Math.max(
									...all.map(
										( { clientHeight } ) => clientHeight
									)
								)
							),
					`${ id }, ${ width } px`
				)
				.toBeLessThan( height );
			for ( let at = 0; at < 3 && width > 960; at++ ) {
				await settled( one );
				await pictured( one );
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

/** Waits for the picture of the current slide, if it has one: its height moves the arrows, and large files take a while. */
const pictured = ( slider: Locator ) =>
	expect
		.poll(
			() =>
				slider
					.locator( '.is-shown img' )
					.evaluateAll( ( all ) =>
						all.every(
							( one ) => ( one as HTMLImageElement ).complete
						)
					),
			{ timeout: 30_000 }
		)
		.toBe( true );

/** Returns whether an arrow is over the text of the current slide; null while there is no current slide. */
const overlap = ( slider: Locator ) =>
	slider.evaluate( ( root ) => {
		const body = root.querySelector( '.is-shown .frontage-card__body' );
		// A poll ends with the first error.
		if ( ! body ) {
			return null;
		}
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
