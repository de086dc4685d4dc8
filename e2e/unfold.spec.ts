/** Expandable content for visitors and authors. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/unfold/';

const box = ( page: Page ) =>
	page.locator( '.frontage-unfold' ).filter( { hasText: 'rye' } );
const content = ( page: Page ) =>
	box( page ).locator( '.frontage-unfold__content' );
const button = ( page: Page ) => box( page ).locator( 'summary' );
const isOpen = ( page: Page ) =>
	expect( box( page ).locator( 'details' ) ).toHaveAttribute( 'open' );
const height = ( page: Page ) =>
	content( page ).evaluate(
		( element ) => element.getBoundingClientRect().height
	);
const awake = ( page: Page ) =>
	expect( box( page ).locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);

test( 'collapses to fifty pixels, and opens by click, hover and keyboard', async ( {
	page,
} ) => {
	await test.step( 'shows fifty pixels, then everything, then fifty again', async () => {
		await visit( page, PAGE );
		expect( await height( page ) ).toBe( 50 );
		await expect( button( page ) ).toHaveText( 'Show more', {
			useInnerText: true,
		} );
		await button( page ).click( { delay: 120 } );
		await expect( button( page ) ).toHaveText( 'Show less', {
			useInnerText: true,
		} );
		await isOpen( page );
		await expect.poll( () => height( page ) ).toBeGreaterThan( 150 );
		expect(
			await content( page ).evaluate(
				( element ) =>
					getComputedStyle( element ).transitionDuration.split(
						','
					)[ 0 ]
			)
		).toBe( '0.5s' );
		await button( page ).click();
		await expect.poll( () => height( page ) ).toBe( 50 );
		await expectNoAxe( page, '.frontage-unfold' );
	} );
	await test.step( 'content that fits has no button', async () => {
		const short = page
			.locator( '.frontage-unfold' )
			.filter( { hasText: 'One line.' } );
		await expect( short.locator( 'summary' ) ).toBeHidden();
	} );
	await test.step( 'expands while hovered', async () => {
		const mill = page
			.locator( '.frontage-unfold' )
			.filter( { hasText: 'mill' } );
		const on = ( text: string ) =>
			expect( mill.locator( 'summary' ) ).toHaveText( text, {
				useInnerText: true,
			} );
		await on( 'Read on & on' );
		await mill.hover( { position: { x: 20, y: 20 } } );
		await on( 'Enough' );
		await page.mouse.move( 2, 2 );
		await on( 'Read on & on' );
	} );
	await test.step( 'the keyboard skips collapsed content and reaches it when expanded', async () => {
		await awake( page );
		const link = page.getByRole( 'link', { name: 'wait a little' } );
		await expect( link ).toHaveAttribute( 'tabindex', '-1' );
		await button( page ).focus();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( link ).not.toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( button( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		// Content further down is reached last.
		await expect(
			content( page ).locator( '[data-frontage-tabindex]' )
		).toHaveCount( 0 );
		// While it is still opening, the content is a scroll container and so takes focus itself.
		await expect.poll( () => height( page ) ).toBeGreaterThan( 150 );
		const isThere = () =>
			link.evaluate( ( one ) => one.matches( ':focus' ) );
		for ( let press = 0; press < 2 && ! ( await isThere() ); press++ ) {
			await page.keyboard.press( 'Shift+Tab' );
		}
		await expect( link ).toBeFocused();
	} );
} );

test( 'a link to collapsed content expands it', async ( { page } ) => {
	await visit( page, `${ PAGE }#deep` );
	await isOpen( page );
	await expect( page.getByText( 'At noon' ) ).toBeInViewport();
} );

test( 'expands by touch on a phone before its script has loaded', async ( {
	narrow,
} ) => {
	await narrow.route( '**/build/unfold/view.js*', () => {} );
	await narrow.goto( PAGE, { waitUntil: 'commit' } );
	await button( narrow ).tap();
	await isOpen( narrow );
	await expect.poll( () => height( narrow ) ).toBeGreaterThan( 150 );
} );
