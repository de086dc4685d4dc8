import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { countPages, itemsOn, pagesShown } from './pages';
import { Pagination } from './pagination';

const words = {
	label: 'Pagination',
	page: 'Page %s',
	previous: 'Previous',
	next: 'Next',
};

function Book( { pages, first = 1 }: { pages: number; first?: number } ) {
	const [ page, go ] = useState( first );
	return (
		<Pagination
			words={ words }
			page={ page }
			pages={ pages }
			href={ ( to ) => `?page=${ to }` }
			onGo={ go }
		/>
	);
}

const link = ( name: string ) => screen.getByRole( 'link', { name } );
const current = () =>
	document.querySelector( '[aria-current=page]' )?.textContent;

test.each( [
	[ 1, 1, [ 1 ] ],
	[ 1, 3, [ 1, 2, 3 ] ],
	[ 1, 12, [ 1, 2, 3, 4, 5 ] ],
	[ 3, 12, [ 1, 2, 3, 4, 5 ] ],
	[ 6, 12, [ 4, 5, 6, 7, 8 ] ],
	[ 11, 12, [ 8, 9, 10, 11, 12 ] ],
	[ 12, 12, [ 8, 9, 10, 11, 12 ] ],
] )( 'on page %i of %i it shows %j', ( page, pages, shown ) => {
	expect( pagesShown( page, pages ) ).toEqual( shown );
} );

test( 'counts pages and slices them', () => {
	expect( countPages( 0, 4 ) ).toBe( 1 );
	expect( countPages( 8, 4 ) ).toBe( 2 );
	expect( countPages( 9, 4 ) ).toBe( 3 );
	expect( itemsOn( 2, [ 'a', 'b', 'c' ], 2 ) ).toEqual( [ 'c' ] );
} );

test( 'is not printed for a single page', () => {
	const { container } = render( <Book pages={ 1 } /> );
	expect( container.innerHTML ).toBe( '' );
} );

test( 'has no previous link at the start and no next link at the end', () => {
	render( <Book pages={ 2 } /> );
	expect( screen.queryByRole( 'link', { name: 'Previous' } ) ).toBeNull();
	fireEvent.click( link( 'Next' ) );
	expect( current() ).toBe( '2' );
	expect( screen.queryByRole( 'link', { name: 'Next' } ) ).toBeNull();
} );

test( 'keeps the focus on the clicked link, or moves it to the current page', () => {
	render( <Book pages={ 3 } /> );
	const next = link( 'Next' );
	next.focus();
	fireEvent.click( next );
	expect( next.ownerDocument.activeElement ).toBe( next );
	fireEvent.click( next );
	expect( next.isConnected ).toBe( false );
	expect( next.ownerDocument.activeElement ).toBe( link( 'Page 3' ) );
} );

test( 'leaves clicks for a new tab to the browser', () => {
	render( <Book pages={ 3 } /> );
	for ( const how of [
		{ ctrlKey: true },
		{ metaKey: true },
		{ shiftKey: true },
	] ) {
		link( 'Page 2' ).addEventListener(
			'click',
			( event ) => event.preventDefault(),
			{ once: true }
		);
		fireEvent.click( link( 'Page 2' ), how );
	}
	expect( current() ).toBe( '1' );
	expect( link( 'Page 2' ).getAttribute( 'href' ) ).toBe( '?page=2' );
} );
