import { fireEvent, screen } from '@testing-library/dom';
import { answer, begin, items, Transfer, words } from './fake-field';
import { FakeRequest, fileOf, settled } from './fake-request';

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
		message: 'Invalid File Type: a.pdf. Allowed: PDF.',
	} );
	expect( said() ).toBe( 'Invalid File Type: a.pdf. Allowed: PDF.' );
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
