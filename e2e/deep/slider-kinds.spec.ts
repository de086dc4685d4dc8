/** Measurements that distinguish the kinds of sliders (S0 §9, S1 §9), in a real browser at each width. What need not run at each commit. */
import type { Locator, Page } from '@playwright/test';
import { awake, block, publish } from '../support/carousel';
import { expect, test, visit } from '../support/test';

/** Side padding of the featured slider from each width up. */
const PADDINGS: [ number, number ][] = [
	[ 280, 20 ],
	[ 299, 20 ],
	[ 300, 55 ],
	[ 319, 55 ],
	[ 320, 70 ],
	[ 767, 70 ],
	[ 768, 165 ],
	[ 1023, 165 ],
	[ 1024, 200 ],
	[ 1199, 200 ],
	[ 1200, 225 ],
	[ 1500, 225 ],
	[ 1501, 350 ],
	[ 1800, 350 ],
	[ 1801, 475 ],
];

const slides = ( kind: string, align: string ) =>
	`<!-- wp:frontage/slider ${ JSON.stringify( {
		kind,
		...( align && { align } ),
		anchor: `${ kind }-${ align || 'none' }`,
		effect: 'slide',
	} ) } -->${ '<!-- wp:frontage/slide --><!-- wp:image --><figure class="wp-block-image"><img src="/wp-content/uploads/photographs/clouds.jpg" alt=""/></figure><!-- /wp:image --><!-- /wp:frontage/slide -->'.repeat(
		8
	) }<!-- /wp:frontage/slider -->`;

const carousel = ( align: string ) =>
	`<!-- wp:frontage/carousel ${ JSON.stringify( {
		...( align && { align } ),
		anchor: `carousel-${ align || 'none' }`,
	} ) } -->${ '<!-- wp:paragraph --><p>Item</p><!-- /wp:paragraph -->'.repeat(
		8
	) }<!-- /wp:frontage/carousel -->`;

/** Returns how many slides are side by side. */
const inSight = ( of: Locator ) =>
	of.evaluate( ( element ) => {
		const view = element.querySelector( '.frontage-carousel__viewport' )!;
		const slide = element.querySelector( '.frontage-carousel__slide' )!;
		const next = slide.nextElementSibling as HTMLElement;
		const step = next.offsetLeft - ( slide as HTMLElement ).offsetLeft;
		return Math.round( view.clientWidth / step );
	} );

/** Returns the pixels between two slides, whether the browser or Swiper moves them. */
const gap = ( of: Locator ) =>
	of.evaluate( ( element ) => {
		const [ one, two ] = [
			...element.querySelectorAll( '.frontage-carousel__slide' ),
		].map( ( slide ) => slide.getBoundingClientRect() );
		return Math.round( two!.left - one!.right );
	} );

const at = ( page: Page, width: number ) =>
	page.setViewportSize( { width, height: 700 } );

test( 'paddings, dots, columns, gaps and ratios match the documents', async ( {
	admin,
	page,
} ) => {
	const path = await publish(
		admin,
		[
			slides( 'featured', 'full' ),
			slides( 'df-slider-2', 'wide' ),
			slides( 'df-slider-2', '' ),
			slides( 'df-slider-4', 'wide' ),
			slides( 'testimonials', '' ),
			carousel( '' ),
			carousel( 'wide' ),
		].join( '' )
	);
	await visit( page, path );
	const featured = block( page, 'featured-full' );
	const padding = () =>
		featured
			.locator( '.frontage-carousel__viewport' )
			.evaluate( ( view ) => {
				const { paddingInlineStart, paddingInlineEnd } =
					getComputedStyle( view );
				return [ paddingInlineStart, paddingInlineEnd ].map(
					parseFloat
				);
			} );
	for ( const [ width, side ] of PADDINGS ) {
		await at( page, width );
		await expect
			.poll( padding, `Padding at ${ width }` )
			.toEqual( [ side, side ] );
		// Hidden from 300 to 1024.
		await expect(
			featured.locator( '.frontage-carousel__dots' ),
			`Dots at ${ width }`
		).toBeVisible( { visible: width < 300 || width >= 1024 } );
	}
	for ( const [ width, counts ] of [
		// df-slider-2 wide and in a container, df-slider-4 wide, the carousel and the wide carousel.
		[ 390, [ 1, 1, 1, 1, 1 ] ],
		[ 767, [ 1, 1, 1, 1, 1 ] ],
		[ 768, [ 1, 1, 1, 3, 4 ] ],
		[ 959, [ 1, 1, 1, 3, 4 ] ],
		[ 960, [ 2, 1, 1, 3, 4 ] ],
		[ 1600, [ 2, 1, 1, 3, 4 ] ],
	] as const ) {
		await at( page, width );
		const found = () =>
			Promise.all(
				[
					'df-slider-2-wide',
					'df-slider-2-none',
					'df-slider-4-wide',
					'carousel-none',
					'carousel-wide',
				].map( ( id ) => inSight( block( page, id ) ) )
			);
		await expect
			.poll( found, `Side by side at ${ width }` )
			.toEqual( counts );
	}
	const GAPS = {
		'featured-full': 16,
		'df-slider-2-wide': 16,
		'df-slider-2-none': 0,
		'df-slider-4-wide': 0,
		'carousel-none': 24,
	};
	for ( const [ id, pixels ] of Object.entries( GAPS ) ) {
		// A resize takes effect after 200 ms.
		await expect
			.poll( () => gap( block( page, id ) ), `Gap of ${ id }` )
			.toBe( pixels );
	}
	// Swiper keeps to them too.
	for ( const id of [ 'df-slider-4-wide', 'df-slider-2-wide' ] as const ) {
		await awake( block( page, id ) );
		await expect.poll( () => gap( block( page, id ) ) ).toBe( GAPS[ id ] );
		await expect
			.poll( () => inSight( block( page, id ) ) )
			.toBe( id === 'df-slider-2-wide' ? 2 : 1 );
	}
	const portrait = block( page, 'testimonials-none' ).locator( 'img' );
	await at( page, 960 );
	await expect( portrait.first() ).toHaveCSS( 'width', '90px' );
	const video = block( page, 'df-slider-2-wide' ).locator( 'iframe' );
	await block( page, 'df-slider-2-wide' )
		.locator( '[data-swiper-slide-index="0"]' )
		.evaluate( ( slide ) => {
			const frame = document.createElement( 'iframe' );
			slide.append( frame );
			frame.contentWindow!.name = 'plays';
		} );
	await at( page, 959 );
	await expect( portrait.first() ).toHaveCSS( 'width', '120px' );
	// Swiper was initialized for two slides side by side.
	await expect
		.poll( () => gap( block( page, 'df-slider-2-wide' ) ) )
		.toBe( 0 );
	// A video in the current slide keeps playing.
	const name = ( frame: HTMLIFrameElement ) => frame.contentWindow!.name;
	expect( await video.evaluate( name ) ).toBe( 'plays' );
} );
