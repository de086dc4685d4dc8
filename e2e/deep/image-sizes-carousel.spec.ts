/** Carousels of pictures as people really upload them: their shapes, where the current one rests, and the pager. */
import type { Locator } from '@playwright/test';
import { block, button, settled, viewport } from '../support/carousel';
import { awake, boxes, shownIn } from '../support/carousel-boxes';
import {
	DIRECTIONS,
	WIDTHS,
	imageBlock,
	unusualImages,
	type OddImage,
} from '../support/unusual-images';
import { publishPage } from '../support/posts';
import { softly } from '../support/softly';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

/** Height of pictures at natural width, in pixels, as far as the screen is high enough. */
const HIGH = 300;

/** Minimum width of a slide, in pixels. */
const NARROWEST = 112;

let images: OddImage[] = [];

/** Returns a carousel as saved. */
const carousel = (
	anchor: string,
	attributes: object,
	shown: OddImage[] = images
) =>
	`<!-- wp:frontage/carousel ${ JSON.stringify( { anchor, label: anchor, ...attributes } ) } -->${ shown
		.map( ( image ) => imageBlock( image, false ) )
		.join( '' ) }<!-- /wp:frontage/carousel -->`;

type Off = ( shown: Awaited< ReturnType< typeof shownIn > > ) => number;

/** Returns what measures the current slide once nothing moves; a busy browser may begin to move it only then. */
const atRest = ( row: Locator, off: Off ) => async () => {
	await settled( row );
	return Math.abs( off( await shownIn( row ) ) );
};

test.beforeEach( async () => {
	images = images.length ? images : await unusualImages();
} );

