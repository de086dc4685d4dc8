/** A countdown in the page: ticking, paused and ending; with a mocked clock. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '@frontage/islands/types';
import type { CountdownProps } from '../view/types';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { response } from '../../../tests/support/response';

const NOW = Date.parse( '2030-01-01T00:00:00Z' );
const SECOND = 1000;

let isHidden = false;
let serverTime: () => string | null;
const cleanups: ( () => void )[] = [];
const html = ( sentence: string ) =>
	readFileSync( join( __dirname, `../fixtures/${ sentence }.html` ), 'utf8' );
const shown = () =>
	[ ...document.querySelectorAll( '[data-unit]' ) ]
		.map( ( { textContent } ) => textContent )
		.join( ':' );
const part = ( name: string ) =>
	document.querySelector< HTMLElement >( `.frontage-countdown__${ name }` )!;
const look = ( isIntersecting: boolean ) =>
	FakeIntersectionObserver.last.see( { isIntersecting } );
const settle = () => jest.advanceTimersByTimeAsync( 0 );

function hide( value: boolean ) {
	isHidden = value;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

async function mount(
	sentence: string,
	changed: Partial< CountdownProps > = {}
) {
	document.body.innerHTML = html( sentence );
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	const { mount: enhance } = await import( '../view' );
	cleanups.push(
		enhance( island, {
			...JSON.parse( island.getAttribute( 'props' )! ),
			...changed,
		} )
	);
	look( true );
	await settle();
}

beforeEach( () => {
	jest.resetModules();
	jest.useFakeTimers( { now: NOW } );
	document.documentElement.lang = 'en-US';
	localStorage.clear();
	isHidden = false;
	serverTime = () => null;
	jest.spyOn( document, 'hidden', 'get' ).mockImplementation(
		() => isHidden
	);
	Object.defineProperty( HTMLElement.prototype, 'innerText', {
		configurable: true,
		get: () => 'See you.',
	} );
	FakeIntersectionObserver.install();
	window.requestIdleCallback = ( run ) =>
		window.setTimeout( run as () => void, 0 );
	window.fetch = jest.fn( async () =>
		response( '', { headers: { date: serverTime() } } )
	);
} );

afterEach( () => {
	cleanups.splice( 0 ).forEach( ( clean ) => clean() );
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'does not change a fresh page and ticks every second', async () => {
	await mount( 'running' );
	expect( shown() ).toBe( '089:01:30:00' );
	await jest.advanceTimersByTimeAsync( SECOND );
	expect( shown() ).toBe( '089:01:29:59' );
	expect( part( 'spoken' ).textContent ).toBe(
		'89 days, 1 hour, 30 minutes left'
	);
} );

it( 'corrects a cached page at once', async () => {
	jest.setSystemTime( NOW + 3600 * SECOND );
	await mount( 'running' );
	expect( shown() ).toBe( '089:00:30:00' );
} );

it( 'does not drift with late timers', async () => {
	jest.setSystemTime( NOW + 400 );
	await mount( 'running' );
	expect( shown() ).toBe( '089:01:30:00' );
	await jest.advanceTimersByTimeAsync( 600 );
	expect( shown() ).toBe( '089:01:29:59' );
	jest.setSystemTime( NOW + 10_700 );
	await jest.advanceTimersByTimeAsync( SECOND );
	await jest.advanceTimersByTimeAsync( 300 );
	expect( shown() ).toBe( '089:01:29:48' );
	await jest.advanceTimersByTimeAsync( SECOND );
	expect( shown() ).toBe( '089:01:29:47' );
} );

it( 'pauses in a hidden tab and off screen, and is correct when visible again', async () => {
	await mount( 'running' );
	hide( true );
	expect( jest.getTimerCount() ).toBe( 0 );
	expect( part( 'timer' ).dataset.state ).toBe( 'stopped' );
	jest.setSystemTime( NOW + 60 * SECOND );
	hide( false );
	expect( shown() ).toBe( '089:01:29:00' );
	look( false );
	await jest.advanceTimersByTimeAsync( 5 * SECOND );
	expect( shown() ).toBe( '089:01:29:00' );
	look( true );
	expect( shown() ).toBe( '089:01:28:55' );
	expect( part( 'timer' ).dataset.state ).toBe( 'running' );
} );

it( 'shows and announces the message at the end and hides the clock', async () => {
	await mount( 'running', { end: NOW / SECOND + 2 } );
	expect( part( 'news' ).textContent ).toBe( '' );
	await jest.advanceTimersByTimeAsync( 2 * SECOND );
	expect( part( 'end' ).hidden ).toBe( false );
	expect( part( 'clock' ).hidden ).toBe( true );
	expect( part( 'timer' ).dataset.state ).toBe( 'ended' );
	expect( part( 'news' ).textContent ).toBe(
		'The countdown has ended. See you.'
	);
} );

it( 'also ends off screen', async () => {
	await mount( 'running', { end: NOW / SECOND + 90 } );
	look( false );
	await jest.advanceTimersByTimeAsync( 90 * SECOND );
	expect( part( 'end' ).hidden ).toBe( false );
} );

it( 'announces nothing if it had ended before the page loaded', async () => {
	await mount( 'running', { end: NOW / SECOND - 5 } );
	expect( part( 'end' ).hidden ).toBe( false );
	expect( part( 'news' ).textContent ).toBe( '' );
} );

it( 'announces every minute only if enabled', async () => {
	await mount( 'short-units' );
	await jest.advanceTimersByTimeAsync( 10 * SECOND );
	expect( shown() ).toBe( '103:07' );
	expect( part( 'news' ).textContent ).toBe(
		'4 days, 7 hours, 8 minutes left'
	);
	await mount( 'running' );
	await jest.advanceTimersByTimeAsync( 61 * SECOND );
	expect( part( 'news' ).textContent ).toBe( '' );
} );

it( 'uses the server’s clock if the device’s clock is wrong', async () => {
	jest.setSystemTime( NOW + 1800 * SECOND );
	serverTime = () => new Date( NOW ).toUTCString();
	await mount( 'running' );
	await jest.advanceTimersByTimeAsync( 500 );
	expect( shown() ).toBe( '089:01:29:59' );
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	expect( fetch ).toHaveBeenCalledWith(
		'/wp-content/plugins/frontage/build/countdown/view.js',
		{ method: 'HEAD', cache: 'no-store' }
	);
} );

it.each( [
	[ 'from before the page was printed', -3600 ],
	[ 'that differs by no more than a network takes', 1 ],
] )( 'uses the device’s clock for the server time %s', async ( _, seconds ) => {
	serverTime = () => new Date( NOW + seconds * SECOND ).toUTCString();
	await mount( 'running' );
	expect( shown() ).toBe( '089:01:30:00' );
} );

it( 'starts the next run after a recurring end', async () => {
	await mount( 'recurring', { end: NOW / SECOND - 3599 } );
	expect( part( 'clock' ).hidden ).toBe( true );
	await jest.advanceTimersByTimeAsync( SECOND );
	expect( part( 'clock' ).hidden ).toBe( false );
	expect( part( 'end' ).hidden ).toBe( true );
	expect( shown() ).toBe( '006:23:00:00' );
} );

it( 'requests no server time for an evergreen countdown', async () => {
	await mount( 'evergreen' );
	await jest.advanceTimersByTimeAsync( SECOND );
	expect( shown() ).toBe( '001:23:59:59' );
	expect( fetch ).not.toHaveBeenCalled();
	expect( localStorage.getItem( 'frontage-countdown-welcome' ) ).toBe(
		String( NOW / SECOND )
	);
} );

it( 'uses one timer for all countdowns and none after they are removed', async () => {
	await mount( 'running' );
	const first = document.body.innerHTML;
	await mount( 'short-units' );
	expect( first ).toContain( '089' );
	expect( jest.getTimerCount() ).toBe( 1 );
	cleanups.splice( 0 ).forEach( ( clean ) => clean() );
	await jest.advanceTimersByTimeAsync( SECOND );
	const calls = jest.spyOn( Date, 'now' );
	await jest.advanceTimersByTimeAsync( 10 * SECOND );
	expect( calls ).not.toHaveBeenCalled();
} );
