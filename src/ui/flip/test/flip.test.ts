import { arrange, flip, place } from '@frontage/flip';

const box = ( x: number, y: number, width = 10 ) =>
	( { x, y, width } ) as DOMRect;

const element = ( before: DOMRect, after: DOMRect ) => {
	const one = document.createElement( 'li' );
	const animate = jest.fn();
	let now = before;
	one.getBoundingClientRect = () => now;
	one.getAnimations = () => [];
	one.animate = animate;
	return { one, animate, change: () => ( now = after ) };
};

const prefer = ( matches: boolean ) => {
	window.matchMedia = () => ( { matches } ) as MediaQueryList;
};

test( 'moves what has moved, lets appear what was hidden, and leaves the rest', () => {
	prefer( false );
	const moved = element( box( 0, 0 ), box( 30, -5 ) );
	const shown = element( box( 0, 0, 0 ), box( 9, 9 ) );
	const same = element( box( 1, 1 ), box( 1, 1 ) );
	const gone = element( box( 1, 1 ), box( 0, 0, 0 ) );
	const all = [ moved, shown, same, gone ];
	flip(
		all.map( ( { one } ) => one ),
		250,
		() => all.forEach( ( { change } ) => change() )
	);
	expect( moved.animate ).toHaveBeenCalledWith(
		[ { translate: '-30px 5px' }, {} ],
		expect.objectContaining( { duration: 250 } )
	);
	expect( shown.animate.mock.calls[ 0 ][ 0 ][ 0 ] ).toHaveProperty(
		'opacity',
		0
	);
	expect( same.animate ).not.toHaveBeenCalled();
	expect( gone.animate ).not.toHaveBeenCalled();
} );

test( 'only changes with reduced motion', () => {
	prefer( true );
	const moved = element( box( 0, 0 ), box( 30, 0 ) );
	const change = jest.fn( moved.change );
	flip( [ moved.one ], 250, change );
	expect( change ).toHaveBeenCalledTimes( 1 );
	expect( moved.animate ).not.toHaveBeenCalled();
} );

test( 'arranges children, by the way that keeps frames alive where there is one', () => {
	document.body.innerHTML = '<ul><li>a</li><li>b</li><li>c</li></ul>';
	const list = document.querySelector( 'ul' )!;
	const [ a, b, c ] = [ ...list.children ] as [ Element, Element, Element ];
	arrange( list, [ c, a, b ] );
	expect( list.textContent ).toBe( 'cab' );
	const moveBefore = jest.fn();
	place( Object.assign( list, { moveBefore } ), a, null );
	expect( moveBefore ).toHaveBeenCalledWith( a, null );
} );
