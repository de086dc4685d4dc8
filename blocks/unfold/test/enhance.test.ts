/** Unfolding and folding. */
import { enhance } from '../view/enhance';
import { take } from '../../../tests/support/items';
import {
	FakeIntersectionObserver,
	FakeResizeObserver,
} from '../../../tests/support/observers';

let stop = () => {};
const see = ( target: Element, intersectionRatio: number ) =>
	FakeIntersectionObserver.last.see( { target, intersectionRatio } );
let details: HTMLDetailsElement;
let button: HTMLElement;
let content: HTMLElement;

beforeEach( () => {
	FakeIntersectionObserver.install();
	FakeResizeObserver.install();
} );

afterEach( () => {
	stop();
	history.replaceState( null, '', '/' );
} );

function wake( isHover = false ): void {
	document.body.innerHTML =
		'<div><frontage-island><div><a href="#x">x</a><b tabindex="0" id="deep"></b></div><details><summary>More</summary></details></frontage-island></div>';
	const island =
		document.querySelector< Parameters< typeof enhance >[ 0 ] >(
			'frontage-island'
		)!;
	[ content, details ] = island.children;
	button = details.querySelector( 'summary' )!;
	stop = enhance( island, { isHover, height: 50 } );
}

const mouse = ( type: string, pointerType = 'mouse' ) =>
	document.body.firstElementChild!.dispatchEvent(
		Object.assign( new Event( type ), { pointerType } )
	);
const isOpen = () => details.open;

test( 'the button expands and collapses the content', () => {
	wake();
	expect( isOpen() ).toBe( false );
	button.click();
	expect( isOpen() ).toBe( true );
	button.click();
	expect( isOpen() ).toBe( false );
} );

test( 'hovering expands it; touch does not', () => {
	wake( true );
	mouse( 'pointerenter', 'touch' );
	expect( isOpen() ).toBe( false );
	mouse( 'pointerenter' );
	expect( isOpen() ).toBe( true );
	mouse( 'pointerleave' );
	expect( isOpen() ).toBe( false );
} );

test( 'a click keeps it expanded after hovering', () => {
	wake( true );
	mouse( 'pointerenter' );
	button.click();
	mouse( 'pointerleave' );
	expect( isOpen() ).toBe( true );
	button.click();
	expect( isOpen() ).toBe( false );
} );

test( 'hovering does nothing in click mode', () => {
	wake();
	mouse( 'pointerenter' );
	expect( isOpen() ).toBe( false );
} );

test( 'focus inside and find-in-page expand it', () => {
	wake();
	content.firstElementChild!.dispatchEvent(
		new Event( 'focusin', { bubbles: true } )
	);
	expect( isOpen() ).toBe( true );
	button.click();
	content.scrollTop = 20;
	content.dispatchEvent( new Event( 'scroll' ) );
	expect( isOpen() ).toBe( true );
	expect( content.scrollTop ).toBe( 0 );
} );

test( 'what leads to something inside expands it', () => {
	wake();
	content.lastElementChild!.dispatchEvent(
		new Event( 'beforematch', { bubbles: true } )
	);
	expect( isOpen() ).toBe( true );
} );

test( 'the Tab key skips collapsed content', () => {
	wake();
	const [ link, other ] = take( content.children, 2 );
	see( link, 0 );
	see( other, 0 );
	see( other, 0.2 );
	expect( link ).toHaveProperty( 'tabIndex', -1 );
	expect( other ).toHaveProperty( 'tabIndex', -1 );
	see( link, 1 );
	expect( link.hasAttribute( 'tabindex' ) ).toBe( false );
	stop();
	expect( other.outerHTML ).toBe( '<b tabindex="0" id="deep"></b>' );
} );
