/** States of history entries beside WordPress's Interactivity API. */

const load = () => require( './entry-state' ).entryState;

beforeEach( () => jest.resetModules() );

test( 'keeps what others wrote', () => {
	history.replaceState( { wpInteractivityId: 'a', other: 1 }, '' );
	expect( load()( { own: 2 } ) ).toEqual( {
		wpInteractivityId: 'a',
		other: 1,
		own: 2,
	} );
} );

test( 'an entry of an anchor gets the mark of the page', () => {
	history.replaceState( { wpInteractivityId: 'a' }, '' );
	const entryState = load();
	history.pushState( null, '', '#there' );
	expect( entryState( { own: 2 } ) ).toMatchObject( {
		wpInteractivityId: 'a',
	} );
} );

test( 'without that API there is none', () => {
	history.replaceState( null, '' );
	expect( load()( { own: 2 } ).wpInteractivityId ).toBeUndefined();
} );
