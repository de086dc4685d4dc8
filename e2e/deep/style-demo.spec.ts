/** The demo as people see it who try Frontage: no dead end, no gap, nothing that is wider than a phone. */
import type { Page } from '@playwright/test';
import { printed } from '../matrix/modules';
import { OwnSite } from '../support/own-site';
import { softly } from '../support/softly';
import { expect, expectNoOverflow, test } from '../support/test';
import { leftEdges, loneWords } from '../support/typesetting';
import { manyLaunchOptions as launchOptions } from '../../tools/env/chromium.mjs';

const site = new OwnSite();

// Where lines break, the theme's fonts count.
test.use( { launchOptions } );

test.slow();
// Every module's page is made first.
test.setTimeout( 900_000 );

/** In sequence: another worker would make the same site again, under those who visit it. */
test.describe.configure( { mode: 'default' } );

test.beforeAll( async () => {
	test.setTimeout( 600_000 );
	await site.start( 'demo-look', '--people' );
} );

test.afterAll( () => site.stop() );

/** Pages of different kinds, and of each family of modules. */
const PATHS = [
	'/',
	'/sites/',
	'/sites/magazine/',
	'/sites/guesthouse/',
	'/sites/festival/',
	'/sites/studio/',
	'/sites/shop/',
	'/sites/bakery/',
	'/modules/',
	'/blog/',
	'/portfolio/',
	'/archive/',
	...[ 'ad', 'filter-terms', 'form', 'nav-menu', 'pricing-table' ],
	...[ 'share', 'slider', 'split-test', 'tabs', 'video-gallery' ],
].map( ( path ) => ( path.startsWith( '/' ) ? path : `/modules/${ path }/` ) );

/** What a visitor who scrolls through a page would stumble over. */
async function faultsOf( page: Page ): Promise< string[] > {
	return page.evaluate( async () => {
		for ( const image of document.querySelectorAll( 'main img' ) ) {
			image.scrollIntoView( { behavior: 'instant' } );
			if ( ( image as HTMLImageElement ).checkVisibility() ) {
				await ( image as HTMLImageElement ).decode().catch( () => {} );
			}
		}
		const faults: string[] = [];
		for ( const image of document.querySelectorAll< HTMLImageElement >(
			'main img'
		) ) {
			if ( image.checkVisibility() && ! image.naturalWidth ) {
				faults.push( `no picture: ${ image.src }` );
			}
		}
		for ( const link of document.querySelectorAll< HTMLAnchorElement >(
			'a.wp-block-button__link, header a, footer a, main h2 a, main h3 a'
		) ) {
			const to = link.getAttribute( 'href' );
			const isDead =
				! to ||
				to === '#' ||
				( to.startsWith( '#' ) &&
					! document.getElementById( to.slice( 1 ) ) );
			if ( isDead ) {
				faults.push( `leads nowhere: ${ link.textContent } (${ to })` );
			}
		}
		if ( /lorem ipsum|mean harm/i.test( document.body.innerText ) ) {
			faults.push( 'shows text for tests' );
		}
		return faults;
	} );
}

