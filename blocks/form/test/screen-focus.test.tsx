/** Keyboard and screen reader on the inbox screen: focus stays nearby, and the open message stays open. */
import { fireEvent, screen } from '@testing-library/react';
import {
	close,
	entry,
	look,
	mockLoading,
	openMessage,
	press,
	said,
	server,
	show,
	shown,
} from './inbox';

const at = () => document.body.ownerDocument.activeElement as HTMLElement;
const row = () =>
	[ ...document.querySelectorAll( 'tr' ) ].indexOf( at().closest( 'tr' )! );
const notesBox = () => screen.getByRole( 'textbox', { name: 'Notes' } );

test( 'after a message is removed, focus moves to the next one, then to the last one', async () => {
	await show();
	await press( 'Move to trash', 1 );
	expect( said() ).toContain( '1 message moved to the trash.' );
	expect( shown.data.map( ( { id } ) => id ) ).toEqual( [ 7, 9 ] );
	expect( [ row(), at().textContent ] ).toEqual( [ 1, 'Sender 9' ] );
	await press( 'Spam', 1 );
	expect( row() ).toBe( 0 );
} );

test( 'after the last message is removed, focus moves to the panel of the tab', async () => {
	server.stored = [ entry( 7 ) ];
	await show();
	await press( 'Spam', 0 );
	expect( shown.data ).toHaveLength( 0 );
	expect( at() ).toBe( screen.getByRole( 'group', { name: 'Messages' } ) );
} );

test( 'a disappearing button below the list moves focus to the panel', async () => {
	await show();
	const button = document.createElement( 'button' );
	document.querySelector( '.dataviews-footer' )!.append( button );
	button.focus();
	button.remove();
	await look( { page: 2 } );
	expect( at() ).toBe( screen.getByRole( 'checkbox', { name: 'All' } ) );
} );

test( 'a remaining message keeps the focus, as does anything outside', async () => {
	await show();
	await press( 'Resend email', 2 );
	expect( [ row(), at().textContent ] ).toEqual( [ 2, 'Resend email' ] );
	at().blur(); // As in a list that is inert while it loads.
	await look( { page: 3 } );
	expect( [ row(), at().textContent ] ).toEqual( [ 2, 'Resend email' ] );
	const outside = document.body.appendChild(
		document.createElement( 'button' )
	);
	outside.focus();
	await look( { page: 2 } );
	expect( at() ).toBe( outside );
	outside.remove();
} );

test( 'announces loading for a new search but not for a reload after a change', async () => {
	await show();
	mockLoading.length = 0;
	await press( 'Spam', 0 );
	expect( mockLoading ).not.toContain( true );
	await look( { search: 'Ada' } );
	expect( mockLoading ).toContain( true );
	expect( shown.isLoading ).toBe( false );
} );

test( 'a message opened from the unread list stays open, and closing it focuses the next one', async () => {
	await show();
	await press( 'Unread (1)' );
	await openMessage( 0 );
	expect( server.sent ).toEqual( [ { do: 'read', ids: [ 7 ] } ] );
	expect( shown.data.map( ( { id } ) => id ) ).toEqual( [ 8, 9 ] );
	expect( screen.getByRole( 'region', { name: 'Message' } ) ).toBeTruthy();
	expect( at() ).toBe( screen.getByRole( 'heading', { name: 'Contact' } ) );
	expect( said() ).toBe( '' );
	await close();
	expect( [ row(), at().textContent ] ).toEqual( [ 0, 'Sender 8' ] );
} );

test( 'a read message is not marked again', async () => {
	server.stored = [ entry( 7, { state: 'read' } ) ];
	await show();
	await openMessage( 0 );
	expect( server.sent ).toEqual( [] );
	await close();
	expect( at().textContent ).toBe( 'Sender 7' );
} );

test( 'notes are saved when their message is closed and shown when it is opened again', async () => {
	await show();
	await openMessage( 0 );
	await close();
	expect( server.sent ).toHaveLength( 1 );
	await openMessage( 0 );
	fireEvent.change( notesBox(), { target: { value: 'Called back' } } );
	await close();
	expect( server.sent ).toContainEqual( { notes: 'Called back' } );
	expect( server.asked ).toContain( '/frontage/v1/entries/7/notes' );
	expect( said() ).toContain( 'Notes saved.' );
	await openMessage( 0 );
	expect( ( notesBox() as HTMLTextAreaElement ).value ).toBe( 'Called back' );
	await press( 'Save notes' );
	expect( at() ).toBe( screen.getByRole( 'button', { name: 'Save notes' } ) );
	expect( at().hasAttribute( 'disabled' ) ).toBe( false );
	expect( at().getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	await close();
	await openMessage( 1 );
	expect( ( notesBox() as HTMLTextAreaElement ).value ).toBe( '' );
	expect( server.sent.filter( ( one ) => 'notes' in one ) ).toHaveLength( 1 );
} );
