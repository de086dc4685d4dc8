/** The target position when scrolling through the page. */
import { coveredTop, landing } from './landing';
import { take } from '../../../tests/support/items';

const place = ( element: Element, top: number, height: number ) => {
	element.getBoundingClientRect = () =>
		( { top, bottom: top + height } ) as DOMRect;
	Object.defineProperty( element, 'offsetHeight', {
		value: height,
		configurable: true,
	} );
};

/** Whether the screen is at most 980 pixels wide. */
let isTablet: boolean;

beforeEach( () => {
	isTablet = false;
	document.body.innerHTML =
		'<header><p>Name</p></header><main><h2>Read</h2></main>';
	document.documentElement.style.scrollPaddingTop = '';
	window.matchMedia = () => ( { matches: isTablet } ) as MediaQueryList;
	const [ header, heading ] = take(
		document.querySelectorAll( 'header, h2' ),
		2
	);
	place( header, 0, 80 );
	place( heading, 500, 40 );
	document.elementFromPoint = () => document.querySelector( 'p' );
	Object.assign( window, { scrollY: 1000 } );
} );

const header = () => document.querySelector( 'header' )!;
const heading = () => document.querySelector( 'h2' )!;

test( 'without a fixed element the offset is zero', () => {
	expect( landing( heading() ) ).toBe( 1500 );
} );

test( 'measures a fixed header above 980 pixels', () => {
	header().style.position = 'fixed';
	expect( landing( heading() ) ).toBe( 1420 );
	isTablet = true;
	expect( landing( heading() ) ).toBe( 1500 );
} );

test( 'counts the admin bar if it is fixed', () => {
	isTablet = true;
	document.body.insertAdjacentHTML( 'beforeend', '<b id="wpadminbar"></b>' );
	const bar = document.querySelector< HTMLElement >( '#wpadminbar' )!;
	place( bar, 0, 32 );
	expect( coveredTop() ).toBe( 0 );
	bar.style.position = 'fixed';
	expect( coveredTop() ).toBe( 32 );
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
	expect( landing( heading(), 60 ) ).toBe( 1430 );
} );
