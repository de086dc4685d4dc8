import { act, render } from '@testing-library/react';
import { hashState } from './hash-state';
import { useHashState } from './use-hash-state';
import type { HashState } from './hash-state';

let write: HashState[ 'write' ];

function Gallery() {
	const [ parts, setParts ] = useHashState( 'gallery' );
	write = setParts;
	return <p>{ parts?.join( ',' ) ?? 'none' }</p>;
}

const at = ( hash: string ) =>
	history.replaceState( null, '', `/page?x=1${ hash }` );
const shown = () => document.querySelector( 'p' )!.textContent;

/** Simulates Back, which jsdom does late. */
const travel = ( hash: string ) =>
	act( () => {
		at( hash );
		dispatchEvent( new HashChangeEvent( 'hashchange' ) );
	} );

test( 'reads the URL after the first render, and follows Back', () => {
	at( '#gallery|red|2||other|1' );
	render( <Gallery /> );
	expect( shown() ).toBe( 'red,2' );
	travel( '#other|1' );
	expect( shown() ).toBe( 'none' );
	act( () => write( [ 'green' ] ) );
	travel( '#other|1' );
	expect( shown() ).toBe( 'none' );
} );

test( 'writes only its own entry, as a step that Back undoes', () => {
	at( '#other|1' );
	render( <Gallery /> );
	const steps = history.length;
	act( () => write( [ 'blue', 3 ] ) );
	expect( shown() ).toBe( 'blue,3' );
	expect( location.href ).toBe(
		'http://localhost/page?x=1#other|1||gallery|blue|3'
	);
	expect( history.length ).toBe( steps + 1 );
	act( () => write( [ 'blue', 3 ] ) );
	expect( history.length ).toBe( steps + 1 );
	act( () => write( null, 'replace' ) );
	expect( location.hash ).toBe( '#other|1' );
	expect( history.length ).toBe( steps + 1 );
} );

test( 'leaves no empty hash', () => {
	at( '' );
	hashState( 'a' ).write( [ 1 ] );
	hashState( 'a' ).write( null );
	expect( location.href ).toBe( 'http://localhost/page?x=1' );
} );

test( 'reports changes of its own entry, until it ends', () => {
	at( '#a|1' );
	const changed = jest.fn();
	const stop = new AbortController();
	hashState( 'a' ).watch( changed, stop );
	travel( '#a|1||b|2' );
	expect( changed ).not.toHaveBeenCalled();
	travel( '#a|2' );
	expect( changed ).toHaveBeenCalledWith( [ '2' ] );
	stop.abort();
	travel( '#a|3' );
	expect( changed ).toHaveBeenCalledTimes( 1 );
} );
