/** The open message: what happened, neighbors, moving it, and the menu's number. */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, screen } from '@testing-library/react';
import {
	close,
	entry,
	notices,
	openMessage,
	press,
	server,
	show,
} from './inbox';
import { item } from '../../../tests/support/items';

jest.mock( '@wordpress/api-fetch' );

const offline = { code: 'offline_error', message: 'Unable to connect.' };
const message = () => screen.getByRole( 'region', { name: 'Message' } );
test( 'tells what happened, with advice, and says what “handed” means', async () => {
	server.details = {
		history: [
			{
				time: '2027-01-31 12:00:00',
				text: 'Stored.',
				tone: '',
				advice: '',
			},
			{ time: '', text: 'Failed: no.', tone: 'bad', advice: 'Ask.' },
		],
	};
	await show();
	await openMessage( 0 );
	const lines = [ ...message().querySelectorAll( 'ol li' ) ];
	expect( lines.map( ( { textContent } ) => textContent ) ).toEqual( [
		expect.stringMatching( /12:00.*Stored\./ ),
		'Failed: no.Ask.',
	] );
	expect( item( lines, 1 ).className ).toBe( 'is-bad' );
	expect( message().textContent ).toContain(
		'Your site cannot know whether it arrived.'
	);
	await press( 'Resend email' );
	expect( server.sent ).toContainEqual( { do: 'resend', ids: [ 7 ] } );
} );

test( 'goes to the neighbors by button and by key, but not while something is typed', async () => {
	server.details = { newer: 9, older: 8 };
	await show();
	await openMessage( 0 );
	const at = () =>
		new URLSearchParams( window.location.search ).get( 'entry' );
	const key = ( target: Element, name: string, more = {} ) =>
		act(
			async () => void fireEvent.keyDown( target, { key: name, ...more } )
		);
	const heading = () => screen.getByRole( 'heading', { name: 'Contact' } );
	await key( heading(), 'j' );
	expect( at() ).toBe( '8' );
	await key( heading(), 'k' );
	expect( at() ).toBe( '9' );
	await key( heading(), 'j', { ctrlKey: true } );
	await key( screen.getByRole( 'textbox', { name: 'Notes' } ), 'j' );
	expect( at() ).toBe( '9' );
	await press( 'Older message' );
	expect( at() ).toBe( '8' );
	expect( heading() ).toBe( document.body.ownerDocument.activeElement );
} );

test( 'goes to a neighbor of the list before the server has answered', async () => {
	await show();
	server.refuse = ( path ) => {
		if ( /entries\/\d/.test( path ) ) {
			throw offline;
		}
	};
	await openMessage( 1 );
	await press( 'Older message' );
	expect( window.location.search ).toContain( 'entry=9' );
	await press( 'Newer message' );
	expect( window.location.search ).toContain( 'entry=8' );
} );

test( 'at the end of the list there is no further message', async () => {
	await show();
	await openMessage( 0 );
	const button = screen.getByRole( 'button', { name: 'Older message' } );
	expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	await press( 'Older message' );
	expect( window.location.search ).toContain( 'entry=7' );
} );

test( 'a link leads to a message that the list does not show, and says if it was deleted', async () => {
	server.stored = [ entry( 7, { state: 'spam', subject: 'Hidden' } ) ];
	const visit = ( id: number ) => {
		window.history.replaceState(
			null,
			'',
			`?page=frontage-inbox&entry=${ id }`
		);
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	};
	visit( 7 );
	await show();
	expect( screen.getByRole( 'heading', { name: 'Hidden' } ) ).toBeTruthy();
	expect( server.sent ).toEqual( [] );
	await press( 'Move to inbox' );
	expect( server.sent ).toEqual( [ { do: 'read', ids: [ 7 ] } ] );
	await act( async () => visit( 99 ) );
	expect( notices() ).toContain( 'This message has been deleted.' );
	await close();
	expect( screen.getByRole( 'group', { name: 'Messages' } ) ).toBeTruthy();
} );

test.each( [
	[ 'Spam', 'spam' ],
	[ 'Move to trash', 'trash' ],
	[ 'Mark as unread', 'new' ],
] )( '“%s” returns to the list, and stays if it fails', async ( name, to ) => {
	await show();
	await openMessage( 0 );
	server.refuse = ( path ) => {
		if ( path.includes( 'change' ) ) {
			throw offline;
		}
	};
	const tools = () =>
		[ ...message().querySelectorAll( '[role=group] button' ) ].find(
			( { textContent } ) => textContent === name
		) as HTMLElement;
	await act( async () => tools().click() );
	expect( message() ).toBeTruthy();
	server.refuse = () => undefined;
	await act( async () => tools().click() );
	expect( server.sent ).toContainEqual( { do: to, ids: [ 7 ] } );
	expect( screen.queryByRole( 'region', { name: 'Message' } ) ).toBeNull();
} );

test( 'a change waits for the one before, so that reading never undoes moving', async () => {
	const order: string[] = [];
	let release = () => {};
	const slow = new Promise< void >( ( done ) => ( release = done ) );
	const answered = jest.mocked( apiFetch ).getMockImplementation()!;
	jest.mocked( apiFetch ).mockImplementation( ( async ( options: {
		data?: { do: string };
	} ) => {
		if ( options.data?.do ) {
			order.push( options.data.do );
			await ( options.data.do === 'read' ? slow : undefined );
		}
		return answered( options );
	} ) as typeof apiFetch );
	await show();
	await openMessage( 0 );
	const [ spam ] = message().querySelectorAll< HTMLElement >(
		'[role=group] button:nth-child(2)'
	);
	await act( async () => spam!.click() );
	expect( order ).toEqual( [ 'read' ] );
	await act( async () => release() );
	expect( order ).toEqual( [ 'read', 'spam' ] );
} );

test( 'updates the number in the menu', async () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		'<span class="frontage-unread awaiting-mod count-5"><span>5</span><span>5 unread messages</span></span>'
	);
	await show();
	const bubble = document.querySelector( '.frontage-unread' )!;
	expect( bubble.outerHTML ).toBe(
		'<span class="frontage-unread awaiting-mod count-1"><span>1</span><span>1 unread message</span></span>'
	);
	bubble.remove();
} );

test( 'limits the list to folders and days', async () => {
	jest.useFakeTimers( { now: new Date( '2027-01-31T12:00:00Z' ) } );
	await show();
	const asked = () =>
		server.asked.filter( ( path ) => path.includes( 'entries?' ) ).pop();
	const choose = ( value: string ) =>
		act(
			async () =>
				void fireEvent.change( screen.getByLabelText( 'Received' ), {
					target: { value },
				} )
		);
	await choose( 'week' );
	expect( asked() ).toContain( '&from=2027-01-25' );
	expect( asked() ).not.toContain( 'until' );
	await choose( 'days' );
	fireEvent.change( screen.getByLabelText( 'To' ), {
		target: { value: '2027-01-26' },
	} );
	await press( 'Unread (1)' );
	expect( asked() ).toContain(
		'&state=new&from=2027-01-25&until=2027-01-26'
	);
	await choose( 'any' );
	await press( 'Inbox' );
	expect( asked() ).not.toMatch( /from|until|state/ );
	jest.useRealTimers();
} );
