import { putInOrder } from '../order';
import { item } from '../../../../tests/support/items';

test.each( [
	[ '0123', 0, '' ],
	[ '2301', 2, '01' ],
	[ '3012', 0, '3' ],
	[ '3012', 1, '3' ],
	[ '3012', 3, '012' ],
	[ '3201', 3, '012' ],
] )( '%s around slide %d moves only “%s”', ( order, at, moved ) => {
	const track = document.createElement( 'div' );
	const slides = [ ...'0123' ].map( ( id ) =>
		Object.assign( document.createElement( 'div' ), { id } )
	);
	track.append(
		...[ ...order ].map( ( id ) => item( slides, Number( id ) ) )
	);
	const observer = new MutationObserver( () => {} );
	observer.observe( track, { childList: true } );
	putInOrder( slides, at );
	const touched = observer
		.takeRecords()
		.flatMap( ( { removedNodes } ) => [ ...removedNodes ] )
		.map( ( node ) => ( node as HTMLElement ).id );
	expect( [ ...new Set( touched ) ].sort().join( '' ) ).toBe( moved );
	expect( [ ...track.children ].map( ( { id } ) => id ).join( '' ) ).toBe(
		'0123'
	);
} );
