/** An enhanced switcher: which content it shows, and what it writes to the URL. */
import { afterPaint } from '@frontage/lib/after-paint';
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import { item } from '../../../tests/support/items';

const NAMES = [ 'monthly', 'yearly' ];

const HTML = `<frontage-island><fieldset>${ NAMES.map(
	( _, index ) =>
		`<label class="frontage-content-switcher__option"><input type="radio" name="prices" value="${ index }" ${
			index ? '' : 'checked'
		}></label>`
).join( '' ) }</fieldset>${ NAMES.map(
	( name, index ) =>
		`<div class="frontage-content-switcher__panel" ${
			index ? 'hidden="until-found"' : ''
		}><p id="in-${ name }"><input type="radio"></p></div>`
).join( '' ) }</frontage-island>`;

let stop = () => {};

const wake = ( hash = '', change = () => {} ) => {
	history.replaceState( null, '', `/${ hash }` );
	document.body.innerHTML = HTML;
	change();
	stop = enhance( document.body.firstElementChild as FrontageIsland, {
		id: 'prices',
	} );
};
const radio = ( index: number ) =>
	item(
		document.querySelectorAll< HTMLInputElement >( 'label input' ),
		index
	);
const shown = () =>
	[ ...document.querySelectorAll( '.frontage-content-switcher__panel' ) ].map(
		( panel ) => ! panel.hasAttribute( 'hidden' )
	);
const FIRST = [ true, false ];
const SECOND = [ false, true ];

/** Waits for work that is deferred until after the frame of a click. */
const seen = () => new Promise< void >( ( resolve ) => afterPaint( resolve ) );

afterEach( async () => {
	stop();
	await seen();
} );

test( 'shows the content of the selected option and keeps the state of other widgets', async () => {
	wake( '#gallery|red|2' );
	const steps = history.length;
	radio( 1 ).click();
	expect( shown() ).toEqual( SECOND );
	await seen();
	expect( location.hash ).toBe( '#gallery|red|2||prices|1' );
	expect( history.length ).toBe( steps );
} );

test( 'applies a selection made before it was active', async () => {
	wake( '', () => ( radio( 1 ).checked = true ) );
	expect( shown() ).toEqual( SECOND );
	await seen();
	expect( location.hash ).toBe( '#prices|1' );
} );

test.each( [ '#prices|1', '#in-yearly', '#x|1||prices|1' ] )(
	'the URL %s shows the second panel',
	( hash ) => {
		wake( hash );
		expect( shown() ).toEqual( SECOND );
		expect( radio( 1 ).checked ).toBe( true );
	}
);

test( 'follows changes of the URL, also back to no state', () => {
	wake();
	history.pushState( null, '', '/#prices|1' );
	dispatchEvent( new Event( 'hashchange' ) );
	expect( shown() ).toEqual( SECOND );
	history.pushState( null, '', '/' );
	dispatchEvent( new Event( 'hashchange' ) );
	expect( shown() ).toEqual( FIRST );
} );

test( 'shows what find-in-page finds', () => {
	wake();
	document
		.getElementById( 'in-yearly' )!
		.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
	expect( shown() ).toEqual( SECOND );
	expect( radio( 1 ).checked ).toBe( true );
} );

test( 'ignores radio buttons in the content and other URLs', () => {
	wake( '#prices|9' );
	document.querySelector< HTMLInputElement >( '#in-yearly input' )!.click();
	expect( shown() ).toEqual( FIRST );
} );
