/** Errors on the inbox screen: what it shows, and that no input is lost. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
	close,
	entry,
	look,
	mockLoading,
	notices,
	openMessage,
	press,
	run,
	said,
	server,
	show,
	shown,
} from './inbox';
import { item } from '../../../tests/support/items';

const offline = { code: 'offline_error', message: 'Unable to connect.' };
const refuseAll = ( thrown: unknown, part = '' ) => {
	server.refuse = ( path ) => {
		if ( path.includes( part ) ) {
			throw thrown;
		}
	};
};
const worksAgain = () => {
	server.refuse = () => undefined;
};
const body = ( status: number, json: () => Promise< unknown > ) =>
	( { status, json } ) as Response;
const LISTS = 'entries?';
const notesBox = () =>
	screen.getByRole< HTMLTextAreaElement >( 'textbox', { name: 'Notes' } );

test( 'a list that fails to load is not shown as empty and can be reloaded', async () => {
	const sentence = () => render( shown.empty! ).container.textContent;
	refuseAll(
		body( 500, () => Promise.reject( 'HTML' ) ),
		LISTS
	);
	await show();
	expect( shown.empty ).toBeNull();
	expect( notices() ).toMatch(
		/The messages could not be loaded\. Your site had an error/
	);
	worksAgain();
	server.stored = [];
	await press( 'Try again' );
	expect( notices() ).toBe( '' );
	expect( sentence() ).toContain( 'No messages.' );
	await look( { search: 'nobody' } );
	expect( sentence() ).toBe(
		'No messages found. Try a different search or remove filters.'
	);
	await look( {
		search: '',
		filters: [ { field: 'mail', operator: 'is', value: 'failed' } ],
	} );
	expect( sentence() ).toContain( 'remove filters' );
} );

test.each( [
	[ offline, 'Your site cannot be reached.' ],
	[ { code: 'fetch_error' }, 'Your site cannot be reached.' ],
	[ { code: 'rest_cookie_invalid_nonce' }, 'You are logged out.' ],
	[ body( 400, async () => 0 ), 'You are logged out.' ],
	[ { code: 'rest_forbidden', data: { status: 401 } }, 'You are logged out' ],
	[ { code: 'invalid_json' }, 'Your site had an error' ],
	[
		{ code: 'internal_server_error', data: { status: 500 } },
		'Your site had an error',
	],
	[
		{ code: 'frontage_x', message: 'Ours.', data: { status: 502 } },
		'Ours.',
	],
	[
		{ code: 'rest_forbidden', message: 'No.', data: { status: 403 } },
		'No.',
	],
] )(
	'a change rejected with %j explains what to do and keeps the messages',
	async ( thrown, sentence ) => {
		await show();
		refuseAll( thrown );
		await run( 'trash', [ item( server.stored, 0 ) ] );
		expect( said() ).toContain( sentence );
		expect( shown.data ).toHaveLength( 3 );
		worksAgain();
		await press( 'Try again' );
		expect( notices() ).toBe( '' );
		expect( shown.data.map( ( { state } ) => state ) ).toEqual( [
			'new',
			'new',
			'new',
		] );
	}
);

test( 'a page that was open for days renews its nonce and reloads', async () => {
	const stale = { code: 'rest_cookie_invalid_nonce', message: 'No.' };
	let isStale = true;
	server.refuse = ( path ) => {
		if ( path.includes( LISTS ) && isStale ) {
			isStale = false;
			throw body( 403, async () => stale );
		}
	};
	await show();
	expect( shown.data ).toHaveLength( 3 );
	expect( shown.paginationInfo ).toEqual( { totalItems: 3, totalPages: 1 } );
	expect( notices() ).toBe( '' );
	expect( server.asked.filter( ( path ) => path.includes( LISTS ) ) ).toEqual(
		Array( 3 ).fill( '/frontage/v1/entries?page=1&per_page=20&search=' )
	);
} );

test( 'a rejection despite a new nonce is not retried, and an invalid response is an error of the site', async () => {
	refuseAll( offline, LISTS );
	await show();
	const lists = server.asked.filter( ( path ) => path.includes( LISTS ) );
	expect( lists ).toHaveLength( 1 );
	worksAgain();
	server.isBroken = true;
	await press( 'Try again' );
	expect( notices() ).toContain( 'Your site had an error' );
} );

test( 'search, list and notes survive a lost connection', async () => {
	await show();
	await look( { search: 'Ada' } );
	await openMessage( 0 );
	fireEvent.change( notesBox(), { target: { value: 'Called back' } } );
	refuseAll( offline );
	await press( 'Save notes' );
	expect( said() ).toMatch(
		/have not been saved.*Your site cannot be reached/
	);
	expect( notesBox().value ).toBe( 'Called back' );
	await close();
	await run( 'spam', [ item( server.stored, 1 ) ] );
	expect( shown.view.search ).toBe( 'Ada' );
	expect( shown.data ).toHaveLength( 3 );
	const leave = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( leave );
	expect( leave.defaultPrevented ).toBe( true );
	worksAgain();
	await openMessage( 0 );
	expect( notesBox().value ).toBe( 'Called back' );
	server.sent = [];
	await press( 'Save notes' );
	expect( server.sent ).toContainEqual( { notes: 'Called back' } );
	const leaveNow = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( leaveNow );
	expect( leaveNow.defaultPrevented ).toBe( false );
} );

test( 'a failed search keeps its text and shows no other messages', async () => {
	await show();
	refuseAll( offline, LISTS );
	await look( { search: 'Ada' } );
	expect( shown.view.search ).toBe( 'Ada' );
	expect( shown.data ).toHaveLength( 0 );
	expect( notices() ).toContain( 'The messages could not be loaded.' );
	worksAgain();
	mockLoading.length = 0;
	await look( { search: '' } ); // The outdated messages are no longer shown, so it loads.
	expect( mockLoading ).toContain( true );
	expect( shown.data ).toHaveLength( 3 );
} );

test( 'reports failed exports and files', async () => {
	const value = [ { name: 'cv.pdf', path: 'a/b c', size: 1 } ];
	const content = [ { name: 'cv', label: 'CV', kind: 'file', value } ];
	server.stored = [ entry( 7, { content } ) ];
	await show();
	refuseAll( offline, 'export' );
	await press( 'Export JSON' );
	expect( said() ).toContain( 'Your site cannot be reached.' );
	expect( server.asked.pop() ).toContain( 'export?format=json&page=1' );
	refuseAll( { code: 'frontage_no_file', message: 'Gone.' }, 'file' );
	await openMessage( 0 );
	await press( 'cv.pdf' );
	expect( said() ).toContain( 'Gone.' );
	expect( server.asked.pop() ).toContain( '7/file?name=a%2Fb%20c' );
} );

test( 'the screen itself can be reloaded', async () => {
	refuseAll( offline );
	await show();
	expect( notices() ).toContain( 'Your site cannot be reached.' );
	worksAgain();
	await act( async () =>
		screen.getByRole( 'button', { name: 'Try again' } ).click()
	);
	expect( shown.data ).toHaveLength( 3 );
} );
