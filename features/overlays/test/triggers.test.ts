/** Triggers that open overlays. */
import { trigger as bottom } from '../view-bottom';
import { trigger as comment } from '../view-comment';
import { trigger as cookie } from '../view-cookie';
import { trigger as delay } from '../view-delay';
import { trigger as element } from '../view-element';
import { trigger as exit } from '../view-exit';
import { trigger as param } from '../view-param';
import { trigger as position } from '../view-position';
import { trigger as purchase } from '../view-purchase';
import { trigger as scroll } from '../view-scroll';
import { trigger as sent } from '../view-sent';
import { trigger as upward } from '../view-upward';
import type { Trigger } from '../view/trigger';

/** Scrollable distance in pixels. */
const MOST = 2000;

const stops: AbortController[] = [];

function schedule( trigger: Trigger, value = '' ): jest.Mock {
	const stop = new AbortController();
	stops.push( stop );
	const fire = jest.fn();
	trigger.schedule( fire, value, stop.signal, () => true );
	return fire;
}

const scrollTo = async ( pixels: number ) => {
	Object.assign( window, { scrollY: pixels } );
	dispatchEvent( new Event( 'scroll' ) );
	await jest.advanceTimersByTimeAsync( 20 );
};

beforeEach( () => {
	jest.useFakeTimers();
	AbortSignal.any ??= ( signals ) => {
		const either = new AbortController();
		signals.forEach( ( signal ) =>
			signal.addEventListener( 'abort', () => either.abort() )
		);
		return either.signal;
	};
	Object.assign( window, { innerHeight: 800, scrollY: 0 } );
	Object.defineProperty( document.documentElement, 'scrollHeight', {
		configurable: true,
		value: MOST + 800,
	} );
	document.body.replaceChildren();
} );

afterEach( () => {
	stops.splice( 0 ).forEach( ( stop ) => stop.abort() );
	jest.useRealTimers();
} );

it.each< [ string, Trigger, string, number ] >( [
	[ 'half of the page', scroll, '50', MOST / 2 ],
	[ 'more than all of it', scroll, '400', MOST ],
	[ 'so many pixels', position, '700', 700 ],
	[ '500 pixels above the end', bottom, '', MOST - 500 ],
	[ 'pixels of one’s own above the end', bottom, '50', MOST - 50 ],
] )( 'fires once at %s', async ( _, trigger, value, place ) => {
	const fire = schedule( trigger, value );
	await scrollTo( place - 1 );
	expect( fire ).not.toHaveBeenCalled();
	await scrollTo( place );
	await scrollTo( MOST );
	expect( fire ).toHaveBeenCalledTimes( 1 );
} );

it( 'fires seconds after the page has loaded, or at once', () => {
	const now = jest.spyOn( performance, 'now' ).mockReturnValue( 1000 );
	const [ late, atOnce ] = [ schedule( delay, '5' ), schedule( delay ) ];
	jest.advanceTimersByTime( 1 );
	expect( atOnce ).toHaveBeenCalled();
	jest.advanceTimersByTime( 3998 );
	expect( late ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( late ).toHaveBeenCalled();
	now.mockRestore();
} );

it( 'fires when the mouse leaves at the top only', () => {
	const fire = schedule( exit );
	const leave = ( clientY: number ) =>
		document.documentElement.dispatchEvent(
			new MouseEvent( 'mouseleave', { clientY } )
		);
	leave( 300 );
	expect( fire ).not.toHaveBeenCalled();
	leave( -1 );
	expect( fire ).toHaveBeenCalled();
} );

it( 'checks a query parameter, with or without a value', () => {
	history.replaceState( null, '', '?offer=spring' );
	const wanted = [ 'offer', 'offer=spring', 'offer=autumn', 'other' ];
	expect(
		wanted.map( ( value ) => schedule( param, value ).mock.calls.length )
	).toEqual( [ 1, 1, 0, 0 ] );
	history.replaceState( null, '', '?' );
} );

it( 'fires after a purchase reported by server or page', () => {
	const fire = schedule( purchase );
	expect( fire ).not.toHaveBeenCalled();
	document.dispatchEvent( new Event( 'frontage:purchased' ) );
	expect( fire ).toHaveBeenCalledTimes( 1 );
	document.body.innerHTML =
		'<frontage-island data-purchased></frontage-island>';
	expect( schedule( purchase ) ).toHaveBeenCalledTimes( 1 );
} );

it( 'checks a cookie, with or without a value', () => {
	document.cookie = 'plan=free';
	const wanted = [ 'plan', 'plan=free', 'plan=paid', 'pla' ];
	expect(
		wanted.map( ( value ) => schedule( cookie, value ).mock.calls.length )
	).toEqual( [ 1, 1, 0, 0 ] );
} );

it( 'fires when half of a small element is on the screen, unless the selector is invalid', async () => {
	document.body.innerHTML = '<p id="end"></p>';
	document.getElementById( 'end' )!.getBoundingClientRect = () =>
		new DOMRect( 0, 1000 - scrollY, 100, 100 );
	const [ fire, broken ] = [
		schedule( element, '#end' ),
		schedule( element, '#' ),
	];
	await scrollTo( 249 );
	expect( fire ).not.toHaveBeenCalled();
	await scrollTo( 250 );
	expect( fire ).toHaveBeenCalledTimes( 1 );
	expect( broken ).not.toHaveBeenCalled();
} );

it( 'fires for forms that match the selector', () => {
	document.body.innerHTML = '<p id="ask"><b></b></p><i></i>';
	const [ any, one ] = [ schedule( sent ), schedule( sent, '#ask' ) ];
	const send = ( tag: string, type: string ) =>
		document
			.querySelector( tag )!
			.dispatchEvent( new Event( type, { bubbles: true } ) );
	send( 'i', 'wpcf7mailsent' );
	expect( [ any, one ].map( ( { mock } ) => mock.calls.length ) ).toEqual( [
		1, 0,
	] );
	send( 'b', 'frontage:goal' );
	expect( [ any, one ].map( ( { mock } ) => mock.calls.length ) ).toEqual( [
		2, 1,
	] );
} );

it( 'fires on a fast scroll up with a finger, not on one that a tap causes', async () => {
	const fire = schedule( upward );
	await scrollTo( 1900 );
	dispatchEvent( new Event( 'touchstart' ) );
	await scrollTo( 1000 );
	expect( fire ).not.toHaveBeenCalled();
	await scrollTo( 1900 );
	dispatchEvent( new Event( 'touchmove' ) );
	await scrollTo( 1499 );
	expect( fire ).toHaveBeenCalledTimes( 1 );
} );

it( 'opens after a comment, also when the address says so', () => {
	history.replaceState( null, '', '/post/' );
	expect( schedule( comment ) ).not.toHaveBeenCalled();
	history.replaceState( null, '', '/post/?et_monarch_popup=true' );
	expect( schedule( comment ) ).toHaveBeenCalledTimes( 1 );
	history.replaceState( null, '', '/post/?et_monarch_popup=false' );
	expect( schedule( comment ) ).not.toHaveBeenCalled();
	history.replaceState( null, '', '/' );
} );
