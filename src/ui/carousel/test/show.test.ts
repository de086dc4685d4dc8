/** Dots, arrows and the event for the current slide. */
import { SHOWN } from '../messages';
import { show } from '../show';
import type { CarouselProps, Parts } from '../types';
import { take } from '../../../../tests/support/items';

let parts: Parts;

beforeEach( () => {
	document.body.innerHTML =
		'<div><p></p><p></p><p></p><button></button><button></button><i></i><i></i><i></i></div>';
	const frame = document.querySelector( 'div' )!;
	const [ previous, next ] = take( frame.querySelectorAll( 'button' ), 2 );
	parts = {
		frame,
		viewport: frame,
		track: frame,
		slides: take( frame.querySelectorAll( 'p' ), 3 ),
		dots: [ ...frame.querySelectorAll( 'i' ) ],
		previous,
		next,
	};
} );

const at = ( index: number, props = {}, end = 2 ) =>
	show(
		parts,
		{ id: 'hero', loop: false, ...props } as CarouselProps,
		index,
		end
	);

const disabled = () => [
	parts.previous!.ariaDisabled,
	parts.next!.ariaDisabled,
];

it( 'marks one slide and one dot', () => {
	at( 1 );
	at( 2 );
	expect( parts.slides.map( ( { className } ) => className ) ).toEqual( [
		'',
		'',
		'is-shown',
	] );
	expect( parts.dots.map( ( { ariaCurrent } ) => ariaCurrent ) ).toEqual( [
		null,
		null,
		'true',
	] );
} );

it( 'reports both ends unless it loops', () => {
	at( 0 );
	expect( disabled() ).toEqual( [ 'true', null ] );
	at( 1, {}, 1 );
	expect( disabled() ).toEqual( [ null, 'true' ] );
	at( 1 );
	expect( disabled() ).toEqual( [ null, null ] );
	at( 0, { loop: true } );
	expect( disabled() ).toEqual( [ null, null ] );
} );

it( 'notifies controls elsewhere', () => {
	const heard = jest.fn();
	document.addEventListener( SHOWN, ( { detail }: any ) => heard( detail ) );
	at( 2 );
	expect( heard ).toHaveBeenCalledWith( {
		id: 'hero',
		index: 2,
		count: 3,
		last: 2,
	} );
} );
