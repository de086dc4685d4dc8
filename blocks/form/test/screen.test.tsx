/** The inbox screen: notices about failed emails follow the owner's actions. */
import { act, render, screen } from '@testing-library/react';
import { entry, notices, press, run, said, server, show, shown } from './inbox';
import { item } from '../../../tests/support/items';

const notice = () => document.querySelector( '.components-notice.is-error' );

test( 'shows the notice of failed emails until they have been sent', async () => {
	server.stored = [
		entry( 7, { mail: 'failed', problem: 'SMTP said no.' } ),
	];
	await show();
	expect( notices() ).toContain( '1 message could not be emailed to you.' );
	await run( 'resend', server.stored );
	expect( notice() ).not.toBeNull();
	expect( said() ).toContain( 'The email could not be sent: SMTP said no.' );
	server.stored = [ entry( 7 ) ];
	await run( 'resend', server.stored );
	expect( notice() ).toBeNull();
	expect( said() ).toContain( 'Email handed to the mail server.' );
	expect( shown.data[ 0 ]?.mail ).toBe( 'sent' );
} );

test( 'counts emails, and does not call a pending one sent', async () => {
	await show();
	await run( 'resend', server.stored );
	expect( said() ).toContain( '3 emails handed to the mail server.' );
	item( server.stored, 1 ).mail = 'sending';
	await run( 'resend', server.stored );
	expect( said() ).toContain(
		'The email could not be sent and will be retried later.'
	);
} );

test.each( [
	[ 'read', 'new', '2 messages marked as read.' ],
	[ 'new', 'read', '2 messages marked as unread.' ],
	[ 'spam', 'new', '2 messages marked as spam.' ],
	[ 'trash', 'read', '2 messages moved to the trash.' ],
	[ 'restore', 'spam', '2 messages moved to the inbox.' ],
	[ 'restore', 'trash', '2 messages moved to the inbox.' ],
] as const )(
	'reports what “%s” did with %s messages',
	async ( id, state, sentence ) => {
		server.stored = [ entry( 7, { state } ), entry( 8, { state } ) ];
		const some = server.stored;
		await show();
		await run( id, some );
		const to = id === 'restore' ? 'read' : id;
		expect( server.sent ).toEqual( [ { do: to, ids: [ 7, 8 ] } ] );
		expect( said() ).toContain( sentence );
	}
);

test( 'asks before it deletes messages for good', async () => {
	const state = 'trash';
	server.stored = [ entry( 7, { state } ), entry( 8, { state } ) ];
	await show();
	const Dialog = shown.actions.find(
		( { id } ) => id === 'delete'
	)!.RenderModal!;
	const closeModal = jest.fn();
	await act(
		async () =>
			void render(
				<Dialog items={ server.stored } closeModal={ closeModal } />
			)
	);
	expect( screen.getByRole( 'dialog' ).textContent ).toContain(
		'Delete 2 messages permanently?'
	);
	await press( 'Cancel' );
	expect( server.sent ).toEqual( [] );
	expect( closeModal ).toHaveBeenCalledTimes( 1 );
	await press( 'Delete permanently' );
	expect( server.sent ).toEqual( [ { do: 'delete', ids: [ 7, 8 ] } ] );
	expect( said() ).toContain( '2 messages permanently deleted.' );
} );

test( 'undoes moving to spam and to the trash, for each message its own way', async () => {
	const some = [ entry( 7 ), entry( 8, { state: 'read' } ) ];
	server.stored = some;
	await show();
	await run( 'spam', some );
	expect( shown.data ).toHaveLength( 0 );
	const [ undo ] = screen
		.getAllByRole( 'button', { name: 'Undo' } )
		.reverse();
	await act( async () => undo!.click() );
	expect( server.sent.slice( 1 ) ).toEqual( [
		{ do: 'new', ids: [ 7 ] },
		{ do: 'read', ids: [ 8 ] },
	] );
	expect( shown.data.map( ( { state } ) => state ) ).toEqual( [
		'new',
		'read',
	] );
	expect( said() ).toContain( 'Undone.' );
} );

test( 'undoes moving messages from spam to the trash', async () => {
	const some = [ entry( 7, { state: 'spam' } ) ];
	server.stored = some;
	await show();
	await run( 'trash', some );
	const [ undo ] = screen
		.getAllByRole( 'button', { name: 'Undo' } )
		.reverse();
	await act( async () => undo!.click() );
	expect( server.sent ).toEqual( [
		{ do: 'trash', ids: [ 7 ] },
		{ do: 'spam', ids: [ 7 ] },
	] );
	expect( said() ).toContain( 'Undone.' );
} );

test( 'does not report messages deleted elsewhere as changed', async () => {
	await show();
	const gone = server.stored;
	server.stored = gone.slice( 2 );
	await run( 'spam', gone );
	expect( said() ).toMatch( /^1 message marked as spam\./ );
	server.stored = [];
	await run( 'trash', gone );
	expect( said() ).toContain( 'Nothing was changed' );
	expect( shown.data ).toHaveLength( 0 );
} );
