import { ANSWERED, ANSWERS, CONTROL, WIDGET_KEY } from './platform';

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

test( 'widgets handle arrows and the like', () => {
	for ( const name of [ 'ArrowLeft', 'Home', 'End', 'Escape' ] ) {
		expect( name ).toMatch( WIDGET_KEY );
	}
	for ( const name of [ 'Enter', ' ', 'Tab', 'a' ] ) {
		expect( name ).not.toMatch( WIDGET_KEY );
	}
} );
