import { thumbsOf } from '../thumbs';
import type { Item, Words } from '../types';

const words = { counter: '%1$s of %2$s' } as Words;

function rowOf( count: number ): HTMLElement {
	const row = document.createElement( 'div' );
	document.body.replaceChildren( row );
	const items = Array.from( { length: count }, () => ( {
		kind: 'inline',
		thumb: null,
		link: Object.assign( document.createElement( 'a' ), {
			textContent: ' Ada ',
		} ),
	} ) ) as Item[];
	thumbsOf( row, items, words, () => {} );
	return row;
}

it( 'has a row for 2 to 30 items, and none above', () => {
	expect( rowOf( 1 ).isConnected ).toBe( false );
	expect( rowOf( 2 ).children ).toHaveLength( 2 );
	expect( rowOf( 30 ).children ).toHaveLength( 30 );
	expect( rowOf( 31 ).isConnected ).toBe( false );
} );

it( 'says what a link to a part of the page says', () => {
	expect( rowOf( 2 ).firstElementChild!.getAttribute( 'aria-label' ) ).toBe(
		'1 of 2. Ada'
	);
} );
