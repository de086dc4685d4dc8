/** Blocks that differ on devices and on hover, as visitors see them. */
import { deepUnless } from './support/deep';
import { pressFinger } from './support/press';
import { expect, test, visit } from './support/test';
import type { Locator, Page } from '@playwright/test';

const PAGE = '/modules/multi-view/';

const DARK = 'rgb(51, 25, 10)';
const LIGHT = 'rgb(255, 248, 236)';

const size = (
	block: Locator,
	name: 'fontSize' | 'backgroundColor' | 'scale'
) =>
	block.evaluate(
		( element, key ) => getComputedStyle( element )[ key ],
		name
	);

const card = ( page: Page ) => page.locator( '.card' );

async function open( page: Page ): Promise< void > {
	await visit( page, PAGE );
	await expect(
		page.locator( 'frontage-island[name=multi-view]' )
	).toHaveAttribute( 'data-state', 'awake' );
}

/** What a screen reader says of the heading. */
const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name, exact: true } );

test( 'words, styles and visibility follow the screen, without a script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	const text = noJs.locator( '.own-size' );
	const link = noJs.locator( '.call a' );
	const long = 'Bread that takes three days, and why it is worth the wait';
	for ( const [ width, name, points, label, shown ] of [
		[ 1200, long, 25, 'Find us', '.only-desktops' ],
		[ 981, long, 25, 'Find us', '.only-desktops' ],
		[ 980, 'Bread, slowly', 20, 'Find us', '.only-tablets' ],
		[ 768, 'Bread, slowly', 20, 'Find us', '.only-tablets' ],
		[ 767, 'Bread', 16, 'Call the bakery', undefined ],
		[ 390, 'Bread', 16, 'Call the bakery', undefined ],
	] as const ) {
		await noJs.setViewportSize( { width, height: 800 } );
		await expect( heading( noJs, name ) ).toHaveCount( 1 );
		// The theme's own size is fluid.
		expect(
			Math.min( 25, parseFloat( await size( text, 'fontSize' ) ) )
		).toBe( points );
		await expect( link ).toHaveAccessibleName( label );
		for ( const block of [ '.only-desktops', '.only-tablets' ] ) {
			await expect( noJs.locator( block ) ).toBeVisible( {
				visible: block === shown,
			} );
		}
	}
	await expect( link ).toHaveAttribute( 'href', '#find-us' );
	await noJs.emulateMedia( { media: 'print' } );
	await expect( heading( noJs, long ) ).toHaveCount( 1 );
	expect( parseFloat( await size( text, 'fontSize' ) ) ).toBeGreaterThan(
		20
	);
	await expect( noJs.locator( '.only-tablets' ) ).toBeVisible();
} );

