import { fireEvent, screen } from '@testing-library/dom';
import { answer, begin, items, reasons, Transfer, words } from './fake-field';
import { FakeRequest, fileOf } from './fake-request';

beforeEach( () => {
	FakeRequest.install();
	Object.assign( window, { DataTransfer: Transfer } );
} );

test.each( [
	[ 'B1.exe', 1025, 'Invalid File Size: 1 Kilobytes Max' ],
	[ 'B.pdf', 0, 'This file is empty: B.pdf' ],
	[ 'B1.exe', 1, 'Invalid File Name: B1.exe' ],
	[ 'B.exe', 1, 'Invalid File Type: B.exe. Allowed: PDF.' ],
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

test( 'takes over the files of another row, whatever became of them, and sends what was still waiting', async () => {
	const first = begin();
	first.drop( fileOf( 'a.pdf' ), fileOf( 'B.exe', 1 ) );
	await answer( 'one' );
	first.drop( fileOf( 'c.pdf' ) );
	const { field } = first;
	const second = begin();
	second.field.take( field );
	expect( FakeRequest.last.files() ).toEqual( [ 'c.pdf' ] );
	await answer( 'two' );
	await second.field.settle();
	expect( second.sent() ).toEqual( [
		[ 'cv_sent[]', 'held' ],
		[ 'cv_sent[]', 'one' ],
		[ 'cv_sent[]', 'two' ],
	] );
	expect( items() ).toContain( 'B.exe refused' );
	expect( reasons() ).toEqual( [
		'Invalid File Type: B.exe. Allowed: PDF.',
	] );
	second.field.take();
	expect( second.sent() ).toEqual( [] );
	expect( items() ).toEqual( [] );
} );
