/** Rotation on the front end. */
import { point } from '../../../tests/support/pointer';
import type { FrontageIsland } from '@frontage/islands/types';
import { STEP, enhance } from '../view/enhance';
import { item } from '../../../tests/support/items';

function setUp( way = 1, count = 4 ) {
	document.body.innerHTML =
		'<frontage-island><div><div><div role="slider" tabindex="0"><img class="is-shown" src="0.jpg"></div><p data-view="0"></p><p data-view="2" hidden></p></div><progress max="4" value="1" hidden></progress><button class="is-zoom"></button><button class="is-full"></button></div></frontage-island>';
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	const stage = island.querySelector< HTMLElement >( '[role]' )!;
	const bar = island.querySelector( 'progress' )!;
	const stop = enhance( island, {
		frames: Array.from( { length: count }, ( _, at ) => ( {
			src: `${ at }.jpg`,
		} ) ),
		way,
		view: 'View %1$s of %2$s',
	} );
	const pictures = [ ...stage.querySelectorAll( 'img' ) ];
	const arrive = ( at: number ) => {
		Object.defineProperty( pictures[ at ], 'naturalWidth', { value: 9 } );
		item( pictures, at ).dispatchEvent( new Event( 'load' ) );
	};
	Object.defineProperty( pictures[ 0 ], 'naturalWidth', { value: 9 } );
	const key = ( name: string ) =>
		stage.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: name, bubbles: true } )
		);
	const seen = () =>
		pictures.flatMap( ( { className }, at ) =>
			className.includes( 'is-shown' ) ? [ at ] : []
		);
	return { island, stage, bar, pictures, arrive, key, seen, stop };
}

it( 'loads all views with progress and shows those that have loaded', () => {
	const { bar, pictures, arrive, key, seen } = setUp();
	expect( pictures.map( ( { src } ) => src.slice( -5 ) ) ).toEqual( [
		'0.jpg',
		'1.jpg',
		'2.jpg',
		'3.jpg',
	] );
	expect( bar.hidden ).toBe( false );
	key( 'ArrowRight' );
	expect( seen() ).toEqual( [ 0 ] );
	arrive( 1 );
	expect( bar.value ).toBe( 2 );
	expect( seen() ).toEqual( [ 1 ] );
	item( pictures, 2 ).dispatchEvent( new Event( 'error' ) );
	arrive( 3 );
	expect( bar.hidden ).toBe( true );
	key( 'ArrowRight' );
	expect( seen() ).toEqual( [ 1 ] );
	key( 'ArrowRight' );
	expect( seen() ).toEqual( [ 3 ] );
} );

it( 'turns by keyboard and announces the position', () => {
	const { stage, key } = setUp();
	const now = () => stage.getAttribute( 'aria-valuetext' );
	key( 'ArrowLeft' );
	expect( now() ).toBe( 'View 4 of 4' );
	key( 'ArrowUp' );
	expect( now() ).toBe( 'View 1 of 4' );
	key( 'ArrowRight' );
	key( 'End' );
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBe( '4' );
	key( 'Home' );
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBe( '1' );
} );

it( 'leaves the wheel to the page, also when focused', () => {
	const { stage } = setUp();
	stage.focus();
	for ( const deltas of [ { deltaY: 100 }, { deltaX: 100 } ] ) {
		const event = new WheelEvent( 'wheel', {
			...deltas,
			bubbles: true,
			cancelable: true,
		} );
		stage.dispatchEvent( event );
		expect( event.defaultPrevented ).toBe( false );
	}
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBeNull();
} );

it( 'enlarges the image, fetches its largest file, and then drags its visible part', () => {
	const { island, stage, key, pictures, arrive } = setUp( 1, 8 );
	stage.setPointerCapture = jest.fn();
	Object.defineProperty( stage, 'offsetWidth', { value: 400 } );
	Object.defineProperty( stage, 'offsetHeight', { value: 200 } );
	const zoom = island.querySelector< HTMLElement >( '.is-zoom' )!;
	zoom.click();
	expect( zoom.ariaPressed ).toBe( 'true' );
	expect( item( pictures, 0 ).sizes ).toBe( '2560px' );
	const drag = ( type: string, clientX: number, clientY: number ) =>
		point( stage, type, { clientX, clientY } );
	const at = () => stage.style.getPropertyValue( '--frontage-rotate-360-at' );
	drag( 'pointerdown', 200, 100 );
	drag( 'pointermove', 140, 130 );
	expect( at() ).toBe( '60% 40%' );
	drag( 'pointerdown', 0, 0 );
	drag( 'pointermove', -900, 0 );
	expect( at() ).toBe( '100% 40%' );
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBeNull();
	arrive( 1 );
	key( 'ArrowRight' );
	expect( item( pictures, 1 ).sizes ).toBe( '2560px' );
	zoom.click();
	expect( zoom.ariaPressed ).toBe( 'false' );
	drag( 'pointerdown', 100, 0 );
	drag( 'pointermove', 150, 0 );
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBe( '3' );
} );

it( 'steps with its CSS animation until it ends', () => {
	const { stage, stop } = setUp( -1 );
	const step = () =>
		stage.dispatchEvent(
			Object.assign(
				new Event( 'animationiteration', { bubbles: true } ),
				{ animationName: STEP }
			)
		);
	step();
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBe( '4' );
	stop();
	step();
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBe( '4' );
} );

it( 'Page Up and Page Down turn an eighth', () => {
	const { stage, key } = setUp( 1, 16 );
	key( 'PageUp' );
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBe( '3' );
	key( 'PageDown' );
	expect( stage.getAttribute( 'aria-valuenow' ) ).toBe( '1' );
} );

it( 'announces loading from two views on', () => {
	expect( setUp( 1, 2 ).bar.hidden ).toBe( false );
	expect( setUp( 1, 1 ).bar.hidden ).toBe( true );
} );

it( 'follows a drag across the stage, whose width is one turn', () => {
	const { stage } = setUp( 1, 8 );
	stage.setPointerCapture = jest.fn();
	Object.defineProperty( stage, 'offsetWidth', { value: 400 } );
	const drag = ( type: string, clientX: number, more = {} ) =>
		point( stage, type, { clientX, ...more } );
	const now = () => stage.getAttribute( 'aria-valuenow' );
	drag( 'pointermove', 300 );
	expect( now() ).toBe( null );
	drag( 'pointerdown', 100, { button: 2 } );
	drag( 'pointermove', 300 );
	expect( now() ).toBe( null );
	drag( 'pointerdown', 100 );
	drag( 'pointermove', 200 );
	expect( now() ).toBe( '3' );
	drag( 'pointermove', 300 );
	expect( now() ).toBe( '5' );
	drag( 'pointermove', 400, { buttons: 0 } );
	expect( now() ).toBe( '5' );
} );

it( 'shows the hotspots of the view that is seen', () => {
	const { key, arrive } = setUp();
	const seen = () =>
		[ ...document.querySelectorAll< HTMLElement >( '[data-view]' ) ]
			.filter( ( { hidden } ) => ! hidden )
			.map( ( { dataset } ) => dataset.view );
	arrive( 1 );
	arrive( 2 );
	expect( seen() ).toEqual( [ '0' ] );
	key( 'ArrowRight' );
	expect( seen() ).toEqual( [] );
	key( 'ArrowRight' );
	expect( seen() ).toEqual( [ '2' ] );
	key( 'Home' );
	expect( seen() ).toEqual( [ '0' ] );
} );