test( 'at natural width all pictures are equally high, and every one comes to rest', async ( {
	admin,
	open,
} ) => {
	const path = await publishPage(
		admin,
		carousel( 'start', { fit: 'natural', imageHeight: HIGH } ) +
			carousel( 'middle', {
				fit: 'natural',
				imageHeight: HIGH,
				isCentered: true,
			} )
	);
	for ( const dir of DIRECTIONS ) {
		const page = await open(
			{ viewport: { width: 1280, height: 900 } },
			dir
		);
		const isRtl = 'frontage_env_rtl' in dir;
		await visit( page, path );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			for ( const id of [ 'start', 'middle' ] ) {
				const row = block( page, id );
				await awake( row );
				const { view, slides } = await boxes( row );
				slides.forEach( ( { image, ...slide }, index ) => {
					const { width: own, height, name } = images[ index ]!;
					const wanted = Math.min(
						view.width,
						Math.max( NARROWEST, ( own / height ) * HIGH )
					);
					const note = `${ id }, ${ name } at ${ width }`;
					expect
						.soft( Math.abs( slide.width - wanted ), note )
						.toBeLessThan( 2 );
					expect
						.soft( Math.abs( image.height - HIGH ), note )
						.toBeLessThan( 1 );
				} );
			}
			await expectNoOverflow( page );
		}
		for ( const id of [ 'start', 'middle' ] ) {
			const row = block( page, id );
			await awake( row );
			for ( let at = 1; at <= images.length; at++ ) {
				await expect(
					row.locator( `.is-shown[aria-label^="${ at } of"]` )
				).toHaveCount( 1 );
				const off: Off = ( { view, slide } ) => {
					const start = slide.left - view.left;
					const end = slide.right - view.right;
					const edge = isRtl ? end : start;
					return id === 'middle' ? start + end : edge;
				};
				await softly
					.poll( atRest( row, off ), `${ id } ${ at }, ${ isRtl }` )
					.toBeLessThan( 4 );
				if ( at < images.length ) {
					await button( row, 'Next slide' ).click();
				}
			}
			await expect( button( row, 'Next slide' ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
			await viewport( row ).focus();
			await page.keyboard.press( 'Home' );
			await expect( row.locator( '.is-shown' ) ).toHaveAttribute(
				'aria-label',
				/^1 of/
			);
		}
		await expectNoAxe( page, '#start' );
	}
} );

test( 'small pictures keep their size, and captions stay in their picture', async ( {
	admin,
	page,
	noJs,
} ) => {
	const path = await publishPage(
		admin,
		carousel( 'natural', { fit: 'natural', imageHeight: HIGH } ) +
			carousel( 'whole', {
				fit: 'contain',
				ratio: '4/3',
				captions: 'over',
			} ) +
			carousel( 'own', { captions: 'over' } )
	);
	for ( const visitor of [ page, noJs ] ) {
		await visit( visitor, path );
		for ( const width of WIDTHS ) {
			await visitor.setViewportSize( { width, height: 900 } );
			const found = await visitor.evaluate( () =>
				[ ...document.querySelectorAll( '.frontage-carousel figure' ) ]
					.filter( ( figure ) =>
						figure.querySelector( 'figcaption' )
					)
					.map( ( figure ) => {
						const of = ( name: string ) =>
							figure
								.querySelector( name )!
								.getBoundingClientRect();
						const image = of( 'img' );
						const caption = of( 'figcaption' );
						return Math.max(
							image.top - caption.top,
							caption.bottom - image.bottom,
							image.left - caption.left,
							caption.right - image.right
						);
					} )
			);
			expect( Math.max( ...found ), `${ width } px` ).toBeLessThan( 2 );
			await expectNoOverflow( visitor );
		}
		for ( const id of [ 'natural', 'whole' ] ) {
			await expect(
				block( visitor, id ).getByAltText( 'An icon' )
			).toHaveCSS( 'object-fit', 'scale-down' );
		}
	}
	const { view, slides } = await boxes( block( noJs, 'natural' ) );
	expect( view.width ).toBeGreaterThan( 400 );
	expect( slides[ 0 ]!.width ).toBeCloseTo( HIGH * 1.5, -1 );
} );

test( 'centers equal slides, shows part of the next one, scrolls freely', async ( {
	admin,
	page,
} ) => {
	const five = images.slice( 0, 5 );
	const shape = { fit: 'cover', ratio: '4/3', columns: 3 };
	const path = await publishPage(
		admin,
		carousel( 'middle', { ...shape, isCentered: true }, five ) +
			carousel(
				'peek',
				{ ...shape, columnsPhone: 1, hasPeek: true },
				five
			) +
			carousel( 'free', { ...shape, isFree: true } )
	);
	await visit( page, path );
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect( async () => {
			const peek = await boxes( block( page, 'peek' ) );
			const next = peek.slides[ width < 768 ? 1 : 3 ]!;
			expect( next.left ).toBeLessThan( peek.view.right - 16 );
			expect( next.right ).toBeGreaterThan( peek.view.right );
		} ).toPass( { timeout: 30_000 } );
		await expectNoOverflow( page );
	}
	const middle = block( page, 'middle' );
	await awake( middle );
	for ( let at = 1; at <= five.length; at++ ) {
		await expect(
			middle.locator( `.is-shown[aria-label^="${ at } of"]` )
		).toHaveCount( 1 );
		const off: Off = ( { view, slide } ) =>
			slide.left + slide.right - view.left - view.right;
		await expect.poll( atRest( middle, off ) ).toBeLessThan( 4 );
		if ( at < five.length ) {
			await button( middle, 'Next slide' ).click();
		}
	}
	const free = block( page, 'free' );
	await awake( free );
	await viewport( free ).hover();
	await page.mouse.wheel( 333, 0 );
	const scrolled = () =>
		viewport( free ).evaluate( ( { scrollLeft } ) => scrollLeft );
	await expect.poll( scrolled ).toBe( 333 );
	await settled( free );
	expect( await scrolled() ).toBe( 333 );
} );

test( 'is as high as the current slide', async ( { admin, page } ) => {
	const path = await publishPage(
		admin,
		carousel( 'one', { columns: 1, isAutoHeight: true } )
	);
	await visit( page, path );
	const one = block( page, 'one' );
	await awake( one );
	for ( const at of [ 1, 2, 3 ] ) {
		await expect(
			one.locator( `.is-shown[aria-label^="${ at } of"]` )
		).toHaveCount( 1 );
		const off: Off = ( { view, slide } ) => view.height - slide.height;
		await expect.poll( atRest( one, off ) ).toBeLessThan( 2 );
		await button( one, 'Next slide' ).click();
	}
} );
