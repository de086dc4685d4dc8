/** Pins on a map of any vendor: pressed, filtered, grouped, and kept while they are seen. */
import { putPins } from './pins';
import type { At, Place, Space, Surface } from './types';

const words = {
	zoomIn: 'In',
	zoomOut: 'Out',
	group: '%s places. Zoom in',
	close: 'Close',
	wheel: '',
	fingers: '',
};

/** A map that only knows what was put on it. */
function flat( zoom = 3 ) {
	const root = document.createElement( 'div' );
	root.tabIndex = 0;
	document.body.replaceChildren( root );
	const state = {
		zoom,
		moved: () => {},
		moves: [] as unknown[],
		spaces: [] as unknown[],
	};
	const surface: Surface = {
		put( element ) {
			root.append( element );
			return () => element.remove();
		},
		move( at: At, closer?: number, above?: number ) {
			state.moves.push( [ at, closer, above ] );
		},
		reveal: jest.fn( ( _: At, space?: Space ) => {
			state.spaces.push( space );
		} ),
		zoom: () => state.zoom,
		box: () => [ -180, -85, 180, 85 ],
		onMoved: ( moved ) => ( state.moved = moved ),
		focus: () => root.focus(),
		remove: () => {},
	};
	return { root, surface, state };
}

const PLACES: Place[] = [
	{ at: [ 47.8, 13 ] },
	{ at: null },
	{ at: [ 48, 14 ], shape: 'square', width: 30, height: 30, icon: '/a.png' },
];

const options = ( places = PLACES ) => ( {
	places,
	name: ( place: number ) => `Place ${ place + 1 }`,
	content: () => [ document.createElement( 'hr' ) ],
	hasClusters: true,
	words,
	onChoose: jest.fn(),
} );

const buttons = ( root: Element ) => [
	...root.querySelectorAll< HTMLButtonElement >(
		'.frontage-map__button, .frontage-map__group'
	),
];

test( 'a pin is a button with the name of its place; pressing it opens its box, Escape closes it', async () => {
	const { root, surface, state } = flat();
	const given = options();
	await putPins( surface, given );
	const [ first, second ] = buttons( root );
	expect( first!.getAttribute( 'aria-label' ) ).toBe( '1. Place 1' );
	expect( second!.querySelector( 'img' )!.getAttribute( 'src' ) ).toBe(
		'/a.png'
	);
	first!.click();
	expect( given.onChoose ).toHaveBeenCalledWith( 0 );
	expect( first!.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	second!.click();
	const popups = root.querySelectorAll( '.frontage-map__popup' );
	expect( popups ).toHaveLength( 1 );
	expect( popups[ 0 ]!.getAttribute( 'aria-label' ) ).toBe( 'Place 3' );
	expect( popups[ 0 ]!.querySelector( 'hr' ) ).not.toBeNull();
	// The box comes after all pins: its links are reached from it, and all of it is seen.
	expect( popups[ 0 ]!.matches( ':focus' ) ).toBe( true );
	expect( state.spaces.at( -1 ) ).toEqual( {
		above: 208 + 30 + 16,
		beside: 132,
		below: 4,
	} );
	popups[ 0 ]!.dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'Escape' } )
	);
	expect( root.querySelector( '.frontage-map__popup' ) ).toBeNull();
	expect( second!.matches( ':focus' ) ).toBe( true );
	second!.click();
	second!.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape' } ) );
	expect( root.querySelector( '.frontage-map__popup' ) ).toBeNull();
} );

test( 'the list shows a place, and search hides pins with their box', async () => {
	const { root, surface, state } = flat();
	const pins = await putPins( surface, options() );
	pins.show( 2 );
	expect( state.moves ).toEqual( [ [ [ 48, 14 ], 15, 208 + 30 + 16 ] ] );
	pins.filter( [ 0 ] );
	expect( buttons( root ) ).toHaveLength( 1 );
	expect( root.querySelector( '.frontage-map__popup' ) ).toBeNull();
	pins.filter( [ 0, 1, 2 ] );
	expect( buttons( root ) ).toHaveLength( 2 );
} );

test( 'from twenty pins on, close ones are one button, which moves the map and keeps the focus', async () => {
	const { root, surface, state } = flat( 4 );
	const many: Place[] = Array.from( { length: 25 }, ( _, at ) => ( {
		at: [ 47 + at / 1000, 13 ],
	} ) );
	await putPins( surface, options( many ) );
	const [ group ] = buttons( root );
	expect( group!.getAttribute( 'aria-label' ) ).toBe( '25 places. Zoom in' );
	group!.click();
	expect( root.matches( ':focus' ) ).toBe( true );
	const [ , closer ] = state.moves[ 0 ] as [ At, number ];
	expect( closer ).toBeGreaterThan( 4 );
	state.zoom = 19;
	state.moved();
	expect( buttons( root ) ).toHaveLength( 25 );
	const kept = buttons( root )[ 3 ]!;
	state.moved();
	expect( kept.isConnected ).toBe( true );
} );

test( 'without clusters every pin stays', async () => {
	const { root, surface } = flat();
	const many: Place[] = Array.from( { length: 25 }, () => ( {
		at: [ 47, 13 ],
	} ) );
	await putPins( surface, { ...options( many ), hasClusters: false } );
	expect( buttons( root ) ).toHaveLength( 25 );
} );
