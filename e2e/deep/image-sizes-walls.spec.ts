/** Walls of pictures as people really upload them: columns of a masonry, small pictures in rows. */
import type { Page } from '@playwright/test';
import {
	DIRECTIONS,
	WIDTHS,
	imageBlock,
	unusualImages,
	type OddImage,
} from '../support/unusual-images';
import { publishPage, publishPosts } from '../support/posts';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

let images: OddImage[] = [];

test.beforeEach( async () => {
	images = images.length ? images : await unusualImages();
} );

/**
 * Returns the longest column by the shortest one, as laid out, and as the shortest column taking every next item
 * would give.
 */
const columns = ( page: Page, selector: string ) =>
	page.evaluate( ( name ) => {
		const boxes = [ ...document.querySelectorAll( name ) ].map( ( item ) =>
			item.getBoundingClientRect()
		);
		const ends = new Map< number, number >();
		for ( const { left, bottom } of boxes ) {
			const at = Math.round( left );
			ends.set( at, Math.max( ends.get( at ) ?? 0, bottom ) );
		}
		const start = boxes[ 0 ]!.top;
		const real = [ ...ends.values() ].map( ( end ) => end - start );
		const best = real.map( () => 0 );
		for ( const { height } of boxes ) {
			const shortest = best.indexOf( Math.min( ...best ) );
			best[ shortest ] = best[ shortest ]! + height;
		}
		const ratio = ( all: number[] ) =>
			Math.max( ...all ) / Math.min( ...all );
		return {
			count: real.length,
			real: ratio( real ),
			best: ratio( best ),
		};
	}, selector );

test( 'a masonry is balanced as printed and after waking', async ( {
	admin,
	page,
	noJs,
} ) => {
	const saved = images.map( ( { id, url, alt } ) => ( { id, url, alt } ) );
	const path = await publishPage(
		admin,
		`<!-- wp:frontage/gallery ${ JSON.stringify( {
			images: [ ...saved, ...saved ],
			arrangement: 'masonry',
			hasPages: false,
			hasFilter: false,
		} ) } /-->`
	);
	for ( const visitor of [ page, noJs ] ) {
		await visit( visitor, path );
		for ( const width of WIDTHS ) {
			await visitor.setViewportSize( { width, height: 800 } );
			const { count, real, best } = await columns(
				visitor,
				'.frontage-gallery__item'
			);
			expect( count ).toBeGreaterThan( 1 );
			expect( real, `${ count } columns` ).toBeLessThan( best * 1.15 );
			expect( real ).toBeLessThan( 2 );
			await expectNoOverflow( visitor );
		}
	}
} );

test( 'a high card does not make its column of a post grid longer than others', async ( {
	admin,
	own,
	open,
} ) => {
	const tall = images.find( ( { name } ) => name === 'tall' )!;
	const wide = images.find( ( { name } ) => name === 'panorama' )!;
	const posts = await publishPosts(
		admin,
		Array.from( { length: 9 }, ( _, index ) => ( {
			title: `${ own } ${ index }`,
			featured_media: index === 1 ? tall.id : wide.id,
		} ) )
	);
	const path = await publishPage(
		admin,
		`<!-- wp:frontage/post-grid ${ JSON.stringify( {
			layout: 'masonry',
			columns: 3,
			ratio: 'auto',
			hasMore: false,
			query: { include: posts, perPage: 9 },
		} ) } /-->`
	);
	for ( const cookies of DIRECTIONS ) {
		const page = await open(
			{ viewport: { width: 1280, height: 800 } },
			cookies
		);
		await visit( page, path );
		await expect(
			page.locator( '.frontage-post-grid frontage-island' )
		).toHaveAttribute( 'data-state', 'awake' );
		await expect
			.poll( async () => {
				const { real, best } = await columns(
					page,
					'.frontage-post-grid__item'
				);
				return real / best;
			} )
			.toBeLessThan( 1.15 );
		// Nothing overlaps, once all have moved to their places.
		await expect
			.poll( () =>
				page.evaluate( () => {
					const boxes = [
						...document.querySelectorAll(
							'.frontage-post-grid__item'
						),
					].map( ( item ) => item.getBoundingClientRect() );
					return boxes.filter( ( one, at ) =>
						boxes.some(
							( other, index ) =>
								index !== at &&
								one.left < other.right - 1 &&
								other.left < one.right - 1 &&
								one.top < other.bottom - 1 &&
								other.top < one.bottom - 1
						)
					).length;
				} )
			)
			.toBe( 0 );
	}
} );

test( 'icons are not blown up in justified rows, and every picture can be seen', async ( {
	admin,
	page,
} ) => {
	const path = await publishPage(
		admin,
		`<!-- wp:frontage/justified-gallery -->${ images
			.map( ( image ) => imageBlock( image, false ) )
			.join( '' ) }<!-- /wp:frontage/justified-gallery -->`
	);
	await visit( page, path );
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 800 } );
		const icon = page.getByAltText( 'An icon' );
		await expect( icon ).toHaveCSS( 'object-fit', 'scale-down' );
		await expect( page.getByAltText( 'A panorama' ) ).toHaveCSS(
			'object-fit',
			'cover'
		);
		const narrowest = await page
			.locator( '.frontage-justified-gallery__item' )
			.evaluateAll( ( items ) =>
				Math.min(
					...items.map(
						( item ) => item.getBoundingClientRect().width
					)
				)
			);
		expect( narrowest ).toBeGreaterThan( 40 );
		await expectNoOverflow( page );
	}
} );

test( 'a carousel that crops nothing is never higher than the screen', async ( {
	admin,
	page,
} ) => {
	const path = await publishPage(
		admin,
		`<!-- wp:frontage/carousel {"label":"All"} -->${ images
			.map( ( image ) => imageBlock( { ...image, caption: '' }, false ) )
			.join( '' ) }<!-- /wp:frontage/carousel -->`
	);
	await visit( page, path );
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 800 } );
		const { height } = ( await page
			.locator( '.frontage-carousel' )
			.boundingBox() )!;
		expect( height ).toBeLessThan( 800 );
		await expectNoOverflow( page );
	}
} );

test( 'two image scrollers without a name of their own differ', async ( {
	admin,
	page,
} ) => {
	const tall = imageBlock(
		{ ...images.find( ( { name } ) => name === 'tall' )!, alt: '' },
		false
	);
	const path = await publishPage(
		admin,
		`<!-- wp:frontage/image-scroller -->${ tall }<!-- /wp:frontage/image-scroller -->`.repeat(
			2
		)
	);
	await visit( page, path );
	const names = await page
		.locator( '.frontage-image-scroller__window' )
		.evaluateAll( ( all ) => all.map( ( { ariaLabel } ) => ariaLabel ) );
	expect( names ).toEqual( [ 'Scrollable image', 'Scrollable image (2)' ] );
	await expectNoAxe( page, 'main' );
} );
