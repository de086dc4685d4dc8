import { fireEvent, screen } from '@testing-library/dom';
import { FakeRequest, fileOf, settled } from './fake-request';
import { uploadField } from './field';
import type { FieldOptions } from './field';

const words = {
	hint: 'Choose, drop, or paste files here.',
	remove: 'Remove %s',
	again: 'Try again',
	progress: '%1$s of %2$s files sent',
	sending: 'Sending %s',
	refused: '%s files were not accepted.',
	rejected: 'Remove the files that were not accepted, then send again.',
	removed: '%s was removed.',
	size: 'Invalid File Size: %s Kilobytes Max',
	name: 'Invalid File Name: %s',
	type: 'Invalid File Type: %s',
	empty: 'This file is empty: %s',
	count: 'Too many files. Maximum: %s.',
	'Network Error': 'Network Error',
};

/** jsdom does not support `DataTransfer`. */
class Transfer {
	files: File[] = [];
	types = [ 'Files' ];
	items = { add: ( file: File ) => this.files.push( file ) };
}

const begin = (
	rules: Partial< FieldOptions[ 'rules' ] > = {},
	more: Partial< FieldOptions > = {}
) => {
	document.body.innerHTML = `<div class="frontage-files"><div class="frontage-files__zone"><input type="file" name="cv[]" aria-label="CV"><p class="frontage-files__hint"></p></div>
		<ul class="frontage-files__list"><li><label><input type="checkbox" value="held" data-size="2048" checked><span class="frontage-files__name">Held.pdf</span></label></li></ul></div>`;
	const root = document.querySelector< HTMLElement >( '.frontage-files' )!;
	const input = screen.getByLabelText< HTMLInputElement >( 'CV' );
	Object.defineProperty( input, 'files', { value: [], writable: true } );
	const stop = new AbortController();
	const field = uploadField( root, {
		rules: {
			name: 'cv',
			kind: 'file',
			types: [ 'pdf' ],
			size: 1,
			count: 4,
			pattern: '[A-Za-z.]+',
			...rules,
		},
		grant: 'signed',
		words,
		signal: stop.signal,
		...more,
	} );
	const drop = ( ...files: File[] ) =>
		fireEvent.drop( root, {
			dataTransfer: Object.assign( new Transfer(), { files } ),
		} );
	const sent = () => {
		const data = new FormData();
		field.fill( data );
		return [ ...data ].map( ( [ key, value ] ) => [
			key,
			value instanceof File ? value.name : value,
		] );
	};
	const said = () => screen.getByRole( 'status' ).textContent;
	return { root, input, field, drop, sent, said };
};

const answer = ( ...receipts: string[] ) =>
	FakeRequest.last.answer( 200, 'OK', {
		files: receipts.map( ( receipt ) => ( { name: 'x', receipt } ) ),
	} );

const items = () =>
	screen
		.queryAllByRole( 'listitem' )
		.map( ( { dataset, firstChild } ) =>
			[ firstChild!.textContent, dataset.state ].join( ' ' )
		);

beforeEach( () => {
	FakeRequest.install();
	Object.assign( window, { DataTransfer: Transfer } );
} );

test( 'uploads files at once, and the form sends only their receipts', async () => {
	const { drop, sent, said, input, field } = begin();
	expect( screen.getByText( words.hint ) ).toBeTruthy();
	drop( fileOf( 'a.pdf', 10 ), fileOf( 'b.pdf', 10 ) );
	expect( FakeRequest.last.files() ).toEqual( [ 'a.pdf' ] );
	expect( FakeRequest.last.body.get( 'grant' ) ).toBe( 'signed' );
	expect( FakeRequest.last.body.get( 'action' ) ).toBe( 'frontage_upload' );
	expect( [ ...input.files! ] ).toHaveLength( 2 );
	FakeRequest.last.upload.onprogress!( { loaded: 5, total: 12 } );
	expect(
		screen.getByRole< HTMLProgressElement >( 'progressbar', {
			name: 'Sending a.pdf',
		} ).value
	).toBe( 0.5 );
	await answer( 'one' );
	expect( said() ).toBe( '2 of 3 files sent' );
	await FakeRequest.last.answer( 500, 'Internal Server Error' );
	expect( said() ).toBe( 'Internal Server Error' );
	expect( items() ).toEqual( [
		'Held.pdf sent',
		'a.pdf sent',
		'b.pdf failed',
	] );
	expect( sent() ).toEqual( [
		[ 'cv_sent[]', 'held' ],
		[ 'cv_sent[]', 'one' ],
		[ 'cv[]', 'b.pdf' ],
	] );
	fireEvent.click( screen.getByText( 'Try again' ) );
	await answer( 'two' );
	await field.settle();
	expect( sent() ).toHaveLength( 3 );
	expect( sent()[ 2 ] ).toEqual( [ 'cv_sent[]', 'two' ] );
} );

