/** Smooth scrolling to the targets of links, on the feature's demo page. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const ON = { frontage_env_on: 'smooth-scroll' };
const PAGE = '/modules/smooth-scroll/';

const top = ( page: Page ) =>
	page
		.locator( '#section' )
		.evaluate( ( element ) => element.getBoundingClientRect().top );
const awake = ( page: Page ) =>
	expect(
		page.locator( 'frontage-island[name="smooth-scroll"]' )
	).toHaveAttribute( 'data-state', 'awake' );

test( 'a link scrolls to its target, which gets the focus; Back returns', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	await visit( page, PAGE );
	await awake( page );
	await page.getByRole( 'link', { name: 'A link to nowhere' } ).click();
	expect( await page.evaluate( () => scrollY ) ).toBeLessThan( 300 );
	const link = page.getByRole( 'link', { name: 'a link to a section' } );
	const time = await page.evaluateHandle( () => {
		const times = { pressed: 0, last: 0 };
		addEventListener( 'scroll', () => {
			times.last = performance.now();
		} );
		addEventListener( 'click', () => {
			times.pressed = performance.now();
		} );
		return times;
	} );
	await link.click();
	await expect( page.locator( '#section' ) ).toBeFocused();
	// The last event comes with the frame after the focus.
	await expect
		.poll( async () => {
			const { pressed, last } = await time.jsonValue();
			return last - pressed;
		} )
		.toBeGreaterThan( 700 );
	expect( await top( page ) ).toBeGreaterThanOrEqual( -1 );
	expect( await top( page ) ).toBeLessThan( 200 );
	expect( page.url() ).toContain( '#section' );
	expect(
		await page.evaluate( () => !! document.querySelector( ':target' ) )
	).toBe( true );
	await page.goBack();
	await expect( page ).not.toHaveURL( /#section/ );
} );

test( 'a page opened with an anchor starts at its top; without motion and without script browsers lead there', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'userActivation', {
			value: { hasBeenActive: false },
		} )
	);
	await page.goto( `${ PAGE }#section` );
	await expect( page.locator( '#section' ) ).toBeFocused();
	await expect( page.locator( '#section' ) ).toBeInViewport();
	await expect
		.poll( () => page.evaluate( () => history.scrollRestoration ) )
		.toBe( 'auto' );
	for ( const options of [
		{ reducedMotion: 'reduce' as const },
		{ javaScriptEnabled: false },
	] ) {
		const other = await open( options, ON );
		await other.goto( `${ PAGE }#section` );
		await expect( other.locator( '#section' ) ).toBeInViewport();
		await expect( other.locator( '#section' ) ).toHaveCSS( 'opacity', '1' );
	}
} );
