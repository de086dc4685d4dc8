/** Blocks that appear when they scroll into view: by CSS, and by script where CSS cannot. */
import { withoutScrollTimelines } from './support/older';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const PAGE = '/modules/scrollspy/';

const opacity = ( page: Page, block: string ) =>
	page
		.locator( block )
		.evaluate( ( element ) =>
			Number( getComputedStyle( element ).opacity )
		);

/** Scrolls so that the block's top is so far below the top of the screen. */
const bring = ( page: Page, block: string, top: number ) =>
	page.locator( block ).evaluate( ( element, goal ) => {
		// Without the block's own movement.
		let offset = 0;
		for (
			let at: Element | null = element;
			at instanceof HTMLElement;
			at = at.offsetParent
		) {
			offset += at.offsetTop;
		}
		scrollTo( { top: offset - goal, behavior: 'instant' } );
	}, top );

test( 'is driven by the scroll position, without a script', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	await visit( page, PAGE );
	await bring( page, '.slides', 2000 );
	await expect.poll( () => opacity( page, '.slides' ) ).toBe( 0 );
	await bring( page, '.slides', 200 );
	await expect.poll( () => opacity( page, '.slides' ) ).toBe( 1 );
	await expect( page.locator( '.slides' ) ).toHaveCSS(
		'translate',
		/none|0px/
	);
	await bring( page, '.slides', 2000 );
	await expect.poll( () => opacity( page, '.slides' ) ).toBe( 0 );
	await page.getByRole( 'link', { name: 'Water' } ).focus();
	await expect
		.poll( () => opacity( page, '.one-by-one > :last-child' ) )
		.toBe( 1 );
	expect(
		scripts.filter( ( url ) => /scrollspy.*\.js/.test( url ) )
	).toEqual( [] );
} );

test( 'is driven by the script in other browsers', async ( { page } ) => {
	await withoutScrollTimelines( page );
	await visit( page, PAGE );
	const block = page.locator( '.slides' );
	await expect( block ).toHaveAttribute( 'data-frontage-scrollspy', 'out' );
	await expect.poll( () => opacity( page, '.slides' ) ).toBe( 0 );
	await bring( page, '.slides', 200 );
	await expect( block ).toHaveAttribute( 'data-frontage-scrollspy', 'in' );
	await expect.poll( () => opacity( page, '.slides' ) ).toBe( 1 );
} );
