/** Ads in the page: chosen, taking turns, seen and followed; with a mocked clock. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '@frontage/islands/types';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { ROTATION, enhance, HALF, SEEN_MS } from '../view/enhance';
import type { AdProps } from '../view/types';
import './pictures';

const html = ( sentence: string ) =>
	readFileSync( join( __dirname, `../fixtures/${ sentence }.html` ), 'utf8' );
const sent: Record< string, string >[] = [];
const undo: ( () => void )[] = [];
let isHidden = false;
let hasBox: ( item: Element ) => boolean;

const items = () => [
	...document.querySelectorAll< HTMLElement >( '.frontage-ad__item' ),
];
const shown = () => items().findIndex( ( one ) => one.matches( '.is-shown' ) );
let ratio = 0;
const look = ( intersectionRatio: number ) => {
	ratio = intersectionRatio;
	FakeIntersectionObserver.last.seeAll( { intersectionRatio } );
};
const see = () => {
	look( 1 );
	jest.advanceTimersByTime( SEEN_MS );
};
const beat = () => {
	const event = new Event( 'animationiteration', { bubbles: true } );
	Object.assign( event, { animationName: ROTATION } );
	items()[ 0 ]!.dispatchEvent( event );
	look( ratio );
};
const press = ( element: Element, type = 'click', button = 0 ) =>
	element.dispatchEvent(
		new MouseEvent( type, { bubbles: true, cancelable: true, button } )
	);
const reported = () => sent.map( ( { action } ) => action );
function mount( sentence: string, change?: ( props: AdProps ) => void ) {
	document.body.innerHTML =
		html( sentence ) +
		'<script id="frontage-data" type="application/json">{"ajax":"/ajax"}</script>';
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	const props: AdProps = JSON.parse( island.getAttribute( 'props' )! );
	props.ads.forEach( ( ad, place ) => ( ad.track = `token-${ place }` ) );
	change?.( props );
	undo.push( enhance( island, props ) );
}

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( '2030-01-01T00:00:00Z' ) } );
	FakeIntersectionObserver.install();
	sessionStorage.clear();
	sent.length = 0;
	isHidden = false;
	hasBox = () => true;
	jest.spyOn( document, 'hidden', 'get' ).mockImplementation(
		() => isHidden
	);
	jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
	jest.spyOn( HTMLElement.prototype, 'getClientRects' ).mockImplementation(
		function ( this: HTMLElement ) {
			return ( hasBox( this ) ? [ {} ] : [] ) as unknown as DOMRectList;
		}
	);
	const sendBeacon = ( url: string, body: URLSearchParams ) => {
		sent.push( { url, ...Object.fromEntries( body ) } );
		return true;
	};
	Object.assign( navigator, { sendBeacon, doNotTrack: null } );
} );

afterEach( () => {
	undo.splice( 0 ).forEach( ( stop ) => stop() );
	delete window.wp_has_consent;
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

test( 'chooses the first ad by weight, and loads nothing of the others', () => {
	jest.mocked( Math.random ).mockReturnValue( 0.3 ); // Of 5: 1, 3, 1.
	mount( 'takes-turns' );
	expect( shown() ).toBe( 1 );
	expect( items()[ 1 ]!.querySelector( 'img' ) ).not.toBeNull();
	expect( items()[ 2 ]!.querySelector( 'a' ) ).toBeNull();
} );

test( 'skips ads for other devices and those that ended since the page was cached', () => {
	hasBox = ( item ) => ! item.matches( '.not-phone' );
	mount( 'takes-turns', ( { ads } ) => ( ads[ 0 ]!.until = 1800000000 ) );
	expect( shown() ).toBe( 2 );
	mount( 'one-image', ( { ads } ) => ( ads[ 0 ]!.until = 1800000000 ) );
	expect( items()[ 0 ]!.hidden ).toBe( true );
} );

test( 'chooses an ad when a place is no longer hidden, and another one when the device is turned', () => {
	hasBox = () => false;
	mount( 'takes-turns' );
	look( 0 );
	expect( [ shown(), items()[ 0 ]!.hidden ] ).toEqual( [ -1, false ] );
	hasBox = () => true;
	look( HALF );
	expect( shown() ).toBe( 0 );
	hasBox = ( item ) => item !== items()[ 0 ];
	look( 1 );
	expect( shown() ).toBe( 1 );
} );

test( 'ads take turns while they are in view', () => {
	mount( 'takes-turns' );
	beat();
	expect( shown() ).toBe( 0 );
	look( HALF );
	for ( const next of [ 1, 0 ] ) {
		beat();
		expect( shown() ).toBe( next );
	}
	look( 0.4 );
	beat();
	expect( shown() ).toBe( 0 );
} );

test( 'an ad is seen after a second of half of it in view, once in an interval', () => {
	mount( 'takes-turns' );
	look( 0.49 );
	jest.advanceTimersByTime( SEEN_MS );
	look( HALF );
	jest.advanceTimersByTime( SEEN_MS - 1 );
	expect( sent ).toEqual( [] );
	jest.advanceTimersByTime( 1 );
	expect( sent ).toEqual( [
		{ url: '/ajax', action: 'adrotate_impression', track: 'token-0' },
	] );
	for ( let turn = 0; turn < 2; turn++ ) {
		beat();
		jest.advanceTimersByTime( SEEN_MS );
	}
	expect( sent.slice( 1 ) ).toMatchObject( [ { track: 'token-1' } ] );
	mount( 'takes-turns' );
	see();
	expect( sent ).toHaveLength( 2 );
	jest.setSystemTime( Date.now() + 1800_000 );
	see();
	expect( sent ).toHaveLength( 3 );
} );

test( 'nothing is seen in a hidden tab', () => {
	mount( 'one-image' );
	look( 1 );
	isHidden = true;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	jest.advanceTimersByTime( 9 * SEEN_MS );
	expect( sent ).toEqual( [] );
	isHidden = false;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	jest.advanceTimersByTime( SEEN_MS );
	expect( reported() ).toEqual( [ 'adrotate_impression' ] );
} );

test( 'without storage an ad is seen once on a page', () => {
	jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( () => {
		throw new Error( 'No storage' );
	} );
	mount( 'one-image' );
	[ 0, 1, 2 ].forEach( see );
	expect( sent ).toHaveLength( 1 );
} );

test( 'counts clicks of the main and the middle button on links', () => {
	mount( 'one-image' );
	const link = items()[ 0 ]!.querySelector( 'a' )!;
	expect( [ link.target, link.rel ] ).toEqual( [
		'_blank',
		'sponsored noopener',
	] );
	link.addEventListener( 'click', ( event ) => event.preventDefault() );
	press( link.firstElementChild! );
	press( link, 'auxclick', 1 );
	press( link, 'auxclick', 2 );
	press( items()[ 0 ]!.querySelector( 'p' )! );
	expect( sent ).toEqual( [
		{ url: '/ajax', action: 'adrotate_click', track: 'token-0' },
		{ url: '/ajax', action: 'adrotate_click', track: 'token-0' },
	] );
} );

test( 'fetches where nothing else can be sent', () => {
	Object.assign( navigator, { sendBeacon: () => false } );
	window.fetch = jest.fn( () => Promise.reject( new Error( 'Offline' ) ) );
	mount( 'one-image' );
	see();
	expect( window.fetch ).toHaveBeenCalledWith(
		'/ajax',
		expect.objectContaining( { keepalive: true } )
	);
} );

test( 'sends nothing of those who do not want it', () => {
	const all = () => {
		mount( 'one-image' );
		see();
	};
	Object.assign( navigator, { doNotTrack: '1' } );
	all();
	Object.assign( navigator, {
		doNotTrack: null,
		globalPrivacyControl: true,
	} );
	all();
	Object.assign( navigator, { globalPrivacyControl: undefined } );
	window.wp_has_consent = () => false;
	all();
	expect( [ sent.length, sessionStorage.length ] ).toEqual( [ 0, 0 ] );
	window.wp_has_consent = () => true;
	document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	jest.advanceTimersByTime( SEEN_MS );
	expect( reported() ).toEqual( [ 'adrotate_impression' ] );
} );

test( 'ads of two sites in folders of one address are told apart', () => {
	for ( const ajax of [ '/ajax', '/second/ajax' ] ) {
		mount( 'one-image' );
		document.getElementById( 'frontage-data' )!.textContent =
			JSON.stringify( { ajax } );
		see();
	}
	expect( sent ).toHaveLength( 2 );
} );

test( 'a notice in place of an ad is not seen, and its link is no ad', () => {
	const wake = jest.fn();
	Object.assign( HTMLElement.prototype, { wake } );
	mount( 'adsense' );
	expect( wake ).toHaveBeenCalledTimes( 1 );
	see();
	const link = items()[ 0 ]!.querySelector( 'a' )!;
	link.addEventListener( 'click', ( event ) => event.preventDefault() );
	press( link );
	expect( sent ).toEqual( [] );
	items()[ 0 ]!.querySelector( '.frontage-consent' )!.remove();
	press( items()[ 0 ]! );
	jest.advanceTimersByTime( SEEN_MS );
	expect( reported() ).toEqual( [ 'adrotate_impression' ] );
	beat();
	expect( shown() ).toBe( 0 );
	delete ( HTMLElement.prototype as { wake?: unknown } ).wake;
} );
