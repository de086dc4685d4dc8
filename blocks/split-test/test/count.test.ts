import { count } from '../view/count';
import { COOKIE, DATA, forget, ID } from './page';
import type { TestData } from '../view/types';

const PAGE = { ajax: '/ajax', reached: [], consent: false };

let sent: { test_id: string; subject_id: number; record_type: string }[] = [];

/** Shows a page with a test, on which the visitor has the new variant. */
function open( data: Partial< TestData > = {}, value = '1' ): HTMLElement {
	document.cookie = `${ COOKIE }=${ value };path=/`;
	document.body.innerHTML =
		'<div data-subject="1"><a href="/new/">New</a><b>text</b></div><a id="out" href="/out/">Out</a><form id="commentform"><input name="comment_post_ID" value="7"></form>';
	const root = document.body.firstElementChild as HTMLElement;
	root.dataset.split = JSON.stringify( { ...DATA, ...data } );
	count( PAGE );
	return root;
}

const types = async () => {
	await Promise.resolve();
	return sent.map( ( { record_type: type } ) => type );
};

const click = ( selector: string ) =>
	document
		.querySelector( selector )!
		.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		);

beforeEach( () => {
	jest.useFakeTimers( { doNotFake: [ 'queueMicrotask' ] } );
	forget();
	sent = [];
	sessionStorage.clear();
	location.hash = '';
	Object.defineProperty( navigator, 'sendBeacon', {
		configurable: true,
		value: ( url: string, body: URLSearchParams ) => {
			expect( url ).toBe( '/ajax' );
			expect( body.get( 'action' ) ).toBe( 'et_pb_update_stats_table' );
			sent.push( ...JSON.parse( body.get( 'stats_data_array' )! ) );
			return true;
		},
	} );
	document.addEventListener( 'click', ( event ) => event.preventDefault() );
} );

