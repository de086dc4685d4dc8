/** The portfolio on the front end: filter, pages, hash and texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Portfolio } from '../view/component';
import type { PortfolioProps } from '../view/types';
import { take } from '../../../tests/support/items';

/** Returns the server's props for six projects, four per page. */
function given(): PortfolioProps {
	const page = document.createElement( 'div' );
	page.innerHTML = readFileSync(
		join( __dirname, '../fixtures/filterable-with-pages.html' ),
		'utf8'
	);
	return JSON.parse(
		page.querySelector( 'frontage-island' )!.getAttribute( 'props' )!
	);
}

const show = ( hash = '', more: Partial< PortfolioProps > = {} ) => {
	history.replaceState( null, '', `/page${ hash }` );
	const props = { ...given(), ...more };
	render( <Portfolio { ...props } /> );
	act( () => {
		dispatchEvent( new HashChangeEvent( 'hashchange' ) );
	} );
	return props;
};

const link = ( name: string ) => screen.getByRole( 'link', { name } );
const press = ( name: string ) => fireEvent.click( link( name ) );
const titles = () =>
	[ ...document.querySelectorAll( '.frontage-portfolio__title' ) ].map(
		( { textContent } ) => textContent
	);
const current = () =>
	[ ...document.querySelectorAll( '[aria-current]' ) ].map(
		( { textContent } ) => textContent
	);
const status = () => screen.getByRole( 'status' ).textContent;
const titlesOf = ( { items }: PortfolioProps, from: number, to?: number ) =>
	items.slice( from, to ).map( ( { title } ) => title );

test( 'pages through all projects, announces the page, and has links that work without script', () => {
	const props = show();
	expect( titles() ).toEqual( titlesOf( props, 0, 4 ) );
	expect( link( 'Food' ).getAttribute( 'href' ) ).toBe(
		'?frontage-portfolio%5Bworks%5D=food,1#works'
	);
	press( 'Next' );
	expect( titles() ).toEqual( titlesOf( props, 4 ) );
	expect( status() ).toBe( 'Page 2 of 2, 2 projects' );
	expect( current() ).toEqual( [ 'All', '2' ] );
	expect( link( 'Previous' ).getAttribute( 'href' ) ).toBe( '?#works' );
} );

test( 'shows one category at a time, starting at its first page', () => {
	const props = show( '#works|all|2' );
	press( 'Food' );
	expect( location.hash ).toBe( '#works|food|1' );
	expect( titles() ).toEqual(
		props.items
			.filter( ( { terms } ) => terms?.includes( 'food' ) )
			.map( ( { title } ) => title )
	);
	expect( current() ).toEqual( [ 'Food' ] );
	press( 'All' );
	expect( titles() ).toEqual( titlesOf( props, 0, 4 ) );
} );

test( 'page links stay in the category, and a category starts at its first page', () => {
	show( '#works|food|2', { perPage: 1 } );
	expect( current() ).toEqual( [ 'Food', '2' ] );
	expect( link( 'Page 1' ).getAttribute( 'href' ) ).toBe(
		'?frontage-portfolio%5Bworks%5D=food,1#works'
	);
	press( 'Page 1' );
	expect( current() ).toEqual( [ 'Food', '1' ] );
	press( 'All' );
	expect( current() ).toEqual( [ 'All', '1' ] );
} );

test.each( [
	[ '#works|gone|2', [ 'All', '1' ], 4 ],
	[ '#works|all|9', [ 'All', '2' ], 2 ],
	[ '#works|food|9', [ 'Food' ], 2 ],
] )( 'for %s it shows the closest state', ( hash, marked, works ) => {
	show( hash );
	expect( current() ).toEqual( marked );
	expect( titles() ).toHaveLength( works );
} );

test( 'a project without categories is in none, and images beyond the first row load lazily', () => {
	const { items } = given();
	const [ first ] = take( items, 1 );
	const rest = items.slice( 1 );
	show( '', {
		firstRow: 2,
		items: [ { title: first.title, href: first.href }, ...rest ],
	} );
	const images = [ ...document.querySelectorAll( 'img' ) ];
	expect(
		images.map( ( image ) => image.getAttribute( 'loading' ) )
	).toEqual( [ null, 'lazy', 'lazy' ] );
	expect( images[ 0 ]?.sizes ).toBe( given().sizes );
	expect( images[ 1 ]?.sizes ).toBe( `auto, ${ given().sizes }` );
	const [ slug ] = first.terms!;
	press( given().categories.find( ( one ) => one.slug === slug )!.name );
	expect( titles() ).not.toContain( first.title );
	expect(
		document.querySelector( '.frontage-portfolio__names' )
	).not.toBeNull();
} );
