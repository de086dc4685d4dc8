/** What holds for every room that shows pictures: nothing moves while they come, and they keep their place if they do not. */
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test, withoutFonts } from './support/test';

const ROOMS = [
	[ 'slider', 'carousel', 'recent-posts-slider', 'remote-carousel' ],
	[ 'slideshow', 'news-ticker', 'text-scroll', 'scrolling-image' ],
	[ 'image-scroller', 'image-grid', 'justified-gallery', 'gallery' ],
	[ 'member', 'liquid-image', 'rotate-360', 'image-compare' ],
	[ 'creative-button', 'animated-text', 'video-fit' ],
];

const PHOTOGRAPHS = '**/photographs/**';

/** Notes every shift of the page, except those of nothing but the theme's header: its menu moves by itself. */
const noteAllShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const shifts: string[] = ( ( window as any ).shifts = [] );
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( { value, sources }: any ) => {
				const moved: Element[] = sources
					.map( ( { node }: any ) =>
						node instanceof Element ? node : node?.parentElement
					)
					.filter( Boolean );
				if ( moved.some( ( node ) => ! node.closest( 'header' ) ) ) {
					const names = moved.map( ( { className } ) => className );
					shifts.push( `${ value.toFixed( 4 ) }: ${ names }` );
				}
			} )
		).observe( { type: 'layout-shift', buffered: true } );
	} );

/** Passes everything, and waits until all that wakes in sight is awake. */
const passBy = ( page: Page ) =>
	page.evaluate( async () => {
		const frame = () => new Promise( requestAnimationFrame );
		for ( let y = 0; y < document.body.scrollHeight; y += innerHeight ) {
			scrollTo( 0, y );
			await frame();
			await frame();
		}
		const sleeping = () =>
			document.querySelector(
				'main frontage-island[wake~=visible]:not([data-state=awake])'
			);
		for ( let frames = 0; sleeping() && frames < 600; frames++ ) {
			sleeping()!.firstElementChild?.scrollIntoView();
			await frame();
		}
		await frame();
	} );

test.describe( 'late pictures', () => {
	// Films are framed, and do not come here.
	test.use( { expectedErrors: [ /youtube-nocookie|vimeo/ ] } );

	for ( const kind of [ 'page', 'narrow' ] as const ) {
		for ( const rooms of ROOMS ) {
			test( `nothing shifts while pictures are late, and nothing is too wide, on the ${ kind } of ${ rooms.join(
				', '
			) }`, async ( { page, narrow } ) => {
				const visitor = kind === 'page' ? page : narrow;
				await withoutFonts( visitor );
				await visitor.route( /youtube|vimeo/, ( route ) =>
					route.fulfill( { contentType: 'text/html', body: '' } )
				);
				await noteAllShifts( visitor );
				for ( const room of rooms ) {
					let release = () => {};
					const held = new Promise< void >( ( done ) => {
						release = done;
					} );
					await visitor.route( PHOTOGRAPHS, async ( route ) => {
						await held;
						await route.continue().catch( () => {} );
					} );
					await visitor.goto( `/rooms/${ room }/`, {
						waitUntil: 'domcontentloaded',
					} );
					await visitor.evaluate( async () => {
						await document.fonts.ready;
						await new Promise( requestAnimationFrame );
						await new Promise( requestAnimationFrame );
					} );
					release();
					await visitor.waitForLoadState( 'load' );
					await passBy( visitor );
					expect(
						await visitor.evaluate( 'shifts' ),
						`Shifts of ${ room }`
					).toEqual( [] );
					await expectNoOverflow( visitor );
					await visitor.unroute( PHOTOGRAPHS );
				}
			} );
		}
	}
} );

test.describe( 'broken pictures', () => {
	test.use( { expectedErrors: [ /ERR_FAILED|w-logo/ ] } );

	/** Sizes of the room's pictures, whether they have come, and how they are fetched. */
	const sizes = ( page: Page, room: string ) =>
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
			room
		);

	const complete = ( page: Page, room: string ) =>
		expect
			.poll( () =>
				page.evaluate(
					( name ) =>
						[
							...document.querySelectorAll< HTMLImageElement >(
								`main .wp-block-frontage-${ name } img`
							),
						].every( ( image ) => image.complete ),
					room
				)
			)
			.toBe( true );

	for ( const room of [
		'slider',
		'slideshow',
		'carousel',
		'gallery',
		'image-grid',
		'image-compare',
	] ) {
		test( `in ${ room } keep their size and say what they would show`, async ( {
			page,
			lessMotion,
		} ) => {
			for ( const visitor of [ page, lessMotion ] ) {
				await withoutFonts( visitor );
			}
			await lessMotion.route( PHOTOGRAPHS, ( route ) => route.abort() );
			await page.goto( `/rooms/${ room }/` );
			await lessMotion.goto( `/rooms/${ room }/` );
			const whole = await sizes( page, room );
			const broken = await sizes( lessMotion, room );
			expect( whole.length ).toBeGreaterThan( 1 );
			expect( broken ).toEqual( whole );
			await complete( lessMotion, room );
			expect( await sizes( lessMotion, room ) ).toEqual( whole );
			// The words are painted: without them the place looks different.
			const within = `main .wp-block-frontage-${ room }`;
			const named = 'img:not([alt=""])';
			const shown = lessMotion.locator(
				`${ within } .is-shown ${ named }`
			);
			const any = lessMotion.locator( `${ within } ${ named }:visible` );
			const first = ( ( await shown.count() ) ? shown : any ).first();
			// Itself, since it is about to lose its words.
			const picture = ( await first.elementHandle() )!;
			await picture.scrollIntoViewIfNeeded();
			const withWords = await picture.screenshot();
			await picture.evaluate( ( image: HTMLImageElement ) => {
				image.alt = '';
			} );
			expect( ( await picture.screenshot() ).equals( withWords ) ).toBe(
				false
			);
		} );
	}

	test( 'in the lightbox are told at once, with what they would show', async ( {
		page,
	} ) => {
		await page.route( /bridge(-\d+x\d+)?\.(jpg|webp)/, ( route ) =>
			route.abort()
		);
		await page.goto( '/rooms/lightbox/' );
		await page.locator( '.wp-block-gallery a' ).first().click();
		const dialog = page.getByRole( 'dialog', {
			name: 'Pictures and films',
		} );
		await expect( dialog.locator( '.current' ) ).toContainText(
			/Failed loading image.*red suspension bridge/
		);
		await expect( dialog.locator( '.gloader' ) ).toBeHidden();
		await page.keyboard.press( 'ArrowRight' );
		await expect(
			dialog
				.locator( '.current' )
				.getByRole( 'img', { name: /^Low clouds/ } )
		).toBeVisible();
	} );
} );
