import { FakeRequest, fileOf, settled } from './fake-request';
import { createUploader } from './uploader';
import type { UploadOptions } from './types';

const begin = ( options: Partial< UploadOptions > = {} ) => {
	const notified: string[] = [];
	const names = ( batch: File[] ) => batch.map( ( { name } ) => name ).join();
	const uploader = createUploader(
		{ url: '/take', ...options },
		{
			fail: ( message ) => notified.push( `fail ${ message }` ),
			progress: ( batch, loaded, all ) =>
				notified.push(
					`progress ${ names( batch ) } ${ loaded }/${ all }`
				),
			complete: ( batch ) =>
				notified.push( `complete ${ names( batch ) }` ),
			completeAll: () => notified.push( 'complete-all' ),
			error: ( error, batch ) =>
				notified.push( `error ${ error.message } ${ names( batch ) }` ),
		}
	);
	return { notified, uploader };
};

const abc = [ 'a', 'b', 'c' ].map( ( name ) => fileOf( name ) );

beforeEach( () => FakeRequest.install() );

test( 'sends one file after the other by default, as `files[]`, by POST', async () => {
	const { notified, uploader } = begin( { multiple: true } );
	void uploader.upload( abc );
	expect( FakeRequest.all ).toHaveLength( 1 );
	expect( FakeRequest.last ).toMatchObject( {
		method: 'POST',
		url: '/take',
		timeout: 0,
	} );
	expect( FakeRequest.last.files() ).toEqual( [ 'a' ] );
	FakeRequest.last.upload.onprogress!( { loaded: 1, total: 2 } );
	await FakeRequest.last.answer();
	expect( FakeRequest.last.files() ).toEqual( [ 'b' ] );
	await FakeRequest.last.answer();
	await FakeRequest.last.answer();
	expect( notified ).toEqual( [
		'progress a 1/2',
		'complete a',
		'complete b',
		'complete c',
		'complete-all',
	] );
} );

test( 'batches, method, field name, further fields and headers are configurable', async () => {
	const { uploader } = begin( {
		multiple: true,
		concurrent: 2,
		method: 'PUT',
		name: 'scan[]',
		params: { box: 'in' },
		headers: { 'X-A': 'b' },
		timeout: 5,
	} );
	void uploader.upload( abc );
	expect( FakeRequest.last.files( 'scan[]' ) ).toEqual( [ 'a', 'b' ] );
	expect( FakeRequest.last.body.get( 'box' ) ).toBe( 'in' );
	expect( FakeRequest.last ).toMatchObject( {
		method: 'PUT',
		timeout: 5,
		headers: { 'X-A': 'b' },
	} );
	await FakeRequest.last.answer();
	expect( FakeRequest.last.files( 'scan[]' ) ).toEqual( [ 'c' ] );
} );

test( 'sends only the first file if only one is allowed', async () => {
	const { notified, uploader } = begin( { concurrent: 5 } );
	void uploader.upload( abc );
	expect( FakeRequest.last.files() ).toEqual( [ 'a' ] );
	await FakeRequest.last.answer();
	expect( notified ).toEqual( [ 'complete a', 'complete-all' ] );
} );

test( 'sends nothing if one file is invalid', async () => {
	const { notified, uploader } = begin( {
		multiple: true,
		check: ( { name } ) => ( name === 'c' ? 'Wrong' : '' ),
	} );
	await uploader.upload( abc );
	expect( notified ).toEqual( [ 'fail Wrong' ] );
	expect( FakeRequest.all ).toEqual( [] );
} );

test.each( [
	[ 200, 'OK', '' ],
	[ 204, 'No Content', '' ],
	[ 299, 'Fine', '' ],
	[ 304, 'Not Modified', '' ],
	[ 0, '', '' ],
	[ 199, 'Early', 'Early' ],
	[ 300, 'Multiple Choices', 'Multiple Choices' ],
	[ 413, 'Payload Too Large', 'Payload Too Large' ],
	[ 500, 'Internal Server Error', 'Internal Server Error' ],
] )( 'status %d %s', async ( status, text, error ) => {
	const { notified, uploader } = begin( { multiple: true } );
	void uploader.upload( abc.slice( 0, 1 ) );
	await FakeRequest.last.answer( status, text );
	expect( notified ).toEqual(
		error ? [ `error ${ error } a` ] : [ 'complete a', 'complete-all' ]
	);
} );

test.each( [
	[ 'onerror', 'Network Error' ],
	[ 'ontimeout', 'Network Timeout' ],
] as const )(
	'%s is a %s, and later files are not sent',
	async ( on, text ) => {
		const { notified, uploader } = begin( { multiple: true } );
		void uploader.upload( abc );
		FakeRequest.last[ on ]!();
		await settled();
		expect( notified ).toEqual( [ `error ${ text } a` ] );
		expect( FakeRequest.all ).toHaveLength( 1 );
	}
);

test( 'aborts at once', async () => {
	const { notified, uploader } = begin( { multiple: true } );
	const done = uploader.upload( abc );
	uploader.abort();
	await done;
	expect( notified ).toEqual( [] );
	expect( FakeRequest.all ).toHaveLength( 1 );
} );
