/** Layout of a grid whose items differ in height. */
import { layOutMasonry } from './masonry';
import { item } from '../../../tests/support/items';
import { FakeResizeObserver } from '../../../tests/support/observers';
import { rects } from '../../../tests/support/rects';

/** Heights of the items; a row is as high as its tallest. */
let heights: number[];
let list: HTMLElement;
let stop: AbortController;
let width: number;

const GAP = 10;
const COLUMNS = 2;
/** Of the second column. */
const LEFT = 305;

const items = () => [ ...list.children ] as HTMLElement[];
const moves = () =>
	items().map( ( { style } ) =>
		style.getPropertyValue( '--frontage-masonry-up' )
	);

const height = () => list.style.getPropertyValue( '--frontage-masonry-height' );

const shownItems = () => items().filter( ( each ) => ! each.hidden );

const topOf = ( element: HTMLElement ) => {
	const shown = shownItems();
	const row = Math.floor( shown.indexOf( element ) / COLUMNS );
	return Array.from( { length: row }, ( _, above ) =>
		Math.max(
			...shown
				.slice( above * COLUMNS, ( above + 1 ) * COLUMNS )
				.map( ( { offsetHeight } ) => offsetHeight )
		)
	).reduce( ( sum, rowHeight ) => sum + rowHeight + GAP, 0 );
};

function add( tall: number ) {
	const element = document.createElement( 'li' );
	Object.defineProperties( element, {
		offsetHeight: { get: () => heights[ items().indexOf( element ) ] },
		offsetTop: { get: () => topOf( element ) },
		offsetLeft: {
			get: () => ( shownItems().indexOf( element ) % COLUMNS ) * LEFT,
		},
	} );
	element.getClientRects = () => rects( ! element.hidden );
	heights.push( tall );
	list.append( element );
}

const change = ( ...targets: Element[] ) =>
	FakeResizeObserver.last.resize( ...targets );

beforeEach( () => {
	jest.useFakeTimers();
	heights = [];
	width = 600;
	stop = new AbortController();
	document.body.innerHTML = '<ul></ul>';
	list = document.querySelector( 'ul' )!;
	list.style.rowGap = `${ GAP }px`;
	list.style.gridTemplateColumns = '295px 295px';
	Object.defineProperty( list, 'clientWidth', { get: () => width } );
	[ 100, 40, 50, 60 ].forEach( add );
	Object.assign( self, { CSS: { supports: () => false } } );
	FakeResizeObserver.install();
} );

afterEach( () => {
	stop.abort();
	jest.useRealTimers();
} );

test( 'closes the gap under a short item and unloads', () => {
	layOutMasonry( list, stop.signal );
	expect( moves() ).toEqual( [ '', '', '305px -60px', '-305px 0px' ] );
	expect( height() ).toBe( '170px' );
} );

test( 'gives every item to the shortest column, in order where columns are about equal', async () => {
	heights = [];
	list.replaceChildren();
	[ 600, 100, 90, 105, 100, 100, 100, 40 ].forEach( add );
	layOutMasonry( list, stop.signal );
	// The first one fills its column nearly alone.
	expect( height() ).toBe( '650px' );
	heights = [];
	list.replaceChildren();
	[ 100, 90, 50, 50 ].forEach( add );
	await Promise.resolve();
	expect( moves() ).toEqual( [ '', '', '', '0px -10px' ] );
} );

test( 'leaves everything to browsers that support masonry', () => {
	CSS.supports = ( () => true ) as typeof CSS.supports;
	layOutMasonry( list, stop.signal );
	expect( moves() ).toEqual( [ '', '', '', '' ] );
} );

test( 'follows a changed width after 150 ms, a grown item after 100 ms', () => {
	layOutMasonry( list, stop.signal );
	heights[ 1 ] = 90;
	width = 500;
	change( list );
	jest.advanceTimersByTime( 149 );
	expect( moves()[ 3 ] ).toBe( '-305px 0px' );
	jest.advanceTimersByTime( 1 );
	expect( moves()[ 3 ] ).toBe( '0px -10px' );
	heights[ 1 ] = 70;
	change( item( items(), 1 ) );
	jest.advanceTimersByTime( 99 );
	expect( moves()[ 3 ] ).toBe( '0px -10px' );
	jest.advanceTimersByTime( 1 );
	expect( moves()[ 3 ] ).toBe( '-305px 0px' );
} );

test( 'ignores its own change of height', () => {
	layOutMasonry( list, stop.signal );
	heights[ 1 ] = 90;
	change( list );
	jest.advanceTimersByTime( 1000 );
	expect( moves()[ 3 ] ).toBe( '-305px 0px' );
} );

test( 'hidden items take no space', () => {
	item( items(), 1 ).hidden = true;
	layOutMasonry( list, stop.signal );
	expect( moves() ).toEqual( [ '', '', '', '305px -50px' ] );
	expect( height() ).toBe( '120px' );
} );

test( 'positions later items too', async () => {
	layOutMasonry( list, stop.signal );
	add( 30 );
	await Promise.resolve();
	expect( moves()[ 4 ] ).toBe( '305px -70px' );
} );

test( 'restores the plain grid when it ends', () => {
	layOutMasonry( list, stop.signal );
	stop.abort();
	expect( moves() ).toEqual( [ '', '', '', '' ] );
	expect( height() ).toBe( '' );
} );
