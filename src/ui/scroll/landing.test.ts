/** The target position when scrolling through the page. */
import { coveredTop, lander } from './landing';
import { take } from '../../../tests/support/items';

const place = ( element: Element, top: number, height: number ) => {
	element.getBoundingClientRect = () =>
		( { top, bottom: top + height, left: 0, width: 600 } ) as DOMRect;
};

beforeEach( () => {
	document.body.innerHTML =
		'<header><p>Name</p></header><nav></nav><main><h2>Read</h2></main>';
	document.documentElement.style.scrollPaddingTop = '';
	const [ header, nav, heading ] = take(
		document.querySelectorAll( 'header, nav, h2' ),
		3
	);
	place( header, 0, 80 );
	place( nav, 96, 40 );
	place( heading, 500, 40 );
	document.elementFromPoint = ( _, y ) =>
		[ ...document.querySelectorAll( 'header, nav' ) ].find( ( element ) => {
			const { top, bottom } = element.getBoundingClientRect();
			return y >= top && y < bottom;
		} )?.firstElementChild ?? ( y >= 96 && y < 136 ? nav : heading );
	Object.assign( window, { scrollY: 1000, innerHeight: 800 } );
} );

const header = () => document.querySelector( 'header' )!;
const heading = () => document.querySelector( 'h2' )!;

test( 'without a fixed element the offset is zero', () => {
	expect( lander( heading() )() ).toBe( 1500 );
} );

test( 'measures a fixed header, and a bar a little below it', () => {
	header().style.position = 'fixed';
	expect( lander( heading() )() ).toBe( 1420 );
	document.querySelector( 'nav' )!.style.position = 'sticky';
	expect( lander( heading() )() ).toBe( 1364 );
} );

test( 'ignores what covers the page', () => {
	header().style.position = 'fixed';
	place( header(), 0, 700 );
	expect( coveredTop() ).toBe( 0 );
} );

test( 'what was covered once stays free', () => {
	header().style.position = 'fixed';
	const land = lander( heading() );
	expect( land() ).toBe( 1420 );
	header().style.position = '';
	expect( land() ).toBe( 1420 );
} );

test( 'uses scroll padding unless more is covered', () => {
	document.documentElement.style.scrollPaddingTop = '96px';
	header().style.position = 'sticky';
	expect( coveredTop() ).toBe( 96 );
	place( header(), 0, 120 );
	expect( coveredTop() ).toBe( 120 );
} );

test( 'adds margins of the element and of the module', () => {
	heading().style.scrollMarginTop = '10px';
	expect( lander( heading(), 60 )() ).toBe( 1430 );
} );
