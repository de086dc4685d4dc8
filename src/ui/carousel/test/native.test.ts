/** Where native scrolling goes. */
import { point } from '../../../../tests/support/pointer';
import { native } from '../native';
import type { CarouselProps, Parts } from '../types';

/** Widths of the slides; they are side by side. */
const WIDTHS = [ 100, 300, 50 ];

let viewport: HTMLElement;
let parts: Parts;
const scrollTo = jest.fn();
/** Frames that have not come. */
let frames: FrameRequestCallback[] = [];
const listener = { shown: jest.fn(), held: jest.fn(), swiped: jest.fn() };

beforeEach( () => {
	jest.clearAllMocks();
	window.requestAnimationFrame = ( run ) => {
		run( 0 );
		return 0;
	};
	document.body.innerHTML = '<div><p></p><p></p><p></p></div>';
	viewport = document.querySelector( 'div' )!;
	viewport.scrollTo = scrollTo;
	Object.defineProperties( viewport, {
		scrollWidth: { value: 450 },
		clientWidth: { value: 100 },
	} );
	viewport.setPointerCapture = () => {};
	let left = 0;
	const slides = [ ...document.querySelectorAll( 'p' ) ];
	slides.forEach( ( slide, index ) => {
		const width = WIDTHS[ index ]!;
		Object.defineProperties( slide, {
			offsetLeft: { value: left },
			offsetWidth: { value: width },
		} );
		left += width;
	} );
	parts = {
		frame: viewport,
		viewport,
		track: viewport,
		slides: slides as unknown as Parts[ 'slides' ],
		dots: [],
	};
} );

const start = ( props: Partial< CarouselProps > = {} ) =>
	native( parts, listener, props as CarouselProps );

const leftOf = ( index: number, props?: Partial< CarouselProps > ) => {
	start( props ).go( index, 0, false );
	return scrollTo.mock.lastCall[ 0 ].left;
};

const drag = ( by: number ) => {
	const send = ( type: string, clientX: number ) =>
		point( viewport, type, { clientX, movementX: 0 } );
	send( 'pointerdown', 500 );
	send( 'pointermove', 500 + by );
	send( 'pointerup', 500 + by );
};

test( 'scrolls to the start of a slide', () => {
	expect( leftOf( 2 ) ).toBe( 400 );
} );

test( 'scrolls to the middle of slides that differ in width', () => {
	expect( leftOf( 1, { restsAt: 'center' } ) ).toBe( 250 - 50 );
} );

test( 'scrolls to the right edge where lines run to the left', () => {
	const matches = jest
		.spyOn( viewport, 'matches' )
		.mockImplementation( ( selector ) => selector === ':dir(rtl)' );
	expect( leftOf( 1, { restsAt: 'start' } ) ).toBe( 400 - 100 );
	matches.mockRestore();
} );

test( 'a drag ends at the slide nearest to where it leads', () => {
	start( { restsAt: 'start' } );
	viewport.scrollLeft = 100;
	drag( -120 );
	expect( listener.swiped ).toHaveBeenCalledWith( 0, 1 );
	viewport.scrollLeft = 20;
	drag( -40 );
	expect( listener.swiped ).toHaveBeenLastCalledWith( 0, 0 );
} );

test( 'a drag ends where it ends if it scrolls freely', () => {
	start( { isFree: true } );
	drag( -150 );
	expect( listener.held ).toHaveBeenCalledTimes( 2 );
	expect( listener.swiped ).not.toHaveBeenCalled();
} );

test( 'is not on its way to where it is already, or as far as it goes: no event would tell that it has come', () => {
	const engine = start();
	engine.go( 0, 0, false );
	expect( engine.isMoving() ).toBe( false );
	viewport.scrollLeft = 350;
	engine.go( 2, 0, false );
	expect( engine.isMoving() ).toBe( false );
	engine.go( 1, 0, false );
	expect( engine.isMoving() ).toBe( true );
	viewport.dispatchEvent( new Event( 'scrollend' ) );
	expect( engine.isMoving() ).toBe( false );
} );

test( 'the end of the scroll before it does not end a movement that begins with the next frame', () => {
	frames = [];
	window.requestAnimationFrame = ( run ) => frames.push( run );
	window.cancelAnimationFrame = ( frame ) => {
		frames[ frame - 1 ] = () => {};
	};
	const engine = start();
	engine.go( 1, 0, false );
	viewport.dispatchEvent( new Event( 'scrollend' ) );
	expect( engine.isMoving() ).toBe( true );
	frames.forEach( ( run ) => run( 0 ) );
	expect( scrollTo ).toHaveBeenCalledTimes( 1 );
	engine.go( 2, 0, false );
	viewport.dispatchEvent( new Event( 'wheel' ) );
	frames.slice( 1 ).forEach( ( run ) => run( 0 ) );
	expect( scrollTo ).toHaveBeenCalledTimes( 1 );
} );
