/** The open message: replying, what happened, neighbors, and the menu's number. */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, screen } from '@testing-library/react';
import {
	close,
	entry,
	notices,
	openMessage,
	press,
	said,
	server,
	show,
} from './inbox';
import { item } from '../../../tests/support/items';
import type { Reply } from '../screen/types';

const offline = { code: 'offline_error', message: 'Unable to connect.' };
const message = () => screen.getByRole( 'region', { name: 'Message' } );
const textBox = () =>
	screen.getByRole< HTMLTextAreaElement >( 'textbox', {
		name: 'Your reply',
	} );
const type = ( text: string ) =>
	fireEvent.change( textBox(), { target: { value: text } } );
const replies = () => server.sent.filter( ( one ) => 'body' in one ) as Reply[];
const stored = ( more: Partial< Reply > = {} ): Reply => ( {
	request: 'a'.repeat( 32 ),
	created: '2027-01-31 12:00:00',
	author: 'Olga',
	recipient: 'ada@example.org',
	subject: 'Re: Contact',
	body: 'Yes.',
	mail: 'sent',
	problem: '',
	advice: '',
	...more,
} );
/** Answers each reply with what becomes of it. */
const answerWith = ( more: Partial< Reply > ) => {
	Object.defineProperty( server.details, 'replies', {
		configurable: true,
		enumerable: true,
		get: () => {
			const byId = replies().map( ( sent ) => [ sent.request, sent ] );
			return Object.values( Object.fromEntries( byId ) ).map( ( sent ) =>
				stored( { ...( sent as Reply ), ...more } )
			);
		},
	} );
};

test( 'a reply goes out with its own ID, and its text is gone afterwards', async () => {
	answerWith( { mail: 'sent' } );
	await show();
	await openMessage( 0 );
	expect( message().textContent ).not.toContain( 'An email to' );
	await press( 'Reply' );
	expect( textBox() ).toBe( document.body.ownerDocument.activeElement );
	expect( message().textContent ).toContain(
		'An email to ada@example.org. The answer arrives at owner@example.org'
	);
	await press( 'Send reply' );
	expect( replies() ).toHaveLength( 0 );
	type( 'Yes.' );
	await press( 'Send reply' );
	expect( replies() ).toEqual( [
		{
			request: expect.stringMatching( /^[0-9a-f]{32}$/ ),
			subject: 'Re: Contact',
			body: 'Yes.',
			quote: false,
		},
	] );
	expect( said() ).toContain(
		'Reply to ada@example.org handed to the mail server.'
	);
	expect(
		screen.queryByRole( 'textbox', { name: 'Your reply' } )
	).toBeNull();
	await press( 'Reply' );
	type( 'And another.' );
	await press( 'Send reply' );
	expect( item( replies(), 1 ).request ).not.toBe(
		item( replies(), 0 ).request
	);
} );

test( 'a lost connection loses nothing, and the repeated reply is the same one', async () => {
	await show();
	await openMessage( 0 );
	await press( 'Reply' );
	type( 'Yes.' );
	fireEvent.click(
		screen.getByRole( 'checkbox', { name: /Quote the message/ } )
	);
	server.refuse = ( path ) => {
		if ( path.endsWith( '/reply' ) ) {
			throw offline;
		}
	};
	await press( 'Send reply' );
	expect( notices() ).toMatch(
		/Your reply has not been sent.*Your site cannot be reached/
	);
	expect( textBox().value ).toBe( 'Yes.' );
	await close();
	const leave = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( leave );
	expect( leave.defaultPrevented ).toBe( true );
	await openMessage( 1 );
	expect(
		screen.queryByRole( 'textbox', { name: 'Your reply' } )
	).toBeNull();
	await close();
	await openMessage( 0 );
	expect( textBox().value ).toBe( 'Yes.' );
	// The server stores it, but its response is lost.
	let lost = true;
	server.refuse = ( path ) => {
		if ( path.endsWith( '/reply' ) && lost ) {
			lost = false;
			server.sent.push( { body: 'first', request: '' } );
			throw offline;
		}
	};
	await press( 'Send reply' );
	answerWith( { mail: 'sent' } );
	await press( 'Send reply' );
	expect( item( replies().reverse(), 0 ) ).toMatchObject( {
		body: 'Yes.',
		quote: true,
	} );
	expect( said() ).toContain( 'handed to the mail server' );
	const leaveNow = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( leaveNow );
	expect( leaveNow.defaultPrevented ).toBe( false );
} );

test( 'a reply that the mail server rejected is not called sent and keeps its ID', async () => {
	answerWith( {
		mail: 'failed',
		problem: 'SMTP said no.',
		advice: 'Ask your host.',
	} );
	await show();
	await openMessage( 0 );
	await press( 'Reply' );
	type( 'Yes.' );
	await press( 'Send reply' );
	expect( notices() ).toContain( 'SMTP said no. Ask your host.' );
	expect( said() ).toBe( '' );
	expect( textBox().value ).toBe( 'Yes.' );
	await press( 'Send reply' );
	const [ first, second ] = replies();
	expect( second!.request ).toBe( first!.request );
	await press( 'Discard' );
	expect(
		screen.queryByRole( 'textbox', { name: 'Your reply' } )
	).toBeNull();
} );

test( 'a failed reply of an earlier visit is continued under its ID', async () => {
	server.details = {
		replies: [
			stored(),
			stored( {
				request: 'b'.repeat( 32 ),
				body: 'Well.',
				mail: 'failed',
				problem: 'SMTP said no.',
			} ),
		],
	};
	await show();
	await openMessage( 0 );
	expect( message().textContent ).toMatch(
		/Olga.*To ada@example.org: Re: ContactYes\.Handed to the mail server\..*This reply was not sent: SMTP said no\./
	);
	await press( 'Edit and send again' );
	expect( textBox().value ).toBe( 'Well.' );
	await press( 'Send reply' );
	expect( item( replies(), 0 ).request ).toBe( 'b'.repeat( 32 ) );
} );

test( 'a message without an address says that it cannot be answered', async () => {
	server.stored = [ entry( 7, { replyTo: '' } ) ];
	await show();
	await openMessage( 0 );
	expect( screen.queryByRole( 'button', { name: 'Reply' } ) ).toBeNull();
	expect( message().textContent ).toContain( 'contains no email address' );
} );

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
