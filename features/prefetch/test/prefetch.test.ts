import { HOVER_MS, mount, PER_SECOND, TIMEOUT_MS } from '../view/prefetch';

const props = { when: 'hover' as const, words: [ 'cart' ], ignore: [] };

/** Addresses that were asked for, in order. */
const asked = () =>
	[ ...document.head.querySelectorAll< HTMLLinkElement >( 'link' ) ].map(
		( { href } ) => new URL( href ).pathname
	);

const link = ( path: string ) =>
	document.querySelector( `[href="${ path }"]` )!;

const send = ( path: string, type: string ) =>
	link( path ).dispatchEvent( new Event( type, { bubbles: true } ) );

let stop = () => {};

beforeEach( () => {
	jest.useFakeTimers();
	document.head.innerHTML = '';
	document.body.innerHTML = [ 1, 2, 3, 4, 5, 6, 7 ]
		.map( ( number ) => `<a href="/${ number }"><b>Page</b></a>` )
		.join( '' );
	Object.defineProperty( DOMTokenList.prototype, 'supports', {
		value: () => true,
		configurable: true,
	} );
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

it( 'has the constants of the specification', () => {
	expect( [ PER_SECOND, HOVER_MS, TIMEOUT_MS ] ).toEqual( [ 3, 50, 5000 ] );
} );

it( 'fetches a page once, after the pointer has rested on its link for 50 ms', () => {
	stop = mount( props );
	send( '/1', 'pointerover' );
	jest.advanceTimersByTime( 49 );
	expect( asked() ).toEqual( [] );
	send( '/2', 'pointerover' );
	jest.advanceTimersByTime( 50 );
	expect( asked() ).toEqual( [ '/2' ] );
	send( '/2', 'pointerdown' );
	expect( asked() ).toEqual( [ '/2' ] );
} );

it( 'sends three requests a second, the latest wish first', () => {
	stop = mount( props );
	for ( const number of [ 1, 2, 3, 4, 5, 6, 7 ] ) {
		send( `/${ number }`, 'pointerdown' );
	}
	expect( asked() ).toEqual( [ '/1', '/2', '/3' ] );
	jest.advanceTimersByTime( 999 );
	expect( asked() ).toHaveLength( 3 );
	jest.advanceTimersByTime( 2 );
	expect( asked() ).toEqual( [ '/1', '/2', '/3', '/7', '/6', '/5' ] );
	jest.advanceTimersByTime( 1001 );
	expect( asked() ).toHaveLength( 7 );
} );

it( 'gives up a request after five seconds', () => {
	stop = mount( props );
	send( '/1', 'pointerdown' );
	jest.advanceTimersByTime( 4999 );
	expect( asked() ).toEqual( [ '/1' ] );
	jest.advanceTimersByTime( 1 );
	expect( asked() ).toEqual( [] );
} );

it.each( [ { saveData: true }, { effectiveType: 'slow-2g' } ] )(
	'does nothing for visitors with %p',
	( connection ) => {
		Object.defineProperty( navigator, 'connection', {
			value: connection,
			configurable: true,
		} );
		stop = mount( props );
		send( '/1', 'pointerdown' );
		expect( asked() ).toEqual( [] );
		Object.defineProperty( navigator, 'connection', {
			value: undefined,
			configurable: true,
		} );
	}
);

it( 'waits for a press if the owner wants that', () => {
	stop = mount( { ...props, when: 'press' } );
	send( '/1', 'pointerover' );
	jest.advanceTimersByTime( 1000 );
	expect( asked() ).toEqual( [] );
	send( '/1', 'pointerdown' );
	expect( asked() ).toEqual( [ '/1' ] );
} );
