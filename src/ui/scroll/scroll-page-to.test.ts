import { scrollPageTo } from './scroll-page-to';
import { matchMediaAs } from '../../../tests/support/match-media';

let now = 0;
let frames: FrameRequestCallback[] = [];
let isStill = false;

const pass = ( milliseconds: number ) => {
	now += milliseconds;
	frames.splice( 0 ).forEach( ( frame ) => frame( now ) );
};

beforeEach( () => {
	now = 0;
	frames = [];
	isStill = false;
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
	jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
		( frame ) => frames.push( frame )
	);
	matchMediaAs( () => isStill );
	Object.defineProperty( window, 'scrollY', {
		value: 1000,
		writable: true,
		configurable: true,
	} );
	window.scrollTo = ( to?: ScrollToOptions | number ) => {
		if ( typeof to === 'object' ) {
			Object.assign( window, { scrollY: to.top } );
		}
	};
} );

afterEach( () => jest.restoreAllMocks() );

it( 'takes the given time, half the way in half of it', async () => {
	const done = scrollPageTo( 0, { duration: 800 } );
	pass( 400 );
	expect( window.scrollY ).toBeCloseTo( 500 );
	pass( 399 );
	expect( window.scrollY ).toBeGreaterThan( 0 );
	pass( 1 );
	expect( window.scrollY ).toBe( 0 );
	await expect( done ).resolves.toBe( true );
} );

it( 'jumps with reduced motion', async () => {
	isStill = true;
	const done = scrollPageTo( 0, { duration: 800 } );
	pass( 1 );
	expect( window.scrollY ).toBe( 0 );
	await expect( done ).resolves.toBe( true );
} );

it.each( [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ] )(
	'is interrupted by %s',
	async ( type ) => {
		const done = scrollPageTo( 0, { duration: 800 } );
		pass( 200 );
		const at = window.scrollY;
		window.dispatchEvent( new Event( type ) );
		pass( 200 );
		expect( window.scrollY ).toBe( at );
		await expect( done ).resolves.toBe( false );
	}
);

it( 'ends with its signal', async () => {
	const stop = new AbortController();
	const done = scrollPageTo( 0, { duration: 800, signal: stop.signal } );
	stop.abort();
	pass( 200 );
	expect( window.scrollY ).toBe( 1000 );
	await expect( done ).resolves.toBe( false );
} );
