import { makeItem, shareOut, show, sizeOf } from './items';

const words = {
	'Network Error': '',
	again: '',
	count: '',
	hint: '',
	progress: '',
	remove: 'Remove %s',
	refused: '',
	rejected: '',
	removed: '',
	sending: 'Sending %s',
};
const item = ( name: string, size = 100 ) =>
	makeItem( { name, size }, words, () => {} );
const progressOf = ( { element }: ReturnType< typeof item > ) =>
	element.querySelector( 'progress' )!;

afterEach( () => document.documentElement.removeAttribute( 'lang' ) );

test.each( [
	[ 0, '1 kB' ],
	[ 1, '1 kB' ],
	[ 1536, '2 kB' ],
	[ 1023 * 1024, '1,023 kB' ],
	[ 1024 * 1024, '1 MB' ],
	[ 1.26 * 1024 * 1024, '1.3 MB' ],
	[ 40 * 1024 * 1024, '40 MB' ],
] )( '%d bytes are %s', ( bytes, text ) => {
	document.documentElement.lang = 'en';
	expect( sizeOf( bytes ) ).toBe( text );
} );

test( 'formats sizes in the page’s language', () => {
	document.documentElement.lang = 'de';
	expect( sizeOf( 1.5 * 1024 * 1024 ) ).toMatch( /^1,5\sMB$/ );
} );

test( 'shows progress from 0 to 1 while a file waits or uploads', () => {
	const one = item( 'a.pdf' );
	const progress = progressOf( one );
	expect( [ progress.hidden, progress.max, progress.value ] ).toEqual( [
		false,
		1,
		0,
	] );
	show( one, 'sending', 0.5 );
	expect( [ progress.hidden, progress.value ] ).toEqual( [ false, 0.5 ] );
	show( one, 'failed' );
	expect( [ progress.hidden, progress.value ] ).toEqual( [ true, 0 ] );
	show( one, 'waiting' );
	expect( progress.hidden ).toBe( false );
	show( one, 'sent' );
	expect( progress.hidden ).toBe( true );
} );

test( 'distributes the progress of a batch, one file after the other', () => {
	const batch = [ item( 'a', 100 ), item( 'b', 200 ), item( 'c', 50 ) ];
	const shares = ( loaded: number ) => {
		shareOut( batch, loaded );
		return batch.map( ( one ) => progressOf( one ).value );
	};
	expect( shares( 50 ) ).toEqual( [ 0.5, 0, 0 ] );
	expect( shares( 200 ) ).toEqual( [ 1, 0.5, 0 ] );
	expect( shares( 5000 ) ).toEqual( [ 1, 1, 1 ] );
} );

test( 'the button does not submit the form', () => {
	expect( item( 'a' ).element.querySelector( 'button' )!.type ).toBe(
		'button'
	);
} );
