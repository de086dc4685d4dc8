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
