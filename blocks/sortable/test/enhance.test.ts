/** A sortable list with keyboard and buttons, and what the browser remembers. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

const KEY = 'frontage-order-breads';

let stop = () => {};

const one = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector )!;
const row = ( name: string, place: number ) =>
	`<li class="frontage-sortable__item" data-item="${ name }" data-place="${ place }"><button class="frontage-sortable__handle"></button><button class="frontage-sortable__move is-up"></button><button class="frontage-sortable__move is-down"></button></li>`;
const wake = ( rows = row( 'a', 0 ) + row( 'b', 1 ) + row( 'c', 2 ) ) => {
	document.body.innerHTML = `<frontage-island><ul class="frontage-sortable__list">${ rows }</ul><button class="frontage-sortable__reset" hidden></button><p class="frontage-status"></p></frontage-island>`;
	stop = enhance( one( 'frontage-island' ) as FrontageIsland, {
		key: KEY,
		drag: '',
		grabbed: 'grabbed %1$s/%2$s',
		moved: 'moved %1$s/%2$s',
		dropped: 'dropped %1$s/%2$s',
		canceled: 'canceled %1$s/%2$s',
		reset: 'reset',
	} );
};
const order = () =>
	[ ...document.querySelectorAll< HTMLElement >( 'li' ) ]
		.map( ( { dataset } ) => dataset.item )
		.join( '' );
const handle = ( name: string ) =>
	one( `[data-item=${ name }] .frontage-sortable__handle` );
const press = ( name: string, key: string ) =>
	handle( name ).dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
	);
const said = () => one( '.frontage-status' ).textContent;

beforeEach( () => {
	localStorage.clear();
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	Element.prototype.scrollIntoView = jest.fn();
} );
afterEach( () => stop() );

test( 'picks up, moves and drops with the keyboard, and remembers the order', () => {
	wake();
	handle( 'a' ).click();
	expect( said() ).toBe( 'grabbed 1/3' );
	expect( handle( 'a' ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	press( 'a', 'ArrowDown' );
	expect( order() ).toBe( 'bac' );
	expect( said() ).toBe( 'moved 2/3' );
	expect( handle( 'a' ).matches( ':focus' ) ).toBe( true );
	press( 'a', 'End' );
	expect( order() ).toBe( 'bca' );
	press( 'a', 'ArrowDown' );
	expect( order() ).toBe( 'bca' );
	expect( localStorage.getItem( KEY ) ).toBeNull();
	handle( 'a' ).click();
	expect( said() ).toBe( 'dropped 3/3' );
	expect( localStorage.getItem( KEY ) ).toBe( '["b","c","a"]' );
	expect( one( '.frontage-sortable__reset' ).hidden ).toBe( false );
} );

test( 'leaves Tab and letters to the browser while an item is held', () => {
	wake();
	handle( 'a' ).click();
	// Tells whether the browser goes on.
	expect( press( 'a', 'Tab' ) ).toBe( true );
	expect( press( 'a', 'x' ) ).toBe( true );
	expect( press( 'a', 'ArrowDown' ) ).toBe( false );
} );

test( 'Escape goes back to the order before', () => {
	wake();
	handle( 'c' ).click();
	press( 'c', 'Home' );
	expect( order() ).toBe( 'cab' );
	press( 'c', 'Escape' );
	expect( order() ).toBe( 'abc' );
	expect( said() ).toBe( 'canceled 3/3' );
	expect( localStorage.getItem( KEY ) ).toBeNull();
	press( 'c', 'ArrowUp' );
	expect( order() ).toBe( 'abc' );
} );

test( 'leaving the handle drops', () => {
	wake();
	handle( 'a' ).click();
	press( 'a', 'ArrowDown' );
	handle( 'c' ).focus();
	expect( said() ).toBe( 'dropped 2/3' );
	expect( localStorage.getItem( KEY ) ).toBe( '["b","a","c"]' );
} );

test( 'moves by buttons, and forgets the order when it is the first again', () => {
	wake();
	one( '[data-item=c] .is-up' ).click();
	expect( order() ).toBe( 'acb' );
	expect( localStorage.getItem( KEY ) ).toBe( '["a","c","b"]' );
	one( '[data-item=c] .is-down' ).click();
	expect( localStorage.getItem( KEY ) ).toBeNull();
	expect( one( '.frontage-sortable__reset' ).hidden ).toBe( true );
} );

test( 'resets a remembered order, and leaves the focus in the list', () => {
	wake( row( 'b', 1 ) + row( 'c', 2 ) + row( 'a', 0 ) );
	localStorage.setItem( KEY, '["b","c","a"]' );
	one( '.frontage-sortable__reset' ).click();
	expect( order() ).toBe( 'abc' );
	expect( said() ).toBe( 'reset' );
	expect( localStorage.getItem( KEY ) ).toBeNull();
	expect( handle( 'a' ).matches( ':focus' ) ).toBe( true );
} );
