/** Videos and feeds with late pictures: what moves in the page at load, when awake, when pressed, and while more is loaded. */
import type { Page } from '@playwright/test';
import type { LayoutShift } from './layout-shift';
import type { Case } from './late-feeds-blocks';
import { expect, visit } from './test';
import { vendors } from './video-vendors';

/** Milliseconds that every picture is late. */
const LATE_MS = 400;

/** Records every layout shift; the theme's header is hidden, because its menu moves by itself. */
const noteShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const shifts: object[] = [];
		Object.assign( window, { shifts } );
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( 'header.wp-block-template-part { display: none }' );
		document.adoptedStyleSheets = [ sheet ];
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as LayoutShift[] ) {
				const nodes = entry.sources.map( ( { node } ) => node );
				shifts.push( {
					value: entry.value,
					// Only the button and what follows it may move down.
					isAbove: nodes.some( ( node ) =>
						node?.closest?.( '.before, article, main li' )
					),
					moved: nodes.map(
						( node ) => node?.className || node?.nodeName
					),
				} );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

interface Noted {
	value: number;
	isAbove: boolean;
	moved: string[];
}

/** Waits until the page has all that it asked for, has drawn it, and moves nothing by itself. */
const quiet = async ( page: Page, pending: Set< object > ) => {
	const drawn = () =>
		page.evaluate( async () => {
			for ( let frames = 0; frames < 3; frames++ ) {
				await new Promise( requestAnimationFrame );
			}
		} );
	await drawn();
	await expect.poll( () => pending.size ).toBe( 0 );
	await drawn();
};

/** Opens a page whose pictures are late; returns what tells how it has moved since the last call. */
async function open( page: Page, url: string ) {
	const pending = new Set< object >();
	page.on( 'request', ( request ) => {
		// A file that plays is fetched as far as it plays.
		if ( request.resourceType() !== 'media' ) {
			pending.add( request );
		}
	} );
	for ( const end of [ 'requestfinished', 'requestfailed' ] as const ) {
		page.on( end as 'requestfailed', ( request ) => {
			pending.delete( request );
		} );
	}
	await vendors( page );
	await noteShifts( page );
	await page.route( '**/*', async ( route ) => {
		if ( route.request().resourceType() === 'image' ) {
			await new Promise( ( done ) => setTimeout( done, LATE_MS ) );
		}
		await route.fallback();
	} );
	await visit( page, url );
	return async ( isAbove = false ) => {
		await quiet( page, pending );
		const all = await page.evaluate( () =>
			( Reflect.get( window, 'shifts' ) as Noted[] ).splice( 0 )
		);
		return all.filter( ( one ) => one.isAbove || ! isAbove );
	};
}

/** Returns where items are in the page. */
const places = ( page: Page, items: string, most?: number ) =>
	page.locator( items ).evaluateAll(
		( all, end ) =>
			all.slice( 0, end ).map( ( item ) => {
				const { x, y, width, height } = item.getBoundingClientRect();
				return [ x, y + scrollY, width, height ].map( Math.round );
			} ),
		most
	);

/** Uses every block of a page, the last one first, and expects that nothing moves. */
export async function expectNoShifts(
	page: Page,
	url: string,
	cases: Record< string, Case >
): Promise< void > {
	const moved = await open( page, url );
	expect( await moved(), 'At load' ).toEqual( [] );
	for ( const [ at, [ name, { press, more, items } ] ] of [
		...Object.entries( cases ).entries(),
	].reverse() ) {
		const part = page.locator( `.case-${ at }` );
		// Backgrounds have one island for the whole page.
		const island = (
			name === 'video-background'
				? page.locator( 'frontage-island[name=video-background]' )
				: part.locator( 'frontage-island' )
		).first();
		await part.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'center' } )
		);
		const links = part.locator( 'frontage-island' ).locator( 'a, button' );
		if ( await links.count() ) {
			await links.first().dispatchEvent( 'pointerenter' );
			await links.first().focus();
		}
		await expect( island, name ).toHaveAttribute( 'data-state', 'awake' );
		expect( await moved(), `${ name }, once awake` ).toEqual( [] );

		if ( press ) {
			await part.locator( press ).first().click();
			await expect( part.locator( 'iframe' ) ).toBeVisible();
			expect( await moved(), `${ name }, once pressed` ).toEqual( [] );
		}
		if ( more && items ) {
			const all = `.case-${ at } ${ items }`;
			const before = await places( page, all );
			const button = part.locator( more ).first();
			await button.scrollIntoViewIfNeeded();
			await moved();
			await button.click();
			await expect
				.poll( () => page.locator( all ).count() )
				.toBeGreaterThan( before.length );
			expect(
				await moved( true ),
				`${ name }, while more is loaded`
			).toEqual( [] );
			expect( await places( page, all, before.length ) ).toEqual(
				before
			);
		}
		// What it has added would move what follows the next one.
		await part.evaluate( ( element ) => element.remove() );
		await moved();
	}
}