const reasons = () =>
	[ ...document.querySelectorAll( '.frontage-files__reason' ) ].map(
		( { textContent } ) => textContent
	);

test.each( [
	[ 'B1.exe', 1025, 'Invalid File Size: 1 Kilobytes Max' ],
	[ 'B.pdf', 0, 'This file is empty: B.pdf' ],
	[ 'B1.exe', 1, 'Invalid File Name: B1.exe' ],
	[ 'B.exe', 1, 'Invalid File Type: pdf' ],
] )(
	'size, name, type: %s of %d bytes is listed with its reason, and the good one is sent',
	async ( name, bytes, message ) => {
		const { root, drop, said, field, sent } = begin();
		const notified: string[] = [];
		root.addEventListener( 'frontage:upload', ( event ) => {
			const { type, message: text } = ( event as CustomEvent ).detail;
			notified.push( `${ type }: ${ text }` );
		} );
		drop( fileOf( 'a.pdf' ), fileOf( name, bytes ) );
		expect( said() ).toBe( message );
		expect( notified ).toEqual( [ `fail: ${ message }` ] );
		expect( FakeRequest.last.files() ).toEqual( [ 'a.pdf' ] );
		await answer( 'one' );
		expect( items() ).toEqual( [
			'Held.pdf sent',
			'a.pdf sent',
			`${ name } refused`,
		] );
		expect( reasons() ).toEqual( [ message ] );
		expect( field.files().map( ( one ) => one.name ) ).toEqual( [
			'Held.pdf',
			'a.pdf',
		] );
		expect( sent() ).toEqual( [
			[ 'cv_sent[]', 'held' ],
			[ 'cv_sent[]', 'one' ],
		] );
		expect( field.refusal() ).toBe( words.rejected );
		fireEvent.click( screen.getByLabelText( `Remove ${ name }` ) );
		expect( [ field.refusal(), reasons() ] ).toEqual( [ '', [] ] );
	}
);

test( 'of too many files the first are kept, the others say so', async () => {
	const { drop, said } = begin();
	drop( ...'abcde'.split( '' ).map( ( name ) => fileOf( `${ name }.pdf` ) ) );
	expect( said() ).toBe( '2 files were not accepted.' );
	expect( reasons() ).toEqual( [
		'Too many files. Maximum: 4.',
		'Too many files. Maximum: 4.',
	] );
	expect( items().slice( -3 ) ).toEqual( [
		'c.pdf waiting',
		'd.pdf refused',
		'e.pdf refused',
	] );
} );

test( 'names lose the marks that reverse their direction', async () => {
	const { drop, sent } = begin( { pattern: '' } );
	drop( fileOf( 'cv\u202Exe.pdf' ), fileOf( 'cv\u2066fdp.exe' ) );
	await FakeRequest.last.answer( 500, 'Broken' );
	expect( items().slice( 1 ) ).toEqual( [
		'cvxe.pdf failed',
		'cvfdp.exe refused',
	] );
	expect( sent()[ 1 ] ).toEqual( [ 'cv[]', 'cvxe.pdf' ] );
} );

test( 'what the server says of each file of a batch is listed', async () => {
	const { drop, said, sent } = begin( {}, { upload: { concurrent: 2 } } );
	drop( fileOf( 'a.pdf' ), fileOf( 'b.pdf' ) );
	await FakeRequest.last.answer( 200, 'OK', {
		files: [
			{ name: 'a.pdf', code: 'file_type', message: 'Not a PDF' },
			{ name: 'b.pdf', receipt: 'two' },
		],
	} );
	expect( items().slice( 1 ) ).toEqual( [ 'a.pdf refused', 'b.pdf sent' ] );
	expect( [ reasons(), said() ] ).toEqual( [ [ 'Not a PDF' ], 'Not a PDF' ] );
	expect( sent()[ 1 ] ).toEqual( [ 'cv_sent[]', 'two' ] );
} );