test( 'pictures, links and classes follow the screen', async ( { page } ) => {
	await open( page );
	const image = page.locator( '.other-picture img' );
	const source = () =>
		image.evaluate( ( one: HTMLImageElement ) => one.currentSrc );
	await image.scrollIntoViewIfNeeded();
	await expect.poll( source ).toContain( 'bridge' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await image.scrollIntoViewIfNeeded();
	await expect.poll( source ).toContain( 'museum' );
	await expect( image ).toHaveAttribute( 'alt', /^A curved ramp/ );
	const link = page.locator( '.call a' );
	await expect( link ).toHaveAttribute( 'href', 'tel:+4930123456' );
	await expect( card( page ) ).toContainClass( 'is-narrow' );
	await page.setViewportSize( { width: 1200, height: 800 } );
	await expect( image ).toHaveAttribute( 'alt', /^A red suspension/ );
	await expect( link ).toHaveAttribute( 'href', '#find-us' );
	await expect( card( page ) ).not.toContainClass( 'is-narrow' );
} );

test( 'a mouse and the keyboard hover, Escape ends it, and one click is enough', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page );
	const color = () => size( card( page ), 'backgroundColor' );
	const words = page.locator( '.words-on-hover' );
	await card( page ).hover( { position: { x: 5, y: 5 } } );
	await expect.poll( color ).toBe( DARK );
	await expect( card( page ) ).toContainClass( 'is-hot' );
	await expect( words ).toHaveText( 'Open today.', { useInnerText: true } );
	await words.hover();
	await expect( words ).toHaveText( 'Open from six in the morning.', {
		useInnerText: true,
	} );
	await page.keyboard.press( 'Escape' );
	await expect.poll( color ).toBe( LIGHT );
	await expect( card( page ) ).not.toContainClass( 'is-hot' );
	await page.mouse.move( 0, 0 );
	await words.hover();
	await expect.poll( color ).toBe( DARK );
	await page.mouse.move( 0, 0 );
	await expect.poll( color ).toBe( LIGHT );
	await page.locator( '.call a' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( card( page ).locator( 'a' ) ).toBeFocused();
	await expect.poll( color ).toBe( DARK );
	await page.keyboard.press( 'Escape' );
	await expect.poll( color ).toBe( LIGHT );
	await card( page ).locator( 'a' ).click( { delay: 120 } );
	await expect( page ).toHaveURL( /#oven$/ );
	const hidden = page.locator( '.on-hover' );
	await page.mouse.move( 0, 0 );
	await expect( hidden ).toHaveCSS( 'opacity', '0' );
	await hidden.getByRole( 'link' ).focus();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( hidden ).toHaveCSS( 'opacity', '1' );
} );

test.describe( 'with a finger', () => {
	test.use( {
		viewport: { width: 390, height: 800 },
		hasTouch: true,
		isMobile: true,
	} );

	for ( const hold of [ 80, 150 ] ) {
		test(
			`the first tap of ${ hold } ms hovers, the second follows the link`,
			deepUnless( hold === 150 ),
			async ( { page } ) => {
				await open( page );
				const link = card( page ).locator( 'a' );
				const color = () => size( card( page ), 'backgroundColor' );
				expect( await color() ).toBe( LIGHT );
				await pressFinger( page, link, hold );
				await expect.poll( color ).toBe( DARK );
				await expect( card( page ) ).toContainClass( 'is-hot' );
				await expect( page ).toHaveURL( new RegExp( `${ PAGE }$` ) );
				await pressFinger( page, link, hold );
				await expect( page ).toHaveURL( /#oven$/ );
				await expect.poll( color ).toBe( LIGHT );
				await pressFinger( page, link, hold );
				await expect.poll( color ).toBe( DARK );
				await pressFinger( page, page.locator( '.own-size' ), hold );
				await expect.poll( color ).toBe( LIGHT );
				const always = page.locator( '.on-hover' );
				await expect( always ).toHaveCSS( 'opacity', '1' );
				await pressFinger( page, always.getByRole( 'link' ), hold );
				await expect( page ).toHaveURL( /#on-hover$/ );
			}
		);
	}

	test( 'scrolling and a long press are no taps', async ( { page } ) => {
		await open( page );
		const color = () => size( card( page ), 'backgroundColor' );
		await card( page ).scrollIntoViewIfNeeded();
		const { x, y } = ( await card( page ).boundingBox() )!;
		const session = await page.context().newCDPSession( page );
		const before = await page.evaluate( () => scrollY );
		for ( const [ type, way ] of [
			[ 'touchStart', 0 ],
			[ 'touchMove', 30 ],
			[ 'touchMove', 90 ],
			[ 'touchEnd', 0 ],
		] as const ) {
			await session.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints:
					type === 'touchEnd'
						? []
						: [ { x: x + 20, y: y + 20 - way } ],
			} );
		}
		await expect
			.poll( () => page.evaluate( () => scrollY ) )
			.not.toBe( before );
		expect( await color() ).toBe( LIGHT );
		await pressFinger( page, card( page ).locator( 'p' ).first(), 800 );
		expect( await color() ).toBe( LIGHT );
	} );
} );

test( 'a page without such blocks loads nothing for them', async ( {
	page,
} ) => {
	await visit( page, '/plain/' );
	await expect( page.locator( 'frontage-island' ) ).toHaveCount( 0 );
	expect(
		await page.evaluate( () =>
			document.documentElement.outerHTML.includes( 'frontage-view' )
		)
	).toBe( false );
} );
