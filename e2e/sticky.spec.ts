/** Sticky blocks: where they stay while the page scrolls. */
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const PAGE = '/modules/sticky/';

/** Scrolls so that the element's end is so far from the top of the screen, and returns where the block is. */
const topAt = ( page: Page, block: string, around: string, end: number ) =>
	page.evaluate(
		( [ inner, outer, goal ] ) => {
			const { bottom } = document
				.querySelector( outer )!
				.getBoundingClientRect();
			window.scrollBy( { top: bottom - goal, behavior: 'instant' } );
			return Math.round(
				document.querySelector( inner )!.getBoundingClientRect().top
			);
		},
		[ block, around, end ] as const
	);

test( 'stays 60 pixels from the top within its column, without a script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	const top = ( end: number ) =>
		topAt( noJs, '.in-its-parent', '.wp-block-columns', end );
	expect( await top( 700 ) ).toBe( 60 );
	expect( await top( 400 ) ).toBe( 60 );
	expect( await top( 0 ) ).toBeLessThan( 0 );
	expect(
		await topAt( noJs, '.in-its-section', '.a-section', 400 )
	).toBeLessThan( 0 );
	await noJs.setViewportSize( { width: 768, height: 700 } );
	await expect( noJs.locator( '.in-its-parent' ) ).toHaveCSS(
		'position',
		'static'
	);
} );

test( 'stays until the end of its section, and at the bottom', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await expect(
		page.locator( 'frontage-island[name=sticky]' )
	).toHaveAttribute( 'data-state', 'awake' );
	const top = ( end: number ) =>
		topAt( page, '.in-its-section', '.a-section', end );
	await expect.poll( () => top( 700 ) ).toBe( 20 );
	await expect.poll( () => top( 200 ) ).toBe( 20 );
	await expect.poll( () => top( 0 ) ).toBeLessThan( 0 );
	const bottom = page.locator( '.at-the-bottom' );
	await page.evaluate( () => {
		const group =
			document.querySelector( '.at-the-bottom' )!.parentElement!;
		window.scrollBy( {
			top: group.getBoundingClientRect().top - 100,
			behavior: 'instant',
		} );
	} );
	await expect
		.poll( () =>
			bottom.evaluate( ( element ) =>
				Math.round(
					innerHeight - element.getBoundingClientRect().bottom
				)
			)
		)
		.toBe( 0 );
} );

test( 'is below the admin bar, and needs no script on a phone', async ( {
	admin,
	narrow,
} ) => {
	await visit( admin, PAGE );
	expect(
		await topAt( admin, '.in-its-parent', '.wp-block-columns', 500 )
	).toBe( 60 + 32 );
	const scripts: string[] = [];
	narrow.on( 'request', ( request ) => scripts.push( request.url() ) );
	await visit( narrow, PAGE );
	await narrow.locator( '.at-the-bottom' ).scrollIntoViewIfNeeded();
	expect( scripts.filter( ( url ) => url.includes( '/sticky/' ) ) ).toEqual( [
		expect.stringMatching( /\/modules\/sticky\/$/ ),
	] );
} );