test( 'a single field keeps the first file and replaces the previous one', async () => {
	const { root, sent } = begin( { count: 1 } );
	fireEvent.paste( root, {
		clipboardData: { files: [ fileOf( 'a.pdf' ), fileOf( 'b.pdf' ) ] },
	} );
	await answer( 'one' );
	expect( FakeRequest.all ).toHaveLength( 1 );
	expect( sent() ).toEqual( [ [ 'cv_sent[]', 'one' ] ] );
} );

test( 'marks a file that the server rejects and continues with the next', async () => {
	const { drop, said } = begin();
	drop( fileOf( 'a.pdf' ), fileOf( 'b.pdf' ) );
	await FakeRequest.last.answer( 415, 'Unsupported Media Type', {
		code: 'file_type',
		message: 'Invalid File Type: pdf',
	} );
	expect( said() ).toBe( 'Invalid File Type: pdf' );
	await answer( 'two' );
	expect( items() ).toEqual( [
		'Held.pdf sent',
		'a.pdf refused',
		'b.pdf sent',
	] );
} );

test( 'removing a file aborts its upload; the others continue', async () => {
	const { drop, said } = begin( {}, { upload: { concurrent: 2 } } );
	drop( fileOf( 'a.pdf' ), fileOf( 'b.pdf' ) );
	FakeRequest.last.upload.onprogress!( { loaded: 1, total: 2 } );
	fireEvent.click( screen.getByLabelText( 'Remove a.pdf' ) );
	expect( said() ).toBe( 'a.pdf was removed.' );
	expect( screen.getByLabelText( 'Remove b.pdf' ).matches( ':focus' ) ).toBe(
		true
	);
	await settled();
	expect( FakeRequest.last.files() ).toEqual( [ 'b.pdf' ] );
} );

test( 'replacing a file aborts its upload', async () => {
	const { drop } = begin( { count: 1 } );
	drop( fileOf( 'a.pdf' ) );
	drop( fileOf( 'b.pdf' ) );
	await settled();
	expect( FakeRequest.all.map( ( one ) => one.files() ) ).toEqual( [
		[ 'a.pdf' ],
		[ 'b.pdf' ],
	] );
	expect( items() ).toEqual( [ 'b.pdf waiting' ] );
} );

test( 'reports each batch to the page, and each change to validation', async () => {
	const { root, drop } = begin();
	const notified: string[] = [];
	root.addEventListener( 'frontage:upload', ( event ) =>
		notified.push( ( event as CustomEvent ).detail.type )
	);
	root.addEventListener( 'change', () => notified.push( 'change' ) );
	drop( fileOf( 'a.pdf' ), fileOf( 'b.pdf' ) );
	expect( FakeRequest.last.timeout ).toBe( 300_000 );
	await answer( 'one' );
	await FakeRequest.last.answer( 415, 'No', { code: 'file_type' } );
	expect( notified ).toEqual( [
		'change',
		'complete',
		'change',
		'error',
		'change',
	] );
	expect( items() ).toEqual( [
		'Held.pdf sent',
		'a.pdf sent',
		'b.pdf refused',
	] );
} );

test( 'offers a retry only for failed files', async () => {
	const { drop, root, said } = begin();
	const again = screen.getByText( 'Try again' );
	const line = screen.getByRole( 'status' );
	expect( [ again.hidden, again.getAttribute( 'type' ) ] ).toEqual( [
		true,
		'button',
	] );
	drop( fileOf( 'a.pdf' ) );
	await FakeRequest.last.answer( 500, 'Broken' );
	expect( [ again.hidden, line.className, said() ] ).toEqual( [
		false,
		'frontage-files__status is-error',
		'Broken',
	] );
	fireEvent.click( again );
	expect( [ again.hidden, line.className, said() ] ).toEqual( [
		true,
		'frontage-files__status',
		'',
	] );
	await answer( 'one' );
	expect( [
		...root.querySelectorAll(
			'.frontage-files__list,.frontage-files__again'
		),
	] ).toHaveLength( 2 );
} );