test( 'leads on everywhere, shows every picture, and fits a phone', async ( {
	open,
} ) => {
	const page = await open( { reducedMotion: 'reduce' } );
	const linked = new Set< string >();
	for ( const path of PATHS ) {
		await page.setViewportSize( { width: 1280, height: 800 } );
		await page.goto( site.url + path );
		const hrefs = await page
			.locator( 'header a, footer a, main a' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => ( link as HTMLAnchorElement ).href )
			);
		for ( const href of hrefs ) {
			if ( href.startsWith( site.url ) ) {
				linked.add( href.replace( /#.*/, '' ) );
			}
		}
		// What wakes while it is scrolled to may bring pictures of its own.
		await softly.poll( () => faultsOf( page ), path ).toEqual( [] );
		await page.setViewportSize( { width: 390, height: 844 } );
		await expect( () => expectNoOverflow( page ) ).toPass( {
			timeout: 30_000,
		} );
	}
	const missing: string[] = [];
	for ( const href of linked ) {
		const answer = await page.request.get( href, { maxRedirects: 2 } );
		if ( answer.status() >= 400 ) {
			missing.push( `${ answer.status() } ${ href }` );
		}
	}
	expect( linked.size ).toBeGreaterThan( 100 );
	expect( missing ).toEqual( [] );
} );

/** The small sites, which are made of our whole-page patterns. */
const SITES = PATHS.filter( ( path ) => /^\/sites\/./.test( path ) );

test( 'leaves no word alone on a line, and sets text on the page’s own column', async ( {
	open,
} ) => {
	const page = await open( { reducedMotion: 'reduce' } );
	for ( const path of SITES ) {
		await page.goto( site.url + path );
		await page.evaluate( () => document.fonts.ready );
		for ( const width of [ 390, 1280, 1440 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			expect
				.soft(
					await loneWords(
						page,
						'main :is(h1, h2, h3, p), footer p'
					),
					`${ path } at ${ width }`
				)
				.toEqual( [] );
		}
		for ( const width of [ 1280, 1440 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			const [ column ] = await leftEdges( page, 'header :is(h1, p)' );
			const edges = await leftEdges(
				page,
				':is(header, main, footer) :is(h1, h2, h3, p)'
			);
			const where = `${ path } at ${ width }: ${ edges }`;
			expect.soft( edges[ 0 ], where ).toBe( column );
			expect.soft( edges.length, where ).toBeLessThanOrEqual( 3 );
		}
	}
	await page.goto( site.url );
	await page.evaluate( () => document.fonts.ready );
	expect( await loneWords( page, 'main :is(h1, h2, h3)' ) ).toEqual( [] );
} );

/** What nobody would write for people: titles of fixtures, unsafe values, other scripts, words without end, empty states. */
const FOR_TESTS =
	/mean harm|lorem ipsum|alert\(|onerror|javascript:|<em>|料金|Nothing here yet|Leave me out|\p{L}{30}/iu;

/** What a page says, without its code, and the headings of its parts. */
async function wordsOf( page: Page, path: string ) {
	const answer = await page.request.get( site.url + path );
	expect( answer.status(), path ).toBe( 200 );
	return page.evaluate(
		( html ) => {
			const shown = new DOMParser().parseFromString( html, 'text/html' );
			for ( const code of shown.querySelectorAll(
				'script, style, pre, template, noscript'
			) ) {
				code.remove();
			}
			const main = shown.querySelector( 'main' )!;
			const texts = shown.createTreeWalker( main, NodeFilter.SHOW_TEXT );
			let text = '';
			while ( texts.nextNode() ) {
				text += ` ${ texts.currentNode.textContent }`;
			}
			return {
				text,
				titles: [ ...main.querySelectorAll( 'h2' ) ].map(
					( { textContent } ) => String( textContent )
				),
			};
		},
		await answer.text()
	);
}

test( 'shows of every module what is finished, and nothing that was written for tests', async ( {
	open,
} ) => {
	const page = await open( {} );
	expect( printed.length ).toBeGreaterThan( 100 );
	for ( const { slug, fixtures } of printed ) {
		const { text, titles } = await wordsOf( page, `/modules/${ slug }/` );
		const ofFixtures = fixtures.map( ( { title } ) => title );
		expect.soft( text.match( FOR_TESTS )?.[ 0 ], slug ).toBeUndefined();
		expect.soft( titles, slug ).toContain( 'What it costs' );
		expect
			.soft(
				titles.filter( ( title ) => ofFixtures.includes( title ) ),
				slug
			)
			.toEqual( [] );
	}
	const { titles } = await wordsOf( page, '/modules/tabs/' );
	expect( titles ).toEqual(
		expect.arrayContaining( [ 'Settings', 'Styles', 'Patterns' ] )
	);
} );
