/** The distortion: applied while the images fade, and removed afterwards. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

function setUp( isCalm = false ) {
	document.body.innerHTML =
		'<frontage-island><div class="frontage-liquid-image__stage"></div><svg><filter><feDisplacementMap scale="0"/></filter></svg></frontage-island>';
	const frames: FrameRequestCallback[] = [];
	window.requestAnimationFrame = ( callback ) => frames.push( callback );
	window.cancelAnimationFrame = ( id ) => void frames.splice( id - 1 );
	window.matchMedia = () => ( { matches: isCalm } ) as MediaQueryList;
	( window as any ).CSS = { escape: ( id: string ) => id };
	const island = document.querySelector( 'frontage-island' )!;
	const stop = enhance( island as FrontageIsland, {
		id: 'liquid-1',
		strength: 80,
		duration: 1000,
	} );
	const stage = island.firstElementChild as HTMLElement;
	const map = island.querySelector( 'feDisplacementMap' )!;
	return {
		stage,
		stop,
		scale: () => Math.round( Number( map.getAttribute( 'scale' ) ) ),
		paint: ( now: number ) => frames.pop()?.( now ),
	};
}

it( 'swells, ebbs, and does nothing at rest', () => {
	const { stage, scale, paint } = setUp();
	expect( stage.style.filter ).toBe( '' );
	stage.dispatchEvent( new Event( 'pointerenter' ) );
	expect( stage.style.filter ).toContain( '#liquid-1' );
	paint( 5000 );
	paint( 5500 );
	expect( scale() ).toBe( 80 );
	paint( 5750 );
	expect( scale() ).toBe( 57 );
	paint( 6000 );
	expect( stage.style.filter ).toBe( '' );
} );

it( 'reacts to focus and stops with the island', () => {
	const { stage, stop } = setUp();
	stage.dispatchEvent( new Event( 'focus' ) );
	expect( stage.style.filter ).toContain( '#liquid-1' );
	stop();
	expect( stage.style.filter ).toBe( '' );
	stage.dispatchEvent( new Event( 'pointerenter' ) );
	expect( stage.style.filter ).toBe( '' );
} );

it( 'restarts from rest on repeated hovering', () => {
	const { stage, scale, paint } = setUp();
	stage.dispatchEvent( new Event( 'pointerenter' ) );
	paint( 5000 );
	paint( 5500 );
	expect( scale() ).toBe( 80 );
	stage.dispatchEvent( new Event( 'pointerleave' ) );
	expect( scale() ).toBe( 0 );
} );

it( 'only fades with reduced motion', () => {
	const { stage } = setUp( true );
	stage.dispatchEvent( new Event( 'pointerenter' ) );
	expect( stage.style.filter ).toBe( '' );
} );
