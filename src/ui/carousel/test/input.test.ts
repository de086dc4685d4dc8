/** Slides named in the URL, and the controls. */
import { REQUEST } from '../messages';
import { listen, slideNamedBy } from '../input';
import type { CarouselProps } from '../types';
import { item, take } from '../../../../tests/support/items';

const slides = () => [
	...document.querySelectorAll< HTMLElement >( '[data-slot]' ),
];

beforeEach( () => {
	document.body.innerHTML =
		'<div data-slot></div><div data-slot><i id="sea"></i></div>';
} );

test.each( [
	[ '#hero|1', 1 ],
	[ '#other|0||hero|0', 0 ],
	[ '#hero|7', -1 ],
	[ '#hero|-1', -1 ],
	[ '#hero|x', -1 ],
	[ '', -1 ],
] )( '%s means %d', ( hash, index ) => {
	expect( slideNamedBy( hash, 'hero', slides() ) ).toBe( index );
} );

test( 'an anchor in a slide selects that slide', () => {
	location.hash = '#sea';
	const target = document.querySelector( '#sea' );
	jest.spyOn( document, 'querySelector' ).mockReturnValueOnce( target );
	expect( slideNamedBy( '#sea', 'hero', slides() ) ).toBe( 1 );
} );

describe( 'navigation', () => {
	const by = jest.fn();
	const to = jest.fn();
	const stop = new AbortController();
	let viewport: HTMLElement;
	let island: HTMLElement;

	beforeAll( () => {
		location.hash = '';
		document.body.innerHTML =
			'<div><button></button><button></button><i></i><i></i><p><input></p></div>';
		island = document.body.firstElementChild as HTMLElement;
		const [ previous, next ] = take(
			island.querySelectorAll( 'button' ),
			2
		);
		viewport = island.querySelector( 'p' )!;
		listen(
			island,
			{
				frame: island,
				viewport,
				track: viewport,
				previous,
				next,
				dots: [ ...island.querySelectorAll( 'i' ) ],
				slides: [ viewport, viewport, viewport ],
			},
			{ id: 'hero' } as CarouselProps,
			{ by, to },
			stop.signal
		);
	} );

	beforeEach( () => {
		by.mockClear();
		to.mockClear();
	} );

	const key = ( name: string, more = {}, on: Element = viewport ) =>
		! on.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: name,
				bubbles: true,
				cancelable: true,
				...more,
			} )
		);

	test( 'works by keys, which follow the text direction', () => {
		expect( key( 'ArrowRight' ) ).toBe( true );
		key( 'ArrowLeft' );
		jest.spyOn( viewport, 'matches' ).mockReturnValueOnce( true );
		key( 'ArrowRight' );
		expect( by.mock.calls ).toEqual( [ [ 1 ], [ -1 ], [ -1 ] ] );
		key( 'Home' );
		key( 'End' );
		expect( to.mock.calls ).toEqual( [ [ 0 ], [ 2 ] ] );
	} );

	test( 'ignores keys of the browser or of a field', () => {
		expect( key( 'ArrowRight', { altKey: true } ) ).toBe( false );
		expect( key( 'ArrowRight', { ctrlKey: true } ) ).toBe( false );
		expect(
			key( 'ArrowRight', {}, island.querySelector( 'input' )! )
		).toBe( false );
		expect( key( 'ArrowDown' ) ).toBe( false );
		expect( by ).not.toHaveBeenCalled();
	} );

	test( 'works by arrows, dots and from elsewhere, until it ends', () => {
		const [ previous, next ] = take(
			island.querySelectorAll( 'button' ),
			2
		);
		previous.click();
		next.click();
		item( island.querySelectorAll( 'i' ), 1 ).click();
		const ask = ( detail: object ) =>
			island.dispatchEvent( new CustomEvent( REQUEST, { detail } ) );
		ask( { by: -1 } );
		ask( { to: 2 } );
		ask( {} );
		expect( by.mock.calls ).toEqual( [ [ -1 ], [ 1 ], [ -1 ], [ 1 ] ] );
		expect( to.mock.calls ).toEqual( [ [ 1 ], [ 2 ] ] );
		stop.abort();
		next.click();
		expect( by ).toHaveBeenCalledTimes( 4 );
	} );
} );
