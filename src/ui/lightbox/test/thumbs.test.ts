import { thumbsOf } from '../thumbs';
import type { Item, Words } from '../types';
import { item, take } from '../../../../tests/support/items';

const words = { counter: '%1$s of %2$s' } as Words;
const go = jest.fn();

function rowOf( count: number, thumb: HTMLImageElement | null = null ) {
	const row = document.createElement( 'div' );
	document.body.replaceChildren( row );
	const items = Array.from( { length: count }, () => ( {
		kind: 'inline',
		thumb,
		link: Object.assign( document.createElement( 'a' ), {
			textContent: ' Ada ',
		} ),
	} ) ) as Item[];
	const mark = thumbsOf( row, items, words, go );
	return { row, mark, buttons: [ ...row.querySelectorAll( 'button' ) ] };
}

it( 'has a row for 2 to 30 items only', () => {
	expect( rowOf( 1 ).row.isConnected ).toBe( false );
	expect( rowOf( 2 ).buttons ).toHaveLength( 2 );
	expect( rowOf( 30 ).buttons ).toHaveLength( 30 );
	expect( rowOf( 31 ).row.isConnected ).toBe( false );
} );

it( 'labels page content with the text of its link and a visible number', () => {
	const [ first ] = take( rowOf( 2 ).buttons, 1 );
	expect( first.getAttribute( 'aria-label' ) ).toBe( '1 of 2. Ada' );
	expect( first.textContent ).toBe( '1' );
	expect( first.type ).toBe( 'button' );
} );

it( 'shows images 57 pixels wide (S0 §9), named by their buttons', () => {
	const thumb = Object.assign( new Image(), { src: '/s.jpg', alt: 'Sea' } );
	const [ first ] = take( rowOf( 2, thumb ).buttons, 1 );
	expect( first.querySelector( 'img' ) ).toMatchObject( {
		src: 'http://localhost/s.jpg',
		alt: '',
		width: 57,
		height: 57,
	} );
	expect( first.getAttribute( 'aria-label' ) ).toBe( '1 of 2. Sea' );
} );

it( 'links to items and marks the current one', () => {
	const { buttons, mark } = rowOf( 3 );
	item( buttons, 2 ).click();
	expect( go ).toHaveBeenCalledWith( 2 );
	const current = () => buttons.map( ( { ariaCurrent } ) => ariaCurrent );
	buttons.forEach( ( button ) => ( button.scrollIntoView = jest.fn() ) );
	mark( 2 );
	expect( current() ).toEqual( [ null, null, 'true' ] );
	mark( 0 );
	expect( current() ).toEqual( [ 'true', null, null ] );
} );
