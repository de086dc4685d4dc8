import { ANSWERED, ANSWERS, CONTROL, isPress } from './platform';

const show = ( html: string ) => {
	document.body.innerHTML = `<main role="main"><frontage-island>${ html }</frontage-island></main>`;
	return document.querySelector( '[data-pressed]' )!.closest( CONTROL )!;
};

/** Returns whether the browser handles a click natively, before and after the runtime has loaded. */
const answers = ( html: string ) => {
	const control = show( html );
	return [ control.matches( ANSWERED ), control.matches( ANSWERS ) ];
};

const P = 'data-pressed';

test( 'finds the nearest control inside the island', () => {
	expect( show( `<button><b ${ P }></b></button>` ).localName ).toBe(
		'button'
	);
	expect( show( `<p ${ P }></p>` ).localName ).toBe( 'frontage-island' );
} );

test.each( [
	[ `<summary><b ${ P }></b></summary>` ],
	[ `<label ${ P }></label>` ],
	[ `<input type="checkbox" ${ P }>` ],
	[ `<select ${ P }></select>` ],
	[ `<button popovertarget="x" ${ P }></button>` ],
	[ `<video controls ${ P }></video>` ],
] )( 'the browser handles %s at any time', ( html ) => {
	expect( answers( html ) ).toEqual( [ true, true ] );
} );

test.each( [
	[ `<a href="/" ${ P }></a>` ],
	[ `<form><button ${ P }></button></form>` ],
] )(
	'the browser handles %s before the runtime has loaded, not later',
	( html ) => {
		expect( answers( html ) ).toEqual( [ true, false ] );
	}
);

test.each( [
	[ `<button ${ P }></button>` ],
	[ `<form><button type="button" ${ P }></button></form>` ],
	[ `<a ${ P }></a>` ],
	[ `<p ${ P }></p>` ],
] )( 'the browser never handles %s', ( html ) => {
	expect( answers( html ) ).toEqual( [ false, false ] );
} );

test( 'leaves links to new windows and downloads to the browser', () => {
	const now = ( html: string ) => answers( html )[ 1 ];
	expect( now( `<a href="/" target="_blank" ${ P }></a>` ) ).toBe( true );
	expect( now( `<a href="/" download ${ P }></a>` ) ).toBe( true );
	expect( now( `<a href="/" target="_self" ${ P }></a>` ) ).toBe( false );
} );

describe( 'a click', () => {
	const heard = ( event: Event, role = '' ) => {
		const target = document.createElement( 'div' );
		if ( role ) {
			target.setAttribute( 'role', role );
		}
		target.dispatchEvent( event );
		return isPress( event as MouseEvent & KeyboardEvent );
	};
	const click = ( init?: MouseEventInit ) => new MouseEvent( 'click', init );
	const key = ( name: string, init?: KeyboardEventInit ) =>
		new KeyboardEvent( 'keydown', { key: name, ...init } );

	test( 'is a plain primary click', () => {
		expect( heard( click() ) ).toBe( true );
		expect( heard( click( { button: 1 } ) ) ).toBe( false );
		for ( const modifier of [
			'ctrlKey',
			'metaKey',
			'shiftKey',
			'altKey',
		] ) {
			expect( heard( click( { [ modifier ]: true } ) ) ).toBe( false );
		}
	} );

	test( 'is a key that widgets handle, on a role', () => {
		for ( const name of [ 'ArrowLeft', 'Home', 'End', 'Escape' ] ) {
			expect( heard( key( name ), 'tab' ) ).toBe( true );
			expect( heard( key( name ) ) ).toBe( false );
		}
		for ( const name of [ 'Enter', ' ', 'Tab', 'a' ] ) {
			expect( heard( key( name ), 'tab' ) ).toBe( false );
		}
		expect( heard( key( 'ArrowLeft', { altKey: true } ), 'tab' ) ).toBe(
			false
		);
	} );
} );
