/** A row of six projects, of which two and a half are visible. */
import type { FrontageIsland } from '@frontage/islands/types';
import { SLIDE_MS, row } from '../view/row';
import { take } from '../../../tests/support/items';
import { matchMediaAs } from '../../../tests/support/match-media';
import { FakeResizeObserver } from '../../../tests/support/observers';

const STEP = 100;
const WIDE = 250;
const END = 350;

let frames: FrameRequestCallback[];
let now: number;
let isStill: boolean;

const pass = ( milliseconds: number ) => {
	now += milliseconds;
	frames.splice( 0 ).forEach( ( frame ) => frame( now ) );
};

function stage( items = 6 ) {
	document.body.innerHTML = `<frontage-island><ul class="frontage-portfolio__items">${ '<li></li>'.repeat( items ) }</ul><button class="frontage-portfolio__arrow" hidden></button><button class="frontage-portfolio__arrow" hidden></button></frontage-island>`;
	const list = document.querySelector( 'ul' )!;
	let at = 0;
	Object.defineProperties( list, {
		clientWidth: { value: WIDE },
		scrollWidth: {
			get: () => Math.max( WIDE, list.children.length * STEP ),
		},
		scrollLeft: {
			get: () => at,
			set: ( to: number ) => {
				at = to;
				list.dispatchEvent( new Event( 'scroll' ) );
			},
		},
	} );
	[ ...list.children ].forEach( ( item, index ) =>
		Object.defineProperty( item, 'offsetLeft', { value: index * STEP } )
	);
	const [ previous, next ] = take( document.querySelectorAll( 'button' ), 2 );
	const stop = row( list.parentElement as FrontageIsland );
	return { list, previous, next, stop };
}

beforeEach( () => {
	frames = [];
	now = 5000;
	isStill = false;
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
	jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
		( frame ) => frames.push( frame )
	);
	matchMediaAs( () => isStill );
	window.ResizeObserver = class extends FakeResizeObserver {
		override observe( element: Element ) {
			super.observe( element );
			this.resize( element );
		}
	};
} );

afterEach( () => jest.restoreAllMocks() );

test( 'scrolls by the visible projects in 700 ms, to the end and back', () => {
	const { list, previous, next } = stage();
	expect( previous.ariaDisabled ).toBe( 'true' );
	next.click();
	pass( 0 );
	expect( list.style.scrollSnapType ).toBe( 'none' );
	pass( SLIDE_MS / 2 );
	expect( list.scrollLeft ).toBeCloseTo( STEP );
	pass( SLIDE_MS / 2 );
	expect( list.scrollLeft ).toBe( 2 * STEP );
	expect( list.style.scrollSnapType ).toBe( '' );
	expect( previous.ariaDisabled ).toBeNull();
	next.click();
	pass( 0 );
	pass( SLIDE_MS );
	expect( list.scrollLeft ).toBe( END );
	expect( next.ariaDisabled ).toBe( 'true' );
	previous.click();
	pass( 0 );
	pass( SLIDE_MS );
	expect( list.scrollLeft ).toBe( 2 * STEP );
} );

test( 'a wheel interrupts the movement, and reduced motion jumps', () => {
	const { list, next } = stage();
	next.click();
	pass( 0 );
	pass( 100 );
	const at = list.scrollLeft;
	list.dispatchEvent( new Event( 'wheel' ) );
	pass( 100 );
	pass( 100 );
	expect( list.scrollLeft ).toBeLessThan( 2 * STEP );
	expect( at ).toBeGreaterThan( 0 );
	expect( list.style.scrollSnapType ).toBe( '' );
	isStill = true;
	list.scrollLeft = 0;
	next.click();
	pass( 0 );
	expect( list.scrollLeft ).toBe( 2 * STEP );
} );

test( 'a click interrupts a running movement', () => {
	const { list, previous, next } = stage();
	list.scrollLeft = 3 * STEP;
	next.click();
	pass( 0 );
	pass( 100 );
	previous.click();
	pass( 0 );
	pass( SLIDE_MS - 100 );
	expect( list.style.scrollSnapType ).toBe( 'none' );
	pass( 100 );
	expect( list.scrollLeft ).toBe( STEP );
} );

test( 'scrolls in the text direction', () => {
	const { list, next } = stage();
	list.dir = 'rtl';
	next.click();
	pass( 0 );
	pass( SLIDE_MS );
	expect( list.scrollLeft ).toBe( -2 * STEP );
} );

test( 'has no arrows if all projects are visible or after it ends', async () => {
	expect( stage( 2 ).next.hidden ).toBe( true );
	const { list, next, stop } = stage();
	expect( next.hidden ).toBe( false );
	stop();
	list.lastElementChild!.remove();
	await Promise.resolve();
	expect( next.hidden ).toBe( true );
	next.click();
	expect( frames ).toEqual( [] );
} );

test( 'a filter inside resets the row', async () => {
	const { list, next, stop } = stage();
	next.click();
	pass( 0 );
	pass( SLIDE_MS );
	expect( list.scrollLeft ).toBeGreaterThan( 0 );
	next.click();
	pass( 0 );
	list.lastElementChild!.remove();
	await Promise.resolve();
	pass( 100 );
	expect( list.scrollLeft ).toBe( 0 );
	expect( next.hidden ).toBe( false );
	list.replaceChildren( list.firstElementChild! );
	await Promise.resolve();
	expect( next.hidden ).toBe( true );
	stop();
} );

test( 'finds the row inside the filter’s island and its center', () => {
	const { list, stop } = stage();
	stop();
	const island = list.parentElement as FrontageIsland;
	const inner = document.createElement( 'frontage-island' );
	inner.append( list );
	island.prepend( inner );
	Object.defineProperties( list, {
		offsetTop: { value: 40 },
		clientHeight: { value: 200 },
	} );
	const end = row( island );
	expect( island.style.getPropertyValue( '--middle' ) ).toBe( '140px' );
	expect( island.querySelectorAll( 'button' )[ 1 ]?.hidden ).toBe( false );
	end();
} );
