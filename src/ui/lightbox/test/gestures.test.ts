/** The lightbox after any end of any finger. */
import { point } from '../../../../tests/support/pointer';
import { Gestures, type Moves } from '../gestures';

const CONTROLS = [ 'previous', 'next', 'close', 'zoom', 'play', 'thumb' ];

let stage: HTMLElement;
let moves: jest.Mocked< Moves >;

const picture = () => stage.querySelector( 'img' )!;
const swap = () => picture().replaceWith( document.createElement( 'img' ) );
const finger = ( pointerId: number, isPrimary: boolean, clientX = 200 ) => ( {
	pointerType: 'touch',
	pointerId,
	isPrimary,
	clientX,
	clientY: 300,
} );

beforeEach( () => {
	document.body.innerHTML = `<dialog><div class="gslider"><div><img></div></div>${ CONTROLS.map(
		( name ) => `<button id="${ name }"></button>`
	).join( '' ) }</dialog>`;
	stage = document.querySelector( '.gslider' )!;
	moves = {
		isZoomed: jest.fn( () => false ),
		pan: jest.fn(),
		settle: jest.fn(),
		pinch: jest.fn(),
		turn: jest.fn(),
		pull: jest.fn(),
		turned: jest.fn(),
		pulled: jest.fn(),
		tap: jest.fn(),
	};
	void new Gestures( stage, moves, new AbortController().signal );
} );

const spread = () => {
	point( picture(), 'pointerdown', finger( 1, true, 190 ) );
	point( picture(), 'pointerdown', finger( 2, false, 200 ) );
	point( picture(), 'pointermove', finger( 1, true, 45 ) );
	point( picture(), 'pointermove', finger( 2, false, 345 ) );
	swap();
};

const works = () => {
	moves.turn.mockClear();
	moves.turned.mockClear();
	point( picture(), 'pointerdown', finger( 11, true, 300 ) );
	point( picture(), 'pointermove', finger( 11, true, 280 ) );
	point( picture(), 'pointermove', finger( 11, true, 150 ) );
	point( picture(), 'pointerup', finger( 11, true, 150 ) );
	expect( moves.turn ).toHaveBeenLastCalledWith( -150 );
	expect( moves.turned ).toHaveBeenCalledWith( -150, false );
};

it.each( CONTROLS )(
	'turns pages after two fingers ended over “%s”, while a larger picture came',
	( name ) => {
		const over = document.getElementById( name )!;
		spread();
		expect( moves.pinch ).toHaveBeenCalled();
		point( over, 'pointerup', finger( 1, true, 45 ) );
		point( over, 'pointerup', finger( 2, false, 345 ) );
		works();
	}
);

it( 'turns pages after the ends of two fingers were never heard', () => {
	spread();
	works();
} );

it( 'one finger of a pinch that stays moves the picture', () => {
	spread();
	moves.isZoomed.mockReturnValue( true );
	point( document.body, 'pointerup', finger( 1, true, 45 ) );
	point( document.body, 'pointermove', finger( 2, false, 325 ) );
	expect( moves.pan ).toHaveBeenLastCalledWith( { x: -20, y: 0 } );
	point( document.body, 'pointercancel', finger( 2, false, 325 ) );
	moves.isZoomed.mockReturnValue( false );
	works();
} );

it( 'so does the first finger, if the second one is lifted first', () => {
	spread();
	moves.isZoomed.mockReturnValue( true );
	point( document.body, 'pointerup', finger( 2, false, 345 ) );
	point( document.body, 'pointermove', finger( 1, true, 75 ) );
	expect( moves.pan ).toHaveBeenLastCalledWith( { x: 30, y: 0 } );
	point( document.body, 'pointerup', finger( 1, true, 75 ) );
	moves.isZoomed.mockReturnValue( false );
	works();
} );

it( 'a picture that is not zoomed stays where it is under the finger that is left, and a third one changes nothing', () => {
	spread();
	point( picture(), 'pointerdown', finger( 3, false, 100 ) );
	point( document.body, 'pointerup', finger( 2, false, 345 ) );
	point( document.body, 'pointermove', finger( 1, true, 75 ) );
	point( document.body, 'pointerup', finger( 3, false, 100 ) );
	point( document.body, 'pointercancel', finger( 1, true, 75 ) );
	expect( moves.pan ).not.toHaveBeenCalled();
	expect( moves.turn ).not.toHaveBeenCalled();
	works();
} );

it( 'a movement that the browser takes, as when the device is turned, changes nothing', () => {
	point( picture(), 'pointerdown', finger( 1, true, 300 ) );
	point( picture(), 'pointermove', finger( 1, true, 280 ) );
	point( picture(), 'pointermove', finger( 1, true, 150 ) );
	point( document, 'pointercancel', finger( 1, true, 150 ) );
	expect( moves.turned ).toHaveBeenLastCalledWith( -150, true );
	expect( moves.tap ).not.toHaveBeenCalled();
	works();
} );

it.each( [ 'turning', 'panning', 'pinching' ] )(
	'presses on what a slide holds are heard after %s, such as its question for consent',
	( what ) => {
		const heard = jest.fn();
		const own = document.createElement( 'button' );
		own.addEventListener( 'click', heard );
		picture().after( own );
		moves.isZoomed.mockReturnValue( what === 'panning' );
		if ( what === 'pinching' ) {
			spread();
			point( picture(), 'pointerup', finger( 2, false ) );
			point( picture(), 'pointerup', finger( 1, true ) );
		} else {
			point( picture(), 'pointerdown', finger( 1, true, 300 ) );
			point( picture(), 'pointermove', finger( 1, true, 150 ) );
			point( picture(), 'pointerup', finger( 1, true, 150 ) );
			point( own, 'click', { detail: 1 } );
		}
		expect( heard ).not.toHaveBeenCalled();
		point( own, 'pointerdown', finger( 5, true ) );
		point( own, 'pointerup', finger( 5, true ) );
		point( own, 'click', { detail: 1 } );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	}
);
