/** A dozen overlays on one page, over ten visits: never two at once, never one in a press, and budgets exact. */
import { paragraph, publishPage } from './support/modal';
import { TALL, at, popup, ready } from './support/overlays';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

/** How often each may open again, and what opens it; cookies are given back by the day they expire. */
const OVERLAYS: [ string, ReturnType< typeof at >, string ][] = [
	[ 'A', at( 'delay', '1' ), 'visit' ],
	[ 'B', at( 'delay', '2' ), 'page' ],
	[ 'C', at( 'delay', '3' ), '1' ],
	[ 'D', at( 'scroll', '10' ), '7' ],
	[ 'E', at( 'scroll', '40' ), 'once' ],
	[ 'F', at( 'position', '900' ), 'visit' ],
	[ 'G', at( 'bottom', '300' ), '30' ],
	[ 'H', at( 'idle', '5' ), 'visit' ],
	[ 'I', at( 'exit' ), '7' ],
	[ 'J', at( 'upward' ), 'visit' ],
	[ 'K', at( 'param', 'offer' ), '1' ],
	[ 'L', at( 'element', 'footer' ), 'visit' ],
];

const DAYS: Record< string, number > = { 1: 1, 7: 7, 30: 30, once: 400 };

/** As the settings of a new site have it. */
const PER_PAGE = 1;
const PER_VISIT = 3;
const GAP_MS = 10_000;

interface Seen {
	/** Milliseconds of the page's clock. */
	at: number;
	id: string;
	isOpen: boolean;
	/** How many were open before, and whether a button was down. */
	others: number;
	isDown: boolean;
}

/** Records every opening and closing in the page. */
const record = ( page: Page ) =>
	page.addInitScript( () => {
		const seen: unknown[] = [];
		let isDown = false;
		Object.assign( window, { seen } );
		addEventListener( 'pointerdown', () => ( isDown = true ), true );
		addEventListener( 'pointerup', () => ( isDown = false ), true );
		document.addEventListener(
			// Unlike `toggle`, it is not late.
			'beforetoggle',
			( { target, newState }: any ) =>
				seen.push( {
					at: Date.now(),
					id: target.getAttribute( 'aria-label' ),
					isOpen: newState === 'open',
					others: document.querySelectorAll( 'dialog:modal' ).length,
					isDown,
				} ),
			true
		);
	} );

const seenOn = ( page: Page ): Promise< Seen[] > =>
	page.evaluate( () => ( window as any ).seen );

/** Reads, scrolls, presses and closes what opens, for some two minutes of the page's clock. */
async function behave( page: Page, random: () => number ): Promise< void > {
	for ( let step = 0; step < 24; step++ ) {
		const dice = random();
		if ( await page.locator( 'dialog:modal' ).count() ) {
			if ( dice < 0.5 ) {
				await page.keyboard.press( 'Escape' );
			}
		} else if ( dice < 0.4 ) {
			await page.mouse.wheel( 0, 300 + 900 * dice );
		} else if ( dice < 0.7 ) {
			await page.mouse.move( 300 + 500 * dice, 300 );
			await page.mouse.down();
			await page.clock.runFor( dice < 0.55 ? 120 : 300 );
			await page.clock.runFor( dice > 0.65 ? 3000 : 0 );
			await page.mouse.up();
		} else if ( dice < 0.8 ) {
			await page.mouse.move( 600, -10 );
		}
		await page.clock.runFor( 1000 + 8000 * random() );
	}
}

/** Checks one page, and returns what opened. */
function judge( seen: Seen[] ): string[] {
	let closedAt = -Infinity;
	for ( const { at: time, isOpen, others, isDown } of seen ) {
		if ( isOpen ) {
			expect( others ).toBe( 0 );
			expect( isDown ).toBe( false );
			expect( time - closedAt ).toBeGreaterThanOrEqual( GAP_MS );
		} else {
			closedAt = time;
		}
	}
	return seen.filter( ( { isOpen } ) => isOpen ).map( ( { id } ) => id );
}

test(
	'twelve overlays behave over ten visits of two pages',
	{ tag: '@deep' },
	async ( { admin, open } ) => {
		test.slow();
		const url = await publishPage(
			admin,
			paragraph( 'Words.' ) +
				TALL +
				OVERLAYS.map( ( [ name, trigger, again ] ) =>
					popup( name, { ...trigger, again, counts: false } )
				).join( '' )
		);
		const page = await open();
		await record( page );
		await page.clock.install();
		const again = Object.fromEntries(
			OVERLAYS.map( ( [ name, , often ] ) => [ name, often ] )
		);
		const lastDay: Record< string, number > = {};
		let state = 7;
		const random = () =>
			( state = ( state * 16807 ) % 2147483647 ) / 2147483647;
		let total = 0;
		for ( let count = 0; count < 10; count++ ) {
			const day = count * 3;
			// The browser's own clock does not move: what would have expired goes.
			for ( const [ name, since ] of Object.entries( lastDay ) ) {
				if ( day - since >= ( DAYS[ again[ name ]! ] ?? 0 ) ) {
					await page.context().clearCookies( {
						name: new RegExp( `^frontage-overlay-${ name }-` ),
					} );
				}
			}
			const inVisit: string[] = [];
			for ( const query of [ '', '?offer' ] ) {
				await visit( page, url + query );
				if ( ! query ) {
					await page.evaluate( () => sessionStorage.clear() );
					await visit( page, url );
				}
				await ready( page );
				await behave( page, random );
				const opened = judge( await seenOn( page ) );
				expect( opened.length ).toBeLessThanOrEqual( PER_PAGE );
				inVisit.push( ...opened );
			}
			expect( inVisit.length ).toBeLessThanOrEqual( PER_VISIT );
			const once = inVisit.filter( ( name ) => again[ name ] !== 'page' );
			expect( new Set( once ).size ).toBe( once.length );
			for ( const name of inVisit ) {
				expect(
					day - ( lastDay[ name ] ?? -Infinity )
				).toBeGreaterThanOrEqual( DAYS[ again[ name ]! ] ?? 0 );
				lastDay[ name ] = day;
			}
			total += inVisit.length;
		}
		// Something does open: at least one on most pages.
		expect( total ).toBeGreaterThan( 10 );
		test.info().annotations.push( {
			type: 'opened',
			description: `${ total }`,
		} );
	}
);
