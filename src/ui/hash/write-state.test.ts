/** A widget's state is added to the hash next to that of others. */
import { writeState } from './write-state';

beforeEach( () => history.replaceState( { kept: 1 }, '', '/page/?q=1#a|1' ) );

test( 'a history entry', () => {
	const steps = history.length;
	writeState( 'b', [ 'red', 2 ] );
	expect( location.href ).toMatch( /\/page\/\?q=1#a\|1\|\|b\|red\|2$/ );
	expect( history.length ).toBe( steps + 1 );
	expect( history.state ).toEqual( { kept: 1 } );
} );

test( 'replaces the current entry', () => {
	const steps = history.length;
	writeState( 'a', [ 2 ], 'replace' );
	expect( location.hash ).toBe( '#a|2' );
	expect( history.length ).toBe( steps );
} );

test( 'an empty state has no hash, and the same state adds no entry', () => {
	writeState( 'a', null );
	expect( location.href ).toMatch( /\?q=1$/ );
	const steps = history.length;
	writeState( 'a', null );
	expect( history.length ).toBe( steps );
} );
