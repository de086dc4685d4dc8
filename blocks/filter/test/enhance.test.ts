/** An enhanced filter: which items it shows, in which order, and what it writes to the URL. */
import type { FrontageIsland } from '@frontage/islands/types';
import { item } from '../../../tests/support/items';
import { enhance } from '../view/enhance';

const ITEMS = [
	[ '1', '9' ],
	[ '1 2', '10.5' ],
	[ '2', '' ],
];

const html = ( mode: string ) => {
	const type = mode === 'single' ? 'radio' : 'checkbox';
	const option = ( value: string, tag: string, checked = '' ) =>
		`<label class="frontage-filter__option"><input type="${ type }" name="f" value="${ value }" ${ tag } ${ checked }></label>`;
	return `<frontage-island><div class="frontage-filter__frame is-${ mode }">${
		mode === 'single'
			? option( 'all', '', 'checked' )
			: '<button class="frontage-filter__all"></button>'
	}${ option( 'bread', 'data-tag="1"' ) }${ option( 'vegan', 'data-tag="2"' ) }
	<select class="frontage-filter__select"><option value=""></option><option>ascending</option><option>descending</option></select>
	<ul class="frontage-filter__items">${ ITEMS.map(
		( [ tags, value ], index ) =>
			`<li class="frontage-filter__item" data-tags="${ tags }" data-value="${ value }"><p id="in-${ index }">${ index }</p></li>`
	).join(
		''
	) }</ul><p class="frontage-filter__empty" hidden></p><p class="frontage-status"></p></div></frontage-island>`;
};

let stop = () => {};

const one = < Type extends HTMLElement >( selector: string ) =>
	document.querySelector< Type >( selector )!;
const wake = ( mode = 'single', hash = '', change = () => {} ) => {
	history.replaceState( null, '', `/${ hash }` );
	document.body.innerHTML = html( mode );
	change();
	stop = enhance( one< FrontageIsland >( 'frontage-island' ), {
		id: 'bakery',
		duration: 250,
		status: '%1$s of %2$s shown',
	} );
};
const press = ( value: string ) =>
	one< HTMLInputElement >( `[value=${ value }]` ).click();
const shown = () =>
	[ ...document.querySelectorAll( 'li:not(.is-out)' ) ]
		.map( ( { textContent } ) => textContent )
		.join( '' );
const go = ( hash: string ) => {
	history.pushState( null, '', `/${ hash }` );
	dispatchEvent( new Event( 'hashchange' ) );
};

beforeEach( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	Element.prototype.scrollIntoView = jest.fn();
} );
afterEach( () => stop() );

test( 'one tag at a time, kept in the URL beside other widgets, and announced', () => {
	wake( 'single', '#tabs|2' );
	press( 'bread' );
	expect( shown() ).toBe( '01' );
	expect( location.hash ).toBe( '#tabs|2||bakery|bread' );
	expect( one( '.frontage-status' ).textContent ).toBe( '2 of 3 shown' );
	press( 'all' );
	expect( shown() ).toBe( '012' );
	expect( location.hash ).toBe( '#tabs|2' );
} );

test( 'items with any of several tags, or with all of them', () => {
	wake( 'any' );
	press( 'bread' );
	press( 'vegan' );
	expect( shown() ).toBe( '012' );
	stop();
	wake( 'all' );
	press( 'bread' );
	press( 'vegan' );
	expect( shown() ).toBe( '1' );
	expect( location.hash ).toBe( '#bakery|bread|vegan' );
	expect( one( 'button' ).getAttribute( 'aria-pressed' ) ).toBe( 'false' );
	one( 'button' ).click();
	expect( shown() ).toBe( '012' );
	expect( one( 'button' ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	expect( location.hash ).toBe( '' );
} );

test( 'says that nothing matches', () => {
	wake( 'all' );
	item( document.querySelectorAll( 'li' ), 1 ).dataset.tags = '1';
	press( 'bread' );
	press( 'vegan' );
	expect( one( '.frontage-filter__empty' ).hidden ).toBe( false );
	press( 'vegan' );
	expect( one( '.frontage-filter__empty' ).hidden ).toBe( true );
} );

test( 'sorts by numbers, items without one last in either order', () => {
	wake();
	const select = one< HTMLSelectElement >( 'select' );
	for ( const [ order, expected ] of [
		[ 'ascending', '012' ],
		[ 'descending', '102' ],
		[ '', '012' ],
	] as const ) {
		select.value = order;
		select.dispatchEvent( new Event( 'change' ) );
		expect( shown() ).toBe( expected );
		expect( location.hash ).toBe( order && `#bakery|${ order }` );
	}
} );

test.each( [
	[ 'single', '#bakery|vegan|descending', '12' ],
	[ 'single', '#bakery|nonsense', '012' ],
	[ 'all', '#x|1||bakery|vegan|bread', '1' ],
] )( 'in mode %s, the URL %s shows %s', ( mode, hash, expected ) => {
	wake( mode, hash );
	expect( shown() ).toBe( expected );
	expect( one( '.frontage-status' ).textContent ).toBe( '' );
} );

test( 'follows Back to no state', () => {
	wake( 'single', '#bakery|bread' );
	go( '' );
	expect( shown() ).toBe( '012' );
	expect( one< HTMLInputElement >( '[value=all]' ).checked ).toBe( true );
} );

test( 'keeps a choice made before it was awake', () => {
	wake( 'single', '', () => press( 'vegan' ) );
	expect( shown() ).toBe( '12' );
	expect( location.hash ).toBe( '#bakery|vegan' );
} );

test( 'shows all items if something leads into one that is not shown', () => {
	wake( 'single', '#bakery|bread' );
	const target = one( '#in-2' );
	target.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
	expect( shown() ).toBe( '012' );
	expect( target.scrollIntoView ).toHaveBeenCalledTimes( 1 );
} );
