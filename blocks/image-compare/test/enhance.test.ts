/** The slider between two images. */
import { point as send } from '../../../tests/support/pointer';
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

let frame: HTMLElement;
let range: HTMLInputElement;
let stop: () => void;

const BOX = { left: 100, top: 50, width: 200, height: 400 } as DOMRect;

function setUp( {
	isUpright = false,
	followsMouse = false,
	dir = 'ltr',
} = {} ) {
	document.body.innerHTML = `<frontage-island><div style="direction:${ dir }"><input type="range" min="0" max="100" step="any" value="30"></div><button value="100">A</button><button value="30">Both</button><button value="0">B</button></frontage-island>`;
	const island = document.querySelector( 'frontage-island' )!;
	frame = island.firstElementChild as HTMLElement;
	frame.getBoundingClientRect = () => BOX;
	range = island.querySelector( 'input' )!;
	range.setPointerCapture = jest.fn();
	stop = enhance( island as FrontageIsland, {
		isUpright,
		followsMouse,
		value: '%1$s% A, %2$s% B',
	} );
}

const at = () => frame.style.getPropertyValue( '--frontage-image-compare-at' );

const point = (
	type: string,
	clientX: number,
	clientY: number,
	options: PointerEventInit = {}
) =>
	send( range, type, {
		clientX,
		clientY,
		buttons: 0,
		pointerId: 7,
		...options,
	} );

it( 'follows the range, also when moved before the script loaded', () => {
	setUp();
	expect( at() ).toBe( '30%' );
	range.value = '75';
	range.dispatchEvent( new Event( 'input' ) );
	expect( at() ).toBe( '75%' );
	stop();
	range.value = '10';
	range.dispatchEvent( new Event( 'input' ) );
	expect( at() ).toBe( '75%' );
} );

it( 'moves to a click and follows a drag', () => {
	setUp();
	point( 'pointerdown', 150, 0 );
	expect( at() ).toBe( '25%' );
	expect( range.value ).toBe( '25' );
	expect( range.setPointerCapture ).toHaveBeenCalledWith( 7 );
	point( 'pointermove', 250, 0, { buttons: 1, pointerType: 'touch' } );
	expect( at() ).toBe( '75%' );
	point( 'pointermove', 900, 0, { buttons: 1 } );
	expect( at() ).toBe( '100%' );
	point( 'pointermove', 120, 0 );
	expect( at() ).toBe( '100%' );
} );

it( 'counts from the other side in right-to-left text', () => {
	setUp( { dir: 'rtl' } );
	point( 'pointerdown', 150, 0 );
	expect( at() ).toBe( '75%' );
} );

it( 'moves vertically in both text directions', () => {
	for ( const dir of [ 'ltr', 'rtl' ] ) {
		setUp( { isUpright: true, dir } );
		point( 'pointerdown', 0, 150 );
		expect( at() ).toBe( '25%' );
	}
} );

it( 'follows hovering if enabled, but not touch', () => {
	setUp( { followsMouse: true } );
	// It was over them before the script: nothing tells that it comes.
	point( 'pointermove', 250, 0 );
	expect( at() ).toBe( '75%' );
	point( 'pointermove', 150, 0, { pointerType: 'touch' } );
	expect( at() ).toBe( '75%' );
} );

it( 'follows the mouse where the images are after the page has scrolled', () => {
	setUp( { followsMouse: true, isUpright: true } );
	point( 'pointermove', 150, 250 );
	expect( at() ).toBe( '50%' );
	frame.getBoundingClientRect = () => ( { ...BOX, top: -50 } );
	point( 'pointermove', 150, 250 );
	expect( at() ).toBe( '75%' );
} );

const pressed = () =>
	[ ...document.querySelectorAll( 'button' ) ].flatMap( ( button ) =>
		button.getAttribute( 'aria-pressed' ) === 'true'
			? button.textContent
			: []
	);

it( 'says how much of each image is visible', () => {
	setUp();
	expect( range.getAttribute( 'aria-valuetext' ) ).toBe( '30% A, 70% B' );
	point( 'pointerdown', 167, 0 );
	expect( range.getAttribute( 'aria-valuetext' ) ).toBe( '34% A, 66% B' );
} );

it( 'has a button for each image and for both, and a drag changes which is pressed', () => {
	setUp();
	expect( pressed() ).toEqual( [ 'Both' ] );
	for ( const [ name, value ] of [
		[ 'A', '100' ],
		[ 'B', '0' ],
		[ 'Both', '30' ],
	] ) {
		[ ...document.querySelectorAll( 'button' ) ]
			.find( ( { textContent } ) => textContent === name )!
			.click();
		expect( range.value ).toBe( value );
		expect( pressed() ).toEqual( [ name ] );
		expect( frame.hasAttribute( 'data-gentle' ) ).toBe( true );
	}
	point( 'pointerdown', 300, 0 );
	expect( pressed() ).toEqual( [ 'A' ] );
	expect( frame.hasAttribute( 'data-gentle' ) ).toBe( false );
} );
