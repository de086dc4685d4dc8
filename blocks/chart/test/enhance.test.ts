/** A chart in the page: values of a row at the pointer and the keys, and series that visitors hide. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

let clean: () => void;

function mount( sentence: string ) {
	document.body.innerHTML = readFileSync(
		join( __dirname, `../fixtures/${ sentence }.html` ),
		'utf8'
	);
	clean = enhance(
		document.querySelector< FrontageIsland >( 'frontage-island' )!
	);
}

const plot = () => document.querySelector( '.frontage-chart__plot' )!;
const tip = () => document.querySelector( '.frontage-chart__tip' )!.textContent;
const press = ( key: string ) =>
	plot().dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
	);
const toggle = ( at: number ) =>
	document.querySelector< HTMLElement >( `[data-toggle="${ at }"]` )!.click();
const ys = ( series: number, name = 'y' ) =>
	[ ...document.querySelectorAll( `g[data-series="${ series }"] rect` ) ].map(
		( bar ) => parseFloat( bar.getAttribute( name )! )
	);

afterEach( () => clean() );

it( 'reads row after row with the arrow keys, as the table has them', () => {
	mount( 'columns-of-a-week' );
	press( 'ArrowRight' );
	expect( tip() ).toBe( 'Tuesday\nSourdough: 64\nRye: 38\nSpelt: 12' );
	press( 'ArrowDown' );
	expect( tip() ).toContain( 'Wednesday' );
	press( 'End' );
	press( 'ArrowRight' );
	expect( tip() ).toContain( 'Saturday' );
	press( 'Home' );
	expect( tip() ).toContain( 'Tuesday' );
	expect(
		document.querySelectorAll( '.frontage-chart__band.is-current' )
	).toHaveLength( 1 );
	press( 'Escape' );
	expect( tip() ).toBe( '' );
} );

it( 'leaves other keys to the browser', () => {
	mount( 'columns-of-a-week' );
	expect( press( 'Tab' ) ).toBe( true );
	expect( press( 'ArrowLeft' ) ).toBe( false );
} );

it( 'tells a row at the pointer and at a tap, and leaves out gaps', () => {
	mount( 'line-of-a-year' );
	const [ , , , , , , july ] = document.querySelectorAll(
		'.frontage-chart__band'
	);
	july!.dispatchEvent( new Event( 'pointermove', { bubbles: true } ) );
	expect( tip() ).toMatch( /^July\nRye: 96\sct\/kg$/ );
	plot().dispatchEvent( new Event( 'pointerleave' ) );
	expect( tip() ).toBe( '' );
	july!.dispatchEvent( new Event( 'click', { bubbles: true } ) );
	expect( tip() ).toContain( 'July' );
} );

it( 'tells slices with their share', () => {
	mount( 'pie-of-a-loaf' );
	press( 'ArrowRight' );
	expect( tip() ).toMatch( /^Wages\nCost: 2\.1\s€\nShare: 50\.0%$/ );
	toggle( 0 );
	press( 'ArrowRight' );
	expect( tip() ).toContain( 'Flour' );
} );

it( 'hides a series and shows it again', () => {
	mount( 'columns-of-a-week' );
	const button = document.querySelector( '[data-toggle="1"]' )!;
	const drawn = () => plot().innerHTML;
	const before = drawn();
	toggle( 1 );
	expect( button.ariaPressed ).toBe( 'false' );
	expect( document.querySelectorAll( 'g.is-off' ) ).toHaveLength( 1 );
	press( 'Home' );
	expect( tip() ).toBe( 'Tuesday\nSourdough: 64\nSpelt: 12' );
	press( 'Escape' );
	toggle( 1 );
	expect( drawn() ).toBe( before );
	expect( document.querySelectorAll( '.is-off' ) ).toHaveLength( 0 );
} );

it( 'closes the hole in a stack, on both sides of zero', () => {
	mount( 'stacked-bars-with-losses' );
	const [ first ] = ys( 1, 'x' );
	const zero = parseFloat(
		document.querySelector( '.is-zero' )!.getAttribute( 'x1' )!
	);
	const losses = ys( 2, 'x' );
	toggle( 0 );
	expect( ys( 1, 'x' )[ 0 ] ).toBeCloseTo( zero, 1 );
	expect( ys( 2, 'x' ) ).toEqual( losses );
	toggle( 0 );
	expect( ys( 1, 'x' )[ 0 ] ).toBe( first );
} );

it( 'lets stacked areas down', () => {
	mount( 'stacked-area' );
	const line = () =>
		document
			.querySelector( 'g[data-series="1"] .frontage-chart__line' )!
			.getAttribute( 'd' );
	const before = line();
	toggle( 0 );
	// Noon of Monday is 30 of 200 alone.
	expect( line() ).toMatch( /^M8\.33 85(?:\.0*\d*)?L/ );
	toggle( 0 );
	expect( line() ).toBe( before );
} );