describe( 'count', () => {
	it( 'counts a visitor once, also on the next page view', async () => {
		open();
		expect( await types() ).toEqual( [ 'view_page' ] );
		expect( sent[ 0 ] ).toEqual( {
			test_id: ID,
			subject_id: 1,
			record_type: 'view_page',
		} );
		expect( document.cookie ).toBe( `${ COOKIE }=1a` );
		open( {}, '1a' );
		expect( await types() ).toHaveLength( 1 );
	} );

	it( 'says that a visitor stayed', async () => {
		open( { bounce: 7 } );
		jest.advanceTimersByTime( 6999 );
		expect( await types() ).toEqual( [ 'view_page' ] );
		jest.advanceTimersByTime( 1 );
		expect( await types() ).toEqual( [ 'view_page', 'read_page' ] );
	} );

	it( 'says that a visitor goes on to another page', async () => {
		open( { goal: 'comment', record: 'con_goal' } );
		click( '#out' );
		click( '#out' );
		expect( await types() ).toEqual( [ 'view_page', 'read_page' ] );
	} );

	it( 'tells pages apart where addresses are queries', async () => {
		open( { goal: 'comment', record: 'con_goal' } );
		const link = document.querySelector( 'a' )!;
		link.href = '#more';
		click( 'a' );
		expect( await types() ).toEqual( [ 'view_page' ] );
		link.href = '/?page_id=7#more';
		click( 'a' );
		expect( await types() ).toEqual( [ 'view_page', 'read_page' ] );
	} );

	it( 'counts a click on a link in the test, not on text and not elsewhere', async () => {
		open( {}, '1ab' );
		click( 'b' );
		click( '#out' );
		expect( await types() ).toEqual( [] );
		click( '[data-split] a' );
		click( '[data-split] a' );
		expect( await types() ).toEqual( [ 'click_goal' ] );
	} );

	it( 'counts a press of the middle button, not one that opens a menu', async () => {
		open( {}, '1ab' );
		const press = ( button: number ) =>
			document
				.querySelector( '[data-split] a' )!
				.dispatchEvent(
					new MouseEvent( 'auxclick', { bubbles: true, button } )
				);
		press( 2 );
		expect( await types() ).toEqual( [] );
		press( 1 );
		expect( await types() ).toEqual( [ 'click_goal' ] );
	} );

	it( 'counts clicks on the whole page if the author says so', async () => {
		open( { scope: 'page' }, '1ab' );
		click( '#out' );
		expect( await types() ).toEqual( [ 'click_goal' ] );
	} );

	it( 'counts a form that was sent in the test', async () => {
		const root = open( { goal: 'form', record: 'con_goal' }, '1ab' );
		const sendIn = ( from: Element ) =>
			from.dispatchEvent(
				new CustomEvent( 'frontage:goal', { bubbles: true } )
			);
		sendIn( document.querySelector( 'form' )! );
		expect( await types() ).toEqual( [] );
		sendIn( root.querySelector( 'b' )! );
		expect( await types() ).toEqual( [ 'con_goal' ] );
	} );

	it( 'counts a comment after the page was loaded again', async () => {
		const goal = { goal: 'comment', record: 'con_goal' };
		open( goal, '1ab' );
		location.hash = '#comment-7';
		open( goal, '1ab' );
		expect( await types() ).toEqual( [] );
		document
			.querySelector( 'form' )!
			.dispatchEvent( new Event( 'submit', { bubbles: true } ) );
		open( goal, '1ab' );
		expect( await types() ).toEqual( [ 'con_goal' ] );
	} );

	it( 'counts a comment that is shown on another page of the comments', async () => {
		const goal = { goal: 'comment', record: 'con_goal' };
		open( goal, '1ab' );
		document
			.querySelector( 'form' )!
			.dispatchEvent( new Event( 'submit', { bubbles: true } ) );
		history.replaceState( null, '', '/comment-page-2/#comment-7' );
		open( goal, '1ab' );
		expect( await types() ).toEqual( [ 'con_goal' ] );
		history.replaceState( null, '', '/' );
	} );

	it( 'counts a page that is a goal, for those who take part', async () => {
		const reached: [ string, string ][] = [ [ ID, 'con_goal' ] ];
		count( { ...PAGE, reached } );
		document.cookie = `${ COOKIE }=x;path=/`;
		count( { ...PAGE, reached } );
		expect( await types() ).toEqual( [] );
		document.cookie = `${ COOKIE }=0ab;path=/`;
		count( { ...PAGE, reached } );
		count( { ...PAGE, reached } );
		expect( await types() ).toEqual( [ 'con_goal' ] );
		expect( sent[ 0 ]!.subject_id ).toBe( 0 );
	} );

	it( 'counts what the cookie of this site says, not that of another in a folder', async () => {
		const site = '-6b4b1a2c';
		document.cookie = `${ COOKIE }${ site }=0a;path=/`;
		open( { site } );
		expect( await types() ).toEqual( [ 'view_page' ] );
		sent = [];
		count( { ...PAGE, site, reached: [ [ ID, 'con_goal' ] ] } );
		expect( await types() ).toEqual( [ 'con_goal' ] );
		expect( sent[ 0 ]!.subject_id ).toBe( 0 );
	} );

	it( 'counts nothing after the visitor asked not to be tracked', async () => {
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			value: true,
			configurable: true,
		} );
		open();
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			value: undefined,
			configurable: true,
		} );
		expect( await types() ).toEqual( [] );
	} );

	it( 'waits until the page is seen', async () => {
		const state = jest
			.spyOn( document, 'visibilityState', 'get' )
			.mockReturnValue( 'hidden' );
		open();
		expect( await types() ).toEqual( [] );
		state.mockReturnValue( 'visible' );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		expect( await types() ).toEqual( [ 'view_page' ] );
		state.mockRestore();
	} );

	it( 'fetches where there is no beacon', async () => {
		Object.defineProperty( navigator, 'sendBeacon', {
			configurable: true,
			value: () => false,
		} );
		const fetched = jest.fn().mockResolvedValue( {} );
		const { fetch: before } = window;
		window.fetch = fetched;
		open();
		await Promise.resolve();
		window.fetch = before;
		expect( fetched ).toHaveBeenCalledWith(
			'/ajax',
			expect.objectContaining( { keepalive: true, method: 'POST' } )
		);
	} );
} );
