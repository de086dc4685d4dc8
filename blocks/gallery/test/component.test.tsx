/** The gallery on the front end: filter, pages, hash and texts. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Gallery } from '../view/component';
import type { GalleryProps } from '../view/types';
import { take } from '../../../tests/support/items';

const folder = join( __dirname, '../fixtures' );

/** Returns the component's islands in a golden file. */
function islandsOf( sentence: string ): HTMLElement[] {
	const page = document.createElement( 'div' );
	page.innerHTML = readFileSync(
		join( folder, `${ sentence }.html` ),
		'utf8'
	);
	return [
		...page.querySelectorAll< HTMLElement >(
			'frontage-island[name=gallery]'
		),
	];
}

const propsOf = ( island: HTMLElement ): GalleryProps =>
	JSON.parse( island.getAttribute( 'props' )! );

const show = ( sentence = 'filter-with-captions' ) => {
	const [ island ] = take( islandsOf( sentence ), 1 );
	const props = propsOf( island );
	render( <Gallery { ...props } /> );
	return props;
};

const press = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'link', { name } ) );
const alts = () =>
	[ ...document.querySelectorAll( 'img' ) ].map( ( { alt } ) =>
		alt.split( ' ' ).slice( 0, 3 ).join( ' ' )
	);
const status = () => screen.getByRole( 'status' ).textContent;
const current = () =>
	[ ...document.querySelectorAll( '[aria-current]' ) ].map(
		( { textContent } ) => textContent
	);

/** Simulates the browser's Back, which jsdom does late. */
const travel = ( hash: string ) =>
	act( () => {
		history.replaceState( null, '', `/page${ hash }` );
		dispatchEvent( new HashChangeEvent( 'hashchange' ) );
	} );

beforeEach( () => history.replaceState( null, '', '/page' ) );

test.each(
	readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.html' ) )
		.map( ( file ) => file.slice( 0, -5 ) )
		.filter( ( sentence ) => [ ...islandsOf( sentence ) ].length )
)( 'renders the server’s HTML for %s on the client', ( sentence ) => {
	for ( const island of islandsOf( sentence ) ) {
		const { container } = render( <Gallery { ...propsOf( island ) } /> );
		const server = document.createElement( 'div' );
		server.innerHTML = island.innerHTML;
		// PHP and the browser write the same style in two ways.
		for ( const { style } of server.querySelectorAll< HTMLElement >(
			'[style]'
		) ) {
			style.cssText = String( style.cssText );
		}
		// Running the content filters on captions twice must change nothing.
		expect( container.isEqualNode( server ) ).toBe( true );
	}
} );

test( 'shows one category at a time, starting at its first page', () => {
	show();
	press( 'Next' );
	press( 'Sea' );
	expect( current() ).toEqual( [ 'Sea' ] );
	expect( alts() ).toEqual( [
		'A red suspension',
		'Waves rolling in',
		'A pier with',
		'A seagull over',
	] );
	expect( status() ).toBe( 'Page 1 of 1, 4 images' );
} );

test( 'pages through all images and announces the page', () => {
	show();
	expect( status() ).toBe( '' );
	press( 'Page 3' );
	expect( alts() ).toEqual( [ 'An angular wooden' ] );
	expect( status() ).toBe( 'Page 3 of 3, 1 image' );
	expect( current() ).toEqual( [ 'All', '3' ] );
} );

test( 'keeps its state in the hash next to that of others', () => {
	history.replaceState( null, '', '/page#other|sea|1' );
	const { place } = show();
	press( 'Page 2' );
	expect( location.hash ).toBe( `#other|sea|1||${ place.id }|all|2` );
	press( 'Town' );
	expect( location.hash ).toBe( `#other|sea|1||${ place.id }|town|1` );
	press( 'All' );
	expect( location.hash ).toBe( '#other|sea|1' );
} );

test( 'restores the hash on load and follows the Back button', () => {
	history.replaceState( null, '', '/page#gallery-a6c424|town|1' );
	const { place } = show();
	expect( place.id ).toBe( 'gallery-a6c424' );
	expect( current() ).toEqual( [ 'Town' ] );
	travel( `#${ place.id }|all|3` );
	expect( current() ).toEqual( [ 'All', '3' ] );
	travel( '' );
	expect( current() ).toEqual( [ 'All', '1' ] );
} );

test.each( [ 'nonsense|2', 'all|99', 'sea|-1', 'sea', '|', 'all|1e9' ] )(
	'handles the invalid hash %s',
	( state ) => {
		history.replaceState( null, '', `/page#gallery-a6c424|${ state }` );
		show();
		expect( alts().length ).toBeGreaterThan( 0 );
		expect( current().length ).toBeGreaterThan( 0 );
	}
);

test.each( [
	[ 'odd|2', 'all|1' ],
	[ 'all|99', 'all|3' ],
	[ 'town|7', 'town|1' ],
	[ 'sea', 'sea|1' ],
	[ 'sea|-1', 'sea|1' ],
	[ 'sea|1', 'sea|1' ],
] )( 'the address %s becomes what is shown, %s', ( given, right ) => {
	history.replaceState(
		{ kept: 1 },
		'',
		`/page#other|9||gallery-a6c424|${ given }`
	);
	const steps = history.length;
	show();
	expect( location.hash ).toBe( `#other|9||gallery-a6c424|${ right }` );
	expect( history.length ).toBe( steps );
	expect( history.state ).toMatchObject( { kept: 1 } );
} );

test( 'starts with the server’s state and can return to it', () => {
	const [ island ] = take( islandsOf( 'filter-with-captions' ), 1 );
	const props = propsOf( island );
	render( <Gallery { ...props } chosen={ { category: 'sea', page: 1 } } /> );
	expect( current() ).toEqual( [ 'Sea' ] );
	press( 'All' );
	expect( location.hash ).toBe( `#${ props.place.id }|all|1` );
	press( 'Sea' );
	expect( location.hash ).toBe( '' );
} );

test( 'loads later rows only near the viewport', () => {
	show();
	expect(
		[ ...document.querySelectorAll( 'img' ) ].map( ( image ) =>
			image.getAttribute( 'loading' )
		)
	).toEqual( [ null, null, null, 'lazy' ] );
} );
