/** Applies to every module with images: images that fail to load keep their space and show their alt text. */
import type { ElementHandle, Page } from '@playwright/test';
import { dialog, picture, thumb } from './support/lightbox';
import { expect, test } from './support/test';

const PHOTOGRAPHS = '**/photographs/**';

test.use( { expectedErrors: [ /ERR_FAILED|w-logo|404/ ] } );
/** Returns the sizes of the module's images, whether they have loaded, and how they are fetched. */
const sizes = ( page: Page, module: string ) =>
	page.evaluate(
		( name ) =>
			[
				...document.querySelectorAll< HTMLImageElement >(
					`main .wp-block-frontage-${ name } img`
				),
			].map( ( image ) => {
				image.loading = 'eager';
				return `${ image.offsetWidth } x ${ image.offsetHeight }`;
			} ),
		module
	);

const complete = ( page: Page, module: string ) =>
	expect
		.poll( () =>
			page.evaluate(
				( name ) =>
					[
						...document.querySelectorAll< HTMLImageElement >(
							`main .wp-block-frontage-${ name } img`
						),
					].every( ( image ) => image.complete ),
				module
			)
		)
		.toBe( true );

/**
 * Opens the module in two browsers and expects broken images to be as large as loaded ones.
 *
 * @param page   Loads all images.
 * @param broken Loads no images.
 * @param module Module name.
 */
const keepSizes = async ( page: Page, broken: Page, module: string ) => {
	await broken.route( PHOTOGRAPHS, ( route ) => route.abort() );
	await page.goto( `/modules/${ module }/` );
	await broken.goto( `/modules/${ module }/` );
	const whole = await sizes( page, module );
	expect( whole.length ).toBeGreaterThan( 1 );
	expect( await sizes( broken, module ) ).toEqual( whole );
	await complete( broken, module );
	expect( await sizes( broken, module ) ).toEqual( whole );
};

/**
 * Expects a place to look different once something is removed from it.
 *
 * @param place The place to compare.
 * @param take  Removes something from the page.
 */
const expectPainted = async (
	place: ElementHandle< HTMLElement | SVGElement >,
	take: ( element: HTMLElement | SVGElement ) => void
) => {
	await place.scrollIntoViewIfNeeded();
	let before = await place.screenshot();
	// Content that scrolls into view animates for a while.
	await expect
		.poll( async () => {
			const last = before;
			before = await place.screenshot();
			return before.equals( last );
		} )
		.toBe( true );
	await place.evaluate( take );
	expect( ( await place.screenshot() ).equals( before ) ).toBe( false );
};

const takeWords = ( image: Element ) => image.setAttribute( 'alt', '' );
const takeGround = ( element: HTMLElement | SVGElement ) => {
	element.style.background = 'none';
};

for ( const module of [
	'slider',
	'slideshow',
	'carousel',
	'gallery',
	'image-grid',
	'image-compare',
] ) {
	test( `in ${ module } keep their size and show their alternative text`, async ( {
		page,
		lessMotion,
	} ) => {
		await keepSizes( page, lessMotion, module );
		// The alt text is painted: without it the place looks different.
		const within = `main .wp-block-frontage-${ module }`;
		const named = 'img:not([alt=""])';
		const shown = lessMotion.locator( `${ within } .is-shown ${ named }` );
		const any = lessMotion.locator( `${ within } ${ named }:visible` );
		const first = ( ( await shown.count() ) ? shown : any ).first();
		// The element itself, since its alt text is about to be removed.
		await expectPainted( ( await first.elementHandle() )!, takeWords );
	} );
}

// Images in cards have no alt text: the title beside them says it.
for ( const [ module, place, name ] of [
	[ 'carousel', '#posts .is-shown .frontage-card__media', '__title' ],
	[ 'recent-posts-slider', '.is-shown .frontage-card__media', '__title' ],
	[ 'member', '#ada .frontage-member__frame', '__name' ],
] as const ) {
	test( `on the cards of ${ module } keep their space next to the name`, async ( {
		page,
		lessMotion,
	} ) => {
		await keepSizes( page, lessMotion, module );
		const first = lessMotion.locator( `main ${ place }` ).first();
		await expect( first.locator( 'img' ) ).toHaveAttribute( 'alt', '' );
		await expect(
			first.locator( '..' ).locator( `[class$=${ name }]` )
		).toBeVisible();
		await expectPainted( ( await first.elementHandle() )!, takeGround );
	} );
}

test( 'of a person in the lightbox keep their space and show their alternative text', async ( {
	narrow,
} ) => {
	await narrow.route( PHOTOGRAPHS, ( route ) => route.abort() );
	await narrow.goto( '/modules/member/' );
	await narrow.getByRole( 'link', { name: 'Ada Berg' } ).tap();
	const portrait = narrow
		.getByRole( 'dialog' )
		.getByRole( 'img', { name: /^A visitor taking a picture/ } );
	await expect( portrait ).toBeInViewport();
	await expect
		.poll( () =>
			portrait.evaluate(
				( { complete: isDone, offsetWidth, offsetHeight }: any ) =>
					isDone && offsetWidth / offsetHeight
			)
		)
		.toBe( 1 );
	const place = ( await portrait.elementHandle() )!;
	await expectPainted( place, takeGround );
	await expectPainted( place, takeWords );
} );

test( 'in the lightbox are reported at once with their alternative text', async ( {
	page,
} ) => {
	await page.route( /bridge(-\d+x\d+)?\.(jpg|webp)/, ( route ) =>
		route.abort()
	);
	await page.goto( '/modules/lightbox/' );
	await thumb( page, 0 ).click();
	await expect( dialog( page ).locator( '.current' ) ).toContainText(
		/Failed loading image.*red suspension bridge/
	);
	await expect( dialog( page ).locator( '.gloader' ) ).toBeHidden();
	await page.keyboard.press( 'ArrowRight' );
	await expect( picture( page, /^Low clouds/ ) ).toBeVisible();
} );

for ( const width of [ 390, 1280 ] ) {
	test( `that is missing says so in the lightbox at ${ width } px, and is loaded again on request`, async ( {
		open,
	} ) => {
		const page = await open( {
			viewport: { width, height: 800 },
			hasTouch: width < 600,
			isMobile: width < 600,
		} );
		const BRIDGE = /bridge(-\d+x\d+)?\.(jpg|webp)/;
		await page.goto( '/modules/lightbox/' );
		await page.route( BRIDGE, ( route ) =>
			route.fulfill( { status: 404, body: '' } )
		);
		await thumb( page, 0 ).press( 'Enter' );
		const again = dialog( page ).getByRole( 'button', {
			name: 'Try again',
		} );
		const failed = dialog( page ).locator(
			'.current .frontage-lightbox__failure'
		);
		const box = ( await failed.boundingBox() )!;
		expect( box.width ).toBeGreaterThan( Math.min( 480, width * 0.8 ) );
		expect( box.height ).toBeGreaterThan( 240 );
		await again.click();
		await expect( again ).toBeVisible();
		await page.unroute( BRIDGE );
		await ( width < 600 ? again.tap() : again.click() );
		await expect( picture( page, /suspension bridge/ ) ).toBeVisible();
		await expect( failed ).toHaveCount( 0 );
		await expect(
			picture( page, /suspension bridge/ )
		).not.toHaveJSProperty( 'naturalWidth', 0 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( picture( page, /^Low clouds/ ) ).toBeVisible();
	} );
}
