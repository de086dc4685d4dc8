/** Opening images. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import { item } from '../../../tests/support/items';

const image = ( name: string, state = '' ) =>
	`<li class="frontage-image-accordion__item${ state }"><button aria-expanded="${ !! state }">${ name }</button><a href="#${ name }">More</a><img></li>`;

let stop: () => void = () => {};

const items = () => [ ...document.querySelectorAll( 'li' ) ];
const open = () =>
	items()
		.filter( ( { classList } ) => classList.contains( 'is-open' ) )
		.map( ( each ) => items().indexOf( each ) );
const button = ( index: number ) =>
	item( document.querySelectorAll( 'button' ), index );

beforeEach( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
} );

function start( isHover: boolean, hovered?: number ) {
	document.body.innerHTML = `<div><frontage-island><ul>${ image(
		'a',
		' is-open'
	) }${ image( 'b' ) }${ image( 'c' ) }</ul></frontage-island></div>`;
	items().forEach( ( each, index ) => {
		Object.assign( each, { matches: () => index === hovered } );
	} );
	stop = enhance(
		document.querySelector< FrontageIsland >( 'frontage-island' )!,
		{ isHover }
	);
}

/** jsdom has no pointer events. */
const point = ( target: Element, type: string, pointerType = 'mouse' ) =>
	target.dispatchEvent(
		Object.assign( new Event( type, { bubbles: type === 'pointerover' } ), {
			pointerType,
		} )
	);

afterEach( () => stop() );

test( 'a click opens one item, closes the other, and closes an open one', () => {
	start( false );
	button( 1 ).click();
	expect( open() ).toEqual( [ 1 ] );
	expect( button( 1 ).ariaExpanded ).toBe( 'true' );
	expect( button( 0 ).ariaExpanded ).toBe( 'false' );
	button( 1 ).click();
	expect( open() ).toEqual( [] );
} );

test( 'a click on the image opens it; a click on a link does not', () => {
	start( false );
	item( items(), 2 ).querySelector( 'img' )!.click();
	expect( open() ).toEqual( [ 2 ] );
	item( items(), 2 ).querySelector( 'img' )!.click();
	expect( open() ).toEqual( [ 2 ] );
	item( items(), 1 ).querySelector( 'a' )!.click();
	expect( open() ).toEqual( [ 2 ] );
} );

test( 'hovering opens an item; the first one stays open', () => {
	start( true );
	point( item( items(), 1 ), 'pointerover' );
	expect( open() ).toEqual( [ 1 ] );
	point( document.querySelector( 'ul' )!, 'pointerleave' );
	expect( open() ).toEqual( [ 0 ] );
} );

test( 'a hover that loads the script opens the item', () => {
	start( true, 2 );
	expect( open() ).toEqual( [ 2 ] );
} );

test( 'a tap opens an item, touching alone does not', () => {
	start( true );
	point( item( items(), 1 ), 'pointerover', 'touch' );
	expect( open() ).toEqual( [ 0 ] );
	button( 1 ).click();
	button( 1 ).click();
	expect( open() ).toEqual( [ 1 ] );
} );

test( 'hovering opens nothing in click mode', () => {
	start( false );
	point( item( items(), 1 ), 'pointerover' );
	expect( open() ).toEqual( [ 0 ] );
} );
