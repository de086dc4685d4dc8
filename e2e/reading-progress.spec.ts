/** The reading progress bar. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

const TALL = `<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const block = ( attributes: object ) =>
	`<!-- wp:frontage/reading-progress ${ JSON.stringify( attributes ) } /-->${ TALL }`;

const progress = ( page: Page ) => page.locator( '.frontage-reading-progress' );

/** Returns how much is filled, from 0 to 1. */
const filled = ( page: Page ) =>
	progress( page ).evaluate( ( element ) => {
		const [ part ] = element.getElementsByClassName(
			'frontage-reading-progress__bar'
		);
		const [ arc ] = element.getElementsByClassName(
			'frontage-reading-progress__arc'
		);
		const { a, d } = new DOMMatrix(
			part ? getComputedStyle( part ).transform : ''
		);
		return arc
			? 1 - parseFloat( getComputedStyle( arc ).strokeDashoffset )
			: Math.min( a, d );
	} );

const scrollPart = ( page: Page, part: number ) =>
	page.evaluate(
		( share ) =>
			scrollTo( {
				top:
					share *
					( document.documentElement.scrollHeight - innerHeight ),
				behavior: 'instant',
			} ),
		part
	);

test( 'fills a bar above everything while scrolling, without script', async ( {
	admin,
	page,
	noJs,
	narrow,
} ) => {
	const url = await publishPage( admin, block( {} ) );
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/reading-progress/' ) ) {
			scripts.push( request.url() );
		}
	} );
	await visit( page, url );
	await expect.poll( () => filled( page ) ).toBeCloseTo( 0, 1 );
	await scrollPart( page, 0.5 );
	await expect.poll( () => filled( page ) ).toBeCloseTo( 0.5, 1 );
	await scrollPart( page, 1 );
	await expect.poll( () => filled( page ) ).toBeCloseTo( 1, 1 );
	expect(
		await progress( page ).evaluate( ( element ) => [
			element.matches( ':popover-open' ),
			element.getBoundingClientRect().top,
			element.getBoundingClientRect().width === innerWidth ||
				element.getBoundingClientRect().width ===
					document.documentElement.clientWidth,
		] )
	).toEqual( [ true, 0, true ] );
	expect( scripts ).toEqual( [] );
	for ( const each of [ noJs, narrow ] ) {
		await visit( each, url );
		await expect( progress( each ) ).toBeVisible();
	}
	await page.emulateMedia( { media: 'print' } );
	await expect( progress( page ) ).toBeHidden();
} );

test( 'a small script replaces scroll-driven animations where they are missing', async ( {
	admin,
	page,
} ) => {
	await page.addInitScript( () => {
		const { supports } = CSS;
		CSS.supports = ( ( condition: string ) =>
			! condition.includes( 'timeline' ) &&
			supports.call( CSS, condition ) ) as typeof CSS.supports;
	} );
	await visit( page, await publishPage( admin, block( {} ) ) );
	await scrollPart( page, 0.5 );
	await expect
		.poll( () =>
			progress( page ).evaluate( ( { style } ) =>
				style.getPropertyValue( '--frontage-reading-progress-done' )
			)
		)
		.toBe( '50' );
} );
