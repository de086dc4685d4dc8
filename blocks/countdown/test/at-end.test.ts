/** Redirects that never loop. */
import { kept } from '../view/memory';
import { leaveFor } from '../view/at-end';

/** The stored value shows whether it redirected: jsdom cannot navigate. */
const went = () => kept( 'sessionStorage', 'key' ) > 0;

beforeEach( () => sessionStorage.clear() );

it.each( [ 'http://localhost/', '/', '#there', '/#there', '' ] )(
	'does not redirect to %s, the current page',
	( address ) => {
		leaveFor( address, 'key' );
		expect( went() ).toBe( false );
	}
);

it( 'redirects once and not again within a minute', () => {
	jest.useFakeTimers( { now: 1_900_000_000_000 } );
	leaveFor( '/next/', 'key' );
	expect( kept( 'sessionStorage', 'key' ) ).toBe( 1_900_000_000_000 );
	jest.setSystemTime( 1_900_000_059_000 );
	leaveFor( '/next/', 'key' );
	expect( kept( 'sessionStorage', 'key' ) ).toBe( 1_900_000_000_000 );
	jest.setSystemTime( 1_900_000_061_000 );
	leaveFor( '/next/', 'key' );
	expect( kept( 'sessionStorage', 'key' ) ).toBe( 1_900_000_061_000 );
	jest.useRealTimers();
	expect( console ).toHaveErrored(); // “Not implemented: navigation”, once per redirect.
} );
