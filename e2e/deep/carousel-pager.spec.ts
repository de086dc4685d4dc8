/** Where a carousel of 36 slides is: a window of dots, a fraction, a progress bar, thumbnails. */
import type { Locator } from '@playwright/test';
import { block, button, settled, viewport } from '../support/carousel';
import { awake } from '../support/carousel-boxes';
import {
	WIDTHS,
	imageBlock,
	unusualImages,
	type OddImage,
} from '../support/unusual-images';
import { publishPage } from '../support/posts';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

const COUNT = 36;
const PAGERS = [ 'dots', 'fraction', 'progress', 'thumbnails' ] as const;

let path = '';
let images: OddImage[] = [];

const slides = ( wrap: ( image: OddImage ) => string ) =>
	Array.from( { length: COUNT }, ( _, index ) =>
		wrap( images[ index % images.length ]! )
	).join( '' );

const row = ( pager: string ) =>
	`<!-- wp:frontage/carousel ${ JSON.stringify( { anchor: pager, label: pager, pager, columns: 1, fit: 'cover', ratio: '16/9' } ) } -->${ slides( ( image ) => imageBlock( image, false ) ) }<!-- /wp:frontage/carousel -->`;

const show = ( name: string ) =>
	`<!-- wp:frontage/${ name } {"anchor":"${ name }","label":"${ name }","effect":"slide","isPlaying":false} -->${ slides( ( { id } ) => `<!-- wp:frontage/slide {"mediaId":${ id }} /-->` ) }<!-- /wp:frontage/${ name } -->`;

test.beforeEach( async ( { admin } ) => {
	images = images.length ? images : await unusualImages( 'small', 'icon' );
	images = images.filter( ( { name } ) =>
		[ 'small', 'icon' ].includes( name )
	);
	path ||= await publishPage(
		admin,
		PAGERS.map( row ).join( '' ) +
			[ 'slider', 'slideshow' ].map( show ).join( '' )
	);
} );

/** Returns how far an element is outside of its parent, in pixels, and the parent's height. */
const outside = ( element: Locator ) =>
	element.evaluate( ( inner ) => {
		const box = inner.getBoundingClientRect();
		const home = inner.parentElement!.getBoundingClientRect();
		return {
			by: Math.max( home.left - box.left, box.right - home.right ),
			height: home.height,
		};
	} );

test( 'dots are one row, in which the current one is always seen', async ( {
	page,
	rtl,
} ) => {
	test.slow();
	for ( const visitor of [ page, rtl ] ) {
		await visitor.setViewportSize( { width: 390, height: 800 } );
		await visit( visitor, path );
		for ( const id of [ 'slider', 'slideshow', 'dots' ] ) {
			const carousel = block( visitor, id );
			const current = carousel.locator(
				'.frontage-carousel__dot[aria-current=true]'
			);
			await awake( carousel );
			for ( const width of id === 'dots' ? WIDTHS : [ 390 ] ) {
				await visitor.setViewportSize( { width, height: 800 } );
				const dots = carousel.locator( '.frontage-carousel__dots' );
				for ( const number of [ 36, 20, 1 ] ) {
					await dots
						.locator( `[aria-label^="${ number } of 36"]` )
						.click();
					await expect( current ).toHaveAttribute(
						'aria-label',
						new RegExp( `^${ number } of 36` )
					);
					await settled( carousel );
					await expect
						.poll(
							async () => ( await outside( current ) ).by,
							`${ id }, ${ width } px`
						)
						.toBeLessThan( 1 );
					expect( ( await outside( current ) ).height ).toBeLessThan(
						40
					);
				}
				await expectNoOverflow( visitor );
			}
		}
	}
	await page.setViewportSize( { width: 390, height: 800 } );
	const dots = block( page, 'dots' );
	const last = dots.locator( '.frontage-carousel__dot' ).last();
	await last.focus();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( last ).toBeFocused();
	await expect
		.poll( async () => ( await outside( last ) ).by )
		.toBeLessThan( 1 );
} );

test( 'a fraction and a bar follow, and can be read', async ( {
	page,
	lessMotion,
} ) => {
	for ( const visitor of [ page, lessMotion ] ) {
		await visit( visitor, path );
		const fraction = block( visitor, 'fraction' );
		await awake( fraction );
		await expect( fraction.getByText( 'Slide 1 of 36' ) ).toHaveCount( 1 );
		await viewport( fraction ).focus();
		await visitor.keyboard.press( 'End' );
		await expect( fraction.getByText( '36 / 36' ) ).toBeVisible();
		await expect( fraction.getByText( 'Slide 36 of 36' ) ).toHaveCount( 1 );
		const progress = block( visitor, 'progress' );
		await awake( progress );
		const share = () =>
			progress
				.locator( '.frontage-carousel__progress' )
				.evaluate(
					( bar ) =>
						parseFloat(
							getComputedStyle( bar, '::before' ).width
						) / bar.clientWidth
				);
		await expect.poll( share ).toBeCloseTo( 1 / COUNT, 2 );
		await viewport( progress ).focus();
		await visitor.keyboard.press( 'End' );
		await expect.poll( share ).toBeCloseTo( 1, 2 );
		await expect( progress.getByText( 'Slide 36 of 36' ) ).toHaveCount( 1 );
		await expectNoAxe( visitor, '#fraction' );
		await expectNoAxe( visitor, '#progress' );
	}
} );

test( 'thumbnails are named after their pictures, move the carousel, and follow it', async ( {
	page,
	rtl,
	noJs,
} ) => {
	for ( const visitor of [ page, rtl ] ) {
		await visit( visitor, path );
		const carousel = block( visitor, 'thumbnails' );
		await awake( carousel );
		await button( carousel, '20 of 36: An icon' ).click();
		await expect( carousel.locator( '.is-shown' ) ).toHaveAttribute(
			'aria-label',
			'20 of 36: An icon'
		);
		await settled( carousel );
		await button( carousel, 'Next slide' ).click();
		const current = carousel.locator( '[aria-current=true]' );
		await expect( current ).toHaveAttribute(
			'aria-label',
			'21 of 36: Three hundred pixels'
		);
		await expect
			.poll( async () => ( await outside( current ) ).by )
			.toBeLessThan( 1 );
		for ( const width of WIDTHS ) {
			await visitor.setViewportSize( { width, height: 800 } );
			await expectNoOverflow( visitor );
		}
		await expectNoAxe( visitor, '#thumbnails' );
	}
	await visit( noJs, path );
	await expect(
		block( noJs, 'thumbnails' ).getByRole( 'button' )
	).toHaveCount( 0 );
} );

test( 'a pager shows the slide that the URL names', async ( { page } ) => {
	await visit( page, `${ path }#fraction|11` );
	await expect(
		block( page, 'fraction' ).getByText( '12 / 36' )
	).toBeVisible();
} );
