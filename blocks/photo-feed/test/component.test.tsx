/** The feed on the front end: more photos, copies that come later, broken images, and resolution. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { callAction } from '@frontage/api';
import { PhotoFeed } from '../view/component';
import type { MorePhotos, Photo, PhotoFeedProps } from '../view/types';
import { FakeResizeObserver } from '../../../tests/support/observers';
import { item, take } from '../../../tests/support/items';

jest.mock( '@frontage/api', () => ( { callAction: jest.fn() } ) );

const call = jest.mocked( callAction );

/** Answers by action. */
let answers: Record< string, unknown >;

const propsOf = ( sentence: string ): PhotoFeedProps => {
	const page = document.createElement( 'div' );
	page.innerHTML = readFileSync(
		join( __dirname, `../fixtures/${ sentence }.html` ),
		'utf8'
	);
	return JSON.parse(
		page
			.querySelector( 'frontage-island[name=photo-feed]' )!
			.getAttribute( 'props' )!
	);
};

const show = async ( changed: Partial< PhotoFeedProps > = {} ) => {
	const props = {
		...propsOf( 'a-grid-with-a-button-for-more' ),
		...changed,
	};
	const { container } = render( <PhotoFeed { ...props } /> );
	await act( async () => {} );
	return { props, container };
};

const sent = ( name: string ) =>
	call.mock.calls
		.filter( ( [ action ] ) => action === name )
		.map( ( [ , fields ] ) => fields as Record< string, unknown > );

const photo = ( id: string, image = true ): Photo => ( {
	id,
	alt: id,
	rows: 100,
	...( image && { image: copies( id ) } ),
} );

const copies = ( id: string ) => ( {
	sizes: { 150: `/${ id }-150.jpg`, 320: `/${ id }-320.jpg` },
	width: 320,
	height: 320,
	extension: 'jpg',
} );

const more = ( shouldPaginate: boolean, ...photos: Photo[] ): MorePhotos => ( {
	photos,
	resizedImages: {},
	feedStatus: { shouldPaginate },
	offset: 24,
} );

const press = async ( name: string ) => {
	fireEvent.click( screen.getByRole( 'button', { name } ) );
	await act( async () => {} );
};

beforeEach( () => {
	FakeResizeObserver.install();
	answers = { sbi_do_locator: {}, sbi_resized_images_submit: {} };
	call.mockReset();
	call.mockImplementation( ( name ) =>
		answers[ name ] instanceof Error || ! ( name in answers )
			? Promise.reject( answers[ name ] )
			: Promise.resolve( answers[ name ] )
	);
} );

test( 'asks for more with the fields of the specification, and hides the button at the end', async () => {
	const { props, container } = await show();
	answers.sbi_load_more_clicked = more( true, photo( 'a' ) );
	await press( 'Load more' );
	expect( sent( 'sbi_load_more_clicked' ) ).toEqual( [
		{
			offset: 12,
			page: 2,
			current_resolution: 0,
			...props.request,
			location: 'content',
			locator_nonce: '',
		},
	] );
	expect( container.querySelectorAll( 'li' ) ).toHaveLength( 13 );
	expect( screen.getByRole( 'status' ).textContent ).toBe(
		'Photos added: 1.'
	);
	answers.sbi_load_more_clicked = more( false, photo( 'a' ), photo( 'b' ) );
	await press( 'Load more' );
	expect( item( sent( 'sbi_load_more_clicked' ), 1 ).offset ).toBe( 24 );
	expect( container.querySelectorAll( 'li' ) ).toHaveLength( 14 );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

test( 'shows the photos that a preview has, and asks nobody', async () => {
	const { request } = propsOf( 'a-grid-with-a-button-for-more' );
	const { container } = await show( {
		photos: [ photo( 'a' ), photo( 'b', false ) ],
		rest: [ photo( 'c' ), photo( 'd' ), photo( 'e' ) ],
		request: { ...request, atts: '' },
	} );
	await press( 'Load more' );
	expect( container.querySelectorAll( 'li' ) ).toHaveLength( 4 );
	await press( 'Load more' );
	expect( container.querySelectorAll( 'li' ) ).toHaveLength( 5 );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( call ).not.toHaveBeenCalled();
} );

test( 'says that it failed, and tries again', async () => {
	const { container } = await show();
	answers.sbi_load_more_clicked = new Error( 'network' );
	await press( 'Load more' );
	expect( screen.getByRole( 'alert' ).textContent ).toBe(
		'More photos could not be loaded.'
	);
	answers.sbi_load_more_clicked = more( true, photo( 'a' ) );
	await press( 'Try again' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( container.querySelectorAll( 'li' ) ).toHaveLength( 13 );
} );

test( 'shows copies that were made after the page, and keeps the place if there are none', async () => {
	answers.sbi_resized_images_submit = { late: copies( 'late' ) };
	const { container } = await show( {
		photos: [ photo( 'late', false ), photo( 'never', false ) ],
	} );
	const [ asked ] = take( sent( 'sbi_resized_images_submit' ), 1 );
	expect( asked.needs_resizing ).toEqual( [ 'late', 'never' ] );
	expect( container.querySelector( 'img' )!.alt ).toBe( 'late' );
	expect( container.querySelector( '.is-missing' )!.textContent ).toBe(
		'never'
	);
} );

test( 'replaces a broken size by the next smaller one, and then by its words', async () => {
	const { container } = await show( { photos: [ photo( 'a' ) ] } );
	const image = () => container.querySelector( 'img' )!;
	fireEvent.error( image() );
	await act( async () => {} );
	expect( image().getAttribute( 'src' ) ).toBe( '/a-150.jpg' );
	expect( image().className ).toContain( 'has-error' );
	fireEvent.error( image() );
	await act( async () => {} );
	expect( container.querySelector( '.is-missing' )!.textContent ).toBe( 'a' );
	const [ asked ] = take( sent( 'sbi_resized_images_submit' ), 1 );
	expect( asked.needs_resizing ).toEqual( [ 'a' ] );
} );

test( 'resolution rises after half a second, and never falls', async () => {
	jest.useFakeTimers();
	const { container } = await show( { photos: [ photo( 'a' ) ] } );
	const widths = () =>
		container
			.querySelector( 'img' )!
			.srcset.split( ', ' )
			.map( ( part ) => part.split( ' ' )[ 1 ] );
	const resize = ( width: number ) => {
		container.querySelector( 'li' )!.getBoundingClientRect = () =>
			( { width } ) as DOMRect;
		FakeResizeObserver.last.resize( container.querySelector( 'ul' )! );
		act( () => void jest.advanceTimersByTime( 499 ) );
		const before = widths();
		act( () => void jest.advanceTimersByTime( 1 ) );
		return [ before, widths() ];
	};
	expect( resize( 300 ) ).toEqual( [ [ '150w', '320w' ], [ '320w' ] ] );
	expect( resize( 100 ) ).toEqual( [ [ '320w' ], [ '320w' ] ] );
	jest.useRealTimers();
} );

test( 'tells the server where it is, and calls the test only in test mode', async () => {
	await show();
	expect( sent( 'sbi_do_locator' ) ).toHaveLength( 1 );
	expect( sent( 'sbi_on_ajax_test_trigger' ) ).toHaveLength( 0 );
	history.replaceState( null, '', '?frontage-feed-test' );
	await show();
	expect( sent( 'sbi_on_ajax_test_trigger' ) ).toHaveLength( 1 );
	history.replaceState( null, '', '?' );
} );
