/** What the recorder counts, and what it does not. */
import { enhance } from '../view/enhance';
import { FakeIntersectionObserver } from '../../../tests/support/observers';

let end: () => void = () => {};

const form = () => document.querySelector( 'form' )!;
const see = ( isIntersecting: boolean ) =>
	FakeIntersectionObserver.last.see( { target: form(), isIntersecting } );
const field = () => document.querySelector< HTMLInputElement >( '#a' )!;
const sent = () => {
	form().dispatchEvent(
		new Event( 'submit', { bubbles: true, cancelable: true } )
	);
	return Object.fromEntries( new FormData( form() ) );
};
const type = ( key: string ) => {
	field().dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true } )
	);
	jest.advanceTimersByTime( 80 );
	field().dispatchEvent(
		new KeyboardEvent( 'keyup', { key, bubbles: true } )
	);
	jest.advanceTimersByTime( 20 );
};

function start( attributes = 'method="post" action="/x"' ): void {
	document.body.innerHTML = `<form ${ attributes }><input id="a"></form>`;
	FakeIntersectionObserver.install();
	end = enhance();
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	end();
	jest.useRealTimers();
} );

it( 'sends all fourteen fields with times but no keys', () => {
	start();
	see( true );
	[ 'a', 'Backspace', 'Shift' ].forEach( type );
	const fields = sent();
	expect( Object.keys( fields ).sort() ).toEqual(
		'bck bfs bib bkp bkpc bmc bmcc bmk bmm bmmc bsc bte btec btmc'
			.split( ' ' )
			.map( ( name ) => `ak_${ name }` )
	);
	expect( fields ).toMatchObject( {
		ak_bkpc: '3',
		ak_bkp: '80,0;80,20;80,20',
		ak_bck: '80',
		ak_bmk: '80',
	} );
	expect( Object.values( fields ).join( '' ) ).toMatch( /^[0-9,;]*$/ );
} );

it( 'stores a hundred samples and continues counting', () => {
	start();
	see( true );
	for ( let n = 0; n < 130; n++ ) {
		type( 'a' );
	}
	const { ak_bkp: samples, ak_bkpc: count } = sent();
	expect( [ String( samples ).split( ';' ).length, count ] ).toEqual( [
		100,
		'130',
	] );
} );

it( 'counts a movement once, when it has paused for 500 ms', () => {
	start();
	see( true );
	for ( let n = 0; n < 5; n++ ) {
		document.dispatchEvent( new Event( 'scroll' ) );
		document.dispatchEvent(
			new MouseEvent( 'mousemove', { clientX: n * 10 } )
		);
		jest.advanceTimersByTime( 400 );
	}
	jest.advanceTimersByTime( 99 );
	expect( sent() ).toMatchObject( { ak_bsc: '0', ak_bmmc: '0' } );
	jest.advanceTimersByTime( 1 );
	expect( sent() ).toMatchObject( {
		ak_bsc: '1',
		ak_bmmc: '1',
		ak_bmm: '1600,40',
	} );
} );

it( 'records nothing for a form off screen', () => {
	start();
	type( 'a' );
	expect( sent() ).toEqual( {} );
	see( true );
	see( false );
	type( 'a' );
	expect( sent() ).toMatchObject( { ak_bkpc: '0' } );
} );

it.each( [
	'method="get" action="/x"',
	'method="post" action="https://other.example/x"',
] )( 'adds nothing to a form with %s', ( attributes ) => {
	start( attributes );
	see( true );
	type( 'a' );
	expect( sent() ).toEqual( {} );
} );
