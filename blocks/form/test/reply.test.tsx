/** Replying to the open message: nothing typed is lost, and nothing is sent twice. */
import { fireEvent, screen } from '@testing-library/react';
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
