/** The gallery: one player, what follows, loading with a lock, and failures. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Order } from '@frontage/video-player';
import { VideoGallery } from '../view/component';
import { loadPage, type LoadedPage } from '../view/load-page';
import type { GalleryProps, Item } from '../view/types';
import { item, PROPS } from './gallery-props';

const players: { order: Order; remove: jest.Mock }[] = [];

jest.mock( '../view/load-page', () => ( { loadPage: jest.fn() } ) );
const mockOpen = ( stage: Element, order: Order ) => {
	const frame = document.createElement( 'iframe' );
	stage.prepend( frame );
	const remove = jest.fn( () => frame.remove() );
	players.push( { order, remove } );
	return { frame, remove };
};

let mockCanOpen = true;
jest.mock( '@frontage/video-player', () => ( {
	canOpen: () => mockCanOpen,
	playsAlone: () => {},
	openPlayer: ( stage: Element, order: Order ) => mockOpen( stage, order ),
} ) );

const asked = loadPage as jest.MockedFunction< typeof loadPage >;

const answer = ( page: number, ...items: Item[] ): LoadedPage => ( {
	items,
	page,
	pages: 3,
	vendors: PROPS.vendors,
} );

const settle = () => act( async () => {} );
const show = async ( changed: Partial< GalleryProps > = {} ) => {
	render( <VideoGallery { ...PROPS } { ...changed } /> );
	await settle();
};
const list = () => within( screen.getByRole( 'list', { name: 'Films' } ) );
const names = () =>
	list()
		.getAllByRole( 'link' )
		.map( ( { textContent } ) => textContent );
const press = async ( name: string | RegExp ) => {
	fireEvent.click( screen.getByRole( 'link', { name } ) );
	await settle();
};
const play = async ( number: number ) => {
	fireEvent.click(
		list().getByRole( 'link', { name: `Play video: Video ${ number }` } )
	);
	await settle();
};
const current = () => list().getByRole( 'link', { current: true } ).textContent;
const last = () => players[ players.length - 1 ]!;

beforeEach( () => {
	players.length = 0;
	asked.mockReset();
	history.replaceState( null, '', '/' );
	localStorage.clear();
} );

test( 'plays what is pressed, and removes what played', async () => {
	await show();
	await play( 2 );
	expect( last().order.embed ).toBe( 'https://player.example/2' );
	expect( current() ).toBe( 'Play video: Video 2' );
	await play( 1 );
	expect( players[ 0 ]!.remove ).toHaveBeenCalled();
	expect( document.querySelectorAll( 'iframe' ) ).toHaveLength( 1 );
} );

test( 'brings the poster back when it is hidden, and opens nothing in what is closed', async () => {
	await show();
	await play( 2 );
	act( () => last().order.onHidden() );
	await settle();
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	mockCanOpen = false;
	await play( 1 );
	mockCanOpen = true;
	expect( players ).toHaveLength( 1 );
	expect(
		list().getAllByRole( 'link' )[ 0 ]!.closest( 'li' )!.className
	).not.toContain( 'is-playing' );
} );

test( 'leaves presses with a key to the browser', async () => {
	await show();
	document.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	fireEvent.click( list().getAllByRole( 'link' )[ 0 ]!, { ctrlKey: true } );
	await settle();
	expect( players ).toHaveLength( 0 );
} );

test( 'the next video follows, then the next page, but no vendor without a press', async () => {
	asked.mockResolvedValue( answer( 2, item( 3 ), item( 4, 'vimeo' ) ) );
	await show();
	await play( 1 );
	act( () => last().order.onEnd!() );
	await settle();
	expect( last().order.title ).toBe( 'Video 2' );
	act( () => last().order.onEnd!() );
	await settle();
	await settle();
	expect( last().order.title ).toBe( 'Video 3' );
	act( () => last().order.onEnd!() );
	await settle();
	expect( players ).toHaveLength( 3 );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	expect( current() ).toBe( 'Play video: Video 4' );
} );

test( 'nothing follows without autonext', async () => {
	await show( { options: { ...PROPS.options, autonext: false } } );
	await play( 1 );
	act( () => last().order.onEnd!() );
	await settle();
	expect( players ).toHaveLength( 1 );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
} );

test( 'loads one page at a time', async () => {
	let finish: ( page: LoadedPage ) => void = () => {};
	asked.mockReturnValue( new Promise( ( done ) => ( finish = done ) ) );
	await show();
	await press( 'Next' );
	await press( 'Page 3' );
	expect( asked.mock.calls ).toEqual( [ [ PROPS.options, 2 ] ] );
	expect(
		screen
			.getByRole( 'list', { name: 'Films' } )
			.getAttribute( 'aria-busy' )
	).toBe( 'true' );
	await act( async () => finish( answer( 2, item( 3 ) ) ) );
	expect( names() ).toEqual( [ 'Play video: Video 3' ] );
	expect( location.hash ).toBe( '#films|all|2' );
} );

test( 'says what failed, keeps the page, and tries again', async () => {
	asked.mockRejectedValueOnce( new Error( 'no' ) );
	await show();
	await press( 'Next' );
	expect( screen.getByRole( 'alert' ).textContent ).toContain(
		'Sorry, there was an error loading the next page.'
	);
	expect( names() ).toHaveLength( 2 );
	asked.mockResolvedValueOnce( answer( 2, item( 3 ) ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	await settle();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( names() ).toEqual( [ 'Play video: Video 3' ] );
} );

test( 'the link to a page that failed tries again, too', async () => {
	asked.mockRejectedValueOnce( new Error( 'no' ) );
	await show( { hasMore: true } );
	await press( 'Load more' );
	asked.mockResolvedValueOnce( answer( 2, item( 3 ) ) );
	await press( 'Load more' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( names() ).toHaveLength( 3 );
} );

test( 'a failure brings the poster back and is told', async () => {
	await show();
	await play( 1 );
	act( () => last().order.onFailure() );
	expect( screen.getByRole( 'alert' ).textContent ).toBe(
		'youtube cannot play this video here.'
	);
	expect( document.querySelector( 'iframe' ) ).toBeNull();
} );

test( 'consent that is withdrawn stops its vendor, no other one, and what would follow', async () => {
	await show( { items: [ item( 1 ), item( 2, 'vimeo' ) ], pages: 1 } );
	const choose = async ( name: string ) => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		await settle();
	};
	await choose( 'Always youtube' );
	// What is on top loads, and nothing else.
	expect( players ).toHaveLength( 1 );
	await choose( 'Always vimeo' );
	expect( players ).toHaveLength( 1 );
	await play( 2 );
	await choose( 'Stop youtube' );
	expect( document.querySelectorAll( 'iframe' ) ).toHaveLength( 1 );
	await choose( 'Stop vimeo' );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	// A press has allowed it before.
	await play( 1 );
	act( () => last().order.onEnd!() );
	await settle();
	expect( players ).toHaveLength( 3 );
	expect( current() ).toBe( 'Play video: Video 2' );
} );

test( 'a video in place of its thumbnail ends with its page', async () => {
	await show( {
		isWhole: true,
		pages: 2,
		items: [ item( 1 ), item( 2 ), item( 3 ) ],
		options: { ...PROPS.options, thumbplay: true },
	} );
	await play( 1 );
	await press( 'Page 2' );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Page 2 of 2' );
	await press( 'Page 1' );
	expect( players ).toHaveLength( 1 );
} );

test( 'says the page that is turned to while a video plays on top', async () => {
	asked.mockResolvedValue( answer( 2, item( 3 ) ) );
	await show();
	const said = () => screen.getByRole( 'status' ).textContent;
	await play( 1 );
	expect( said() ).toBe( 'Now playing: Video 1' );
	await press( 'Next' );
	expect( document.querySelector( 'iframe' ) ).not.toBeNull();
	expect( said() ).toBe( 'Page 2 of 3' );
	await play( 3 );
	expect( said() ).toBe( 'Now playing: Video 3' );
} );

test( 'adds pages below each other', async () => {
	asked.mockImplementation( async ( _, page ) =>
		answer( page, item( 2 * page ) )
	);
	history.replaceState( null, '', '/#films|all|3' );
	await show( { hasMore: true, items: [ item( 1 ) ] } );
	await settle();
	await settle();
	expect( asked.mock.calls.map( ( [ , page ] ) => page ).sort() ).toEqual( [
		2, 3,
	] );
	expect( names() ).toHaveLength( 3 );
} );
