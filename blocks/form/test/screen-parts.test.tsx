/** Parts of the inbox screen: fields, actions and queries. */
import { act, render } from '@testing-library/react';
import { fieldsOf } from '../screen/fields';
import { entry, look, openMessage, press, server, show, shown } from './inbox';
import type { Entry } from '../screen/types';
import { item } from '../../../tests/support/items';

const states = [ 'new', 'read', 'spam', 'trash' ] as const;
const mails = [ 'none', 'waiting', 'sending', 'sent', 'failed' ] as const;
const dialog = () => document.querySelector( '.frontage-entry' )!;
const list = () => server.asked.filter( ( path ) => /s\?/.test( path ) ).pop();

test( 'offers the actions for each status and email status', async () => {
	await show();
	const offered = ( more: Partial< Entry > ) =>
		shown.actions
			.filter( ( { isEligible } ) => isEligible?.( entry( 7, more ) ) )
			.map( ( { id } ) => id )
			.join( ' ' );
	expect(
		states.map( ( state ) => offered( { state, mail: 'none' } ) )
	).toEqual( [
		'read spam trash',
		'new spam trash',
		'restore trash',
		'restore delete',
	] );
	expect(
		mails.filter( ( mail ) => offered( { mail } ).includes( 'resend' ) )
	).toEqual( [ 'waiting', 'sent', 'failed' ] );
	const many = shown.actions.filter( ( action ) => 'supportsBulk' in action );
	expect( many ).toHaveLength( shown.actions.length );
	expect( many.every( ( action ) => ( action as any ).supportsBulk ) ).toBe(
		true
	);
} );

test( 'shows submitted values by type', async () => {
	const answer = (
		kind: string,
		value: Entry[ 'content' ][ 0 ][ 'value' ]
	) => ( {
		name: kind,
		label: `The ${ kind }`,
		kind,
		value,
	} );
	const content = [
		answer( 'email', 'ada@example.org' ),
		answer( 'consent', '1' ),
		answer( 'checkbox', [ 'A', 'B' ] ),
		answer( 'file', [ { name: 'cv.pdf', path: 'a', size: 1 } ] ),
	];
	server.stored = [ entry( 7, { content, page: '/contact' } ), entry( 8 ) ];
	await show();
	await openMessage( 0 );
	expect( dialog().querySelector( 'dl' )!.textContent ).toBe(
		'The emailada@example.orgThe consentYesThe checkboxA, BThe filecv.pdf (1 B)'
	);
	expect( dialog().querySelector( 'dl a' )!.getAttribute( 'href' ) ).toBe(
		'mailto:ada@example.org'
	);
	expect( dialog().querySelector( 'p a' )!.getAttribute( 'href' ) ).toBe(
		'/contact'
	);
} );

test( 'has no link to a deleted page', async () => {
	await show();
	await openMessage( 0 );
	expect( dialog().textContent ).toBe( 'Form: Contact' );
	expect( dialog().querySelector( 'a' ) ).toBeNull();
	expect( document.querySelector( 'textarea' )!.maxLength ).toBe( 5000 );
} );

test( 'shows names and sizes of files', async () => {
	const blobs: Blob[] = [];
	const names: string[] = [];
	URL.createObjectURL = ( blob ) => `blob:${ blobs.push( blob as Blob ) }`;
	URL.revokeObjectURL = () => undefined;
	const click = jest
		.spyOn( HTMLAnchorElement.prototype, 'click' )
		.mockImplementation( function ( this: HTMLAnchorElement ) {
			names.push( this.download );
		} );
	const value = [ { name: 'cv.pdf', path: 'a', size: 1 } ];
	const content = [ { name: 'cv', label: 'CV', kind: 'file', value } ];
	server.stored = [ entry( 7, { content } ) ];
	server.file = { name: 'cv.pdf', data: btoa( 'PDF\xff' ), text: 'a,b' };
	await show();
	await look( { search: 'Ada' } );
	await press( 'Export CSV' );
	expect( server.asked.pop() ).toBe(
		'/frontage/v1/entries/export?format=csv&page=1&per_page=20&search=Ada'
	);
	await press( 'Export CSV' );
	await openMessage( 0 );
	await press( 'cv.pdf' );
	expect( names ).toEqual( [ 'cv.pdf', 'cv.pdf', 'cv.pdf' ] );
	expect( blobs.map( ( { size } ) => size ) ).toEqual( [ 3, 3, 4 ] );
	click.mockRestore();
} );

