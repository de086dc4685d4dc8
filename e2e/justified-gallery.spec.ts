/** Justified gallery: rows of images that end flush at any width. */
import type { Locator } from '@playwright/test';
import { choose, transform } from './support/library';
import { block } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/justified-gallery/';

/** Groups the images' boxes by row: tops, heights, and the row's distance from both edges. */
const rows = ( gallery: Locator ) =>
	gallery.evaluate( ( element ) => {
		const list = element
			.querySelector( '.frontage-justified-gallery__rows' )!
			.getBoundingClientRect();
		const found = new Map< number, DOMRect[] >();
		for ( const item of element.querySelectorAll( 'li' ) ) {
			const box = item.getBoundingClientRect();
			const top = Math.round( box.top );
			found.set( top, [ ...( found.get( top ) ?? [] ), box ] );
		}
		return [ ...found.values() ].map( ( boxes ) => ( {
			count: boxes.length,
			heights: [
				...new Set(
					boxes.map( ( { height } ) => Math.round( height ) )
				),
			],
			left: Math.min( ...boxes.map( ( { left } ) => left ) ) - list.left,
			right:
				list.right - Math.max( ...boxes.map( ( { right } ) => right ) ),
		} ) );
	} );

test( 'rows align at every width in both text directions, and images keep their ratio', async ( {
	page,
	rtl,
} ) => {
	for ( const visitor of [ page, rtl ] ) {
		await visit( visitor, PAGE );
		const walk = block( visitor, 'walk' );
		for ( const width of [ 320, 390, 540, 800, 1100, 1600 ] ) {
			await visitor.setViewportSize( { width, height: 800 } );
			const found = await rows( walk );
			expect( found.reduce( ( sum, { count } ) => sum + count, 0 ) ).toBe(
				9
			);
			for ( const [ index, row ] of found.entries() ) {
				expect( row.heights, `One height at ${ width }` ).toHaveLength(
					1
				);
				if ( index < found.length - 1 ) {
					expect(
						Math.abs( row.left ),
						`Left at ${ width }`
					).toBeLessThan( 1 );
					expect(
						Math.abs( row.right ),
						`Right at ${ width }`
					).toBeLessThan( 1 );
				}
			}
		}
	}
} );

test.describe( 'with a missing image', () => {
	test.use( { expectedErrors: [ /w-logo/ ] } );

	test( 'opens in the lightbox, each gallery separately, and reserves space for missing images', async ( {
		page,
		noJs,
	} ) => {
		await page.route( '**/w-logo*', ( route ) => route.abort() );
		await visit( page, PAGE );
		const odd = block( page, 'odd' );
		const [ missing, next ] = await Promise.all(
			[ 0, 1 ].map( ( at ) =>
				odd.locator( 'li' ).nth( at ).boundingBox()
			)
		);
		expect( missing!.height ).toBeCloseTo( next!.height, 0 );
		await expect(
			odd.getByRole( 'link', { name: 'A visitor' } )
		).toHaveAttribute( 'href', '/about/' );
		await block( page, 'walk' )
			.getByRole( 'link', { name: /red suspension bridge/ } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toBeVisible();
		await expect(
			dialog.locator( '.frontage-lightbox__caption' )
		).toHaveText( 'The bridge at dusk' );
		await expect(
			dialog.locator( '.frontage-lightbox__counter' )
		).toHaveText( '3 of 9' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await visit( noJs, PAGE );
		const first = block( noJs, 'walk' ).getByRole( 'link' ).first();
		await expect( first ).toHaveAttribute( 'href', /sunset\.jpg$/ );
	} );
} );

test(
	'is created from several images and converts to a core gallery',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Justified' } );
		await editor.insert( 'Justified Gallery' );
		const gallery = editor.block( 'frontage/justified-gallery' );
		await choose( editor, gallery, [ 'Bridge', 'Street', 'Coffee' ] );
		await expect( gallery.locator( 'img' ) ).toHaveCount( 3 );
		await expect
			.poll( async () => {
				const tops = await Promise.all(
					[ 0, 1 ].map( ( at ) =>
						gallery.locator( 'img' ).nth( at ).boundingBox()
					)
				);
				return Math.abs( tops[ 0 ]!.y - tops[ 1 ]!.y );
			} )
			.toBeLessThan( 2 );
		await editor.select( 'frontage/justified-gallery' );
		await visit( guest, await editor.publish() );
		await expect(
			guest.locator(
				'.frontage-justified-gallery a[data-frontage-lightbox]'
			)
		).toHaveCount( 3 );
		await editor.select( 'frontage/justified-gallery' );
		await transform( editor, 'Justified Gallery', 'Gallery' );
		await expect(
			editor.block( 'core/gallery' ).locator( 'img' )
		).toHaveCount( 3 );
	}
);