test( 'requests the selected page, search and filters', async () => {
	await show();
	await look( {
		page: 3,
		perPage: 50,
		search: 'Ada & Bob',
		filters: [
			{ field: 'mail', operator: 'is', value: 'failed' },
			{ field: 'form', operator: 'is', value: undefined },
		],
	} );
	expect( list() ).toBe(
		'/frontage/v1/entries?page=3&per_page=50&search=Ada+%26+Bob&mail=failed'
	);
	server.total = 101;
	await look( { page: undefined, perPage: undefined, search: undefined } );
	expect( list() ).toContain( 'page=1&per_page=20&search=&' );
	expect( shown.paginationInfo ).toEqual( {
		totalItems: 101,
		totalPages: 6,
	} );
	await look( { perPage: 50 } );
	expect( shown.paginationInfo.totalPages ).toBe( 3 );
} );

test( 'ignores an outdated response', async () => {
	await show();
	const later = () => {
		let then = () => {};
		server.wait = new Promise( ( done ) => ( then = done ) );
		return () => act( async () => then() );
	};
	const slow = later();
	await look( { search: 'slow' } );
	const quick = later();
	await look( { search: 'quick' } );
	server.stored = [];
	await slow();
	expect( shown.data ).toHaveLength( 3 );
	expect( shown.isLoading ).toBe( true );
	server.stored = [ entry( 9 ) ];
	await quick();
	expect( shown.data.map( ( { id } ) => id ) ).toEqual( [ 9 ] );
	expect( shown.isLoading ).toBe( false );
} );

test( 'shows the status of emails and highlights unread messages', () => {
	const forms = [ { id: 'f1', title: 'Contact' } ];
	const fields = fieldsOf( {
		forms,
		fields: [ 'cv' ],
		states: { new: 0, read: 0, spam: 0, trash: 0 },
		unread: 0,
		failed: 0,
	} );
	const field = ( id: string ) =>
		item(
			fields.filter( ( one ) => one.id === id ),
			0
		);
	const html = ( id: string, more: Partial< Entry > ) =>
		render( field( id ).render!( { item: entry( 7, more ) } ) ).container
			.innerHTML;
	expect( field( 'form' ).elements ).toEqual( [
		{ value: 'f1', label: 'Contact' },
	] );
	expect( field( 'field' ).elements ).toEqual( [
		{ value: 'cv', label: 'cv' },
	] );
	expect( field( 'field' ).getValue?.() ).toBe( '' );
	expect( html( 'sender', {} ) ).toMatch( /<strong.*Sender 7.*\(unread\)/ );
	expect( html( 'sender', { state: 'read' } ) ).not.toMatch(
		/<strong|unread/
	);
	expect( html( 'sender', { sender: '' } ) ).toContain( 'Unknown sender' );
	expect( html( 'message', {} ) ).toMatch(
		/<strong>.*Contact.*<\/strong> – .*Message 7/
	);
	expect( html( 'message', { answered: true } ) ).toContain( 'Answered' );
	expect( html( 'message', { mail: 'failed' } ) ).toContain( 'Email failed' );
	expect( html( 'message', { mail: 'waiting', tries: 1 } ) ).toContain(
		'Email delayed'
	);
	expect( html( 'message', { mail: 'waiting' } ) ).not.toContain( 'Email' );
	expect( html( 'form', {} ) ).toContain( '<bdi>Contact</bdi>' );
	expect( html( 'created', {} ) ).toMatch( /12:00 (?:PM|pm)/i );
	expect( html( 'mail', { mail: 'waiting' } ) ).toContain( '>Pending<' );
	expect( html( 'mail', { mail: 'waiting', tries: 1 } ) ).toContain(
		'Failed, will retry'
	);
	expect( html( 'mail', { mail: 'sent', tries: 1 } ) ).toContain( '>Sent<' );
} );
