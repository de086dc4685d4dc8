import { callAction } from './call-action';
import { fakeServer } from './test/fake-server';

const FORBIDDEN = { status: 403, foreign: true, body: '<html>No</html>' };

test( 'sends fields form-encoded to admin-ajax, and returns JSON as data', async () => {
	const asked = fakeServer( [ { body: { likes: 3 } } ] );
	expect(
		await callAction( 'like', {
			likes_id: 'a-1',
			list: [ 1, { b: true } ],
			none: null,
		} )
	).toEqual( { likes: 3 } );
	expect( asked ).toEqual( [
		{
			address: 'http://localhost/wp-admin/admin-ajax.php',
			method: 'POST',
			credentials: 'same-origin',
			fields: {
				action: 'like',
				likes_id: 'a-1',
				'list[0]': '1',
				'list[1][b]': '1',
			},
			headers: {
				'X-Frontage-Request': expect.stringMatching( /^[0-9a-f]{32}$/ ),
			},
		},
	] );
} );

test( 'returns other responses as text, and sends a form unchanged', async () => {
	const asked = fakeServer( [ { body: '<p>4</p>' } ] );
	const form = new FormData();
	form.set( 'file', new File( [ 'x' ], 'x.txt' ) );
	expect( await callAction( 'send', form ) ).toBe( '<p>4</p>' );
	expect( asked[ 0 ]?.fields ).toMatchObject( {
		action: 'send',
		file: expect.any( File ),
	} );
	expect( form.has( 'action' ) ).toBe( false );
} );

test( 'sends the fields of a GET in the URL', async () => {
	const asked = fakeServer( [ { body: 'x' } ] );
	await callAction(
		'list',
		{ page: 2 },
		{ method: 'GET', headers: { 'X-Mine': '1' } }
	);
	expect( asked[ 0 ] ).toMatchObject( {
		address: 'http://localhost/wp-admin/admin-ajax.php?page=2&action=list',
		fields: {},
		headers: { 'X-Mine': '1' },
	} );
} );

test( 'renews a stale token once and retries with the same request id', async () => {
	const stale = { status: 403, body: { code: 'stale_token' } };
	const asked = fakeServer(
		[ stale, { body: { token: 'new' } }, { body: 'done' } ],
		'old'
	);
	expect( await callAction( 'save' ) ).toBe( 'done' );
	expect( asked.map( ( { fields } ) => fields.action ) ).toEqual( [
		'save',
		'frontage_token',
		'save',
	] );
	expect( asked[ 0 ]?.headers[ 'X-Frontage-Token' ] ).toBe( 'old' );
	expect( asked[ 2 ]?.headers ).toEqual( {
		...asked[ 0 ]?.headers,
		'X-Frontage-Token': 'new',
	} );

	fakeServer( [ stale, { body: { token: 'new' } }, stale ], 'old' );
	await expect( callAction( 'save' ) ).rejects.toMatchObject( {
		code: 'stale_token',
		status: 403,
	} );
} );

test( 'parallel rejected calls share one new token', async () => {
	const stale = { status: 403, body: { code: 'stale_token' } };
	const asked = fakeServer(
		[
			stale,
			stale,
			{ body: { token: 'new' } },
			{ body: 'a' },
			{ body: 'b' },
		],
		'old'
	);
	await Promise.all( [ callAction( 'a' ), callAction( 'b' ) ] );
	expect(
		asked.filter( ( { fields } ) => fields.action === 'frontage_token' )
	).toHaveLength( 1 );
} );

test.each( [
	[ 'a firewall forbids', FORBIDDEN ],
	[ 'nothing is there', { status: 404, foreign: true } ],
	[ 'the network fails', { down: true } ],
	[
		'it redirects to a login',
		{ foreign: true, redirected: true, body: 'Log in' },
	],
	[
		'a page comes instead',
		{ foreign: true, body: '\n<!DOCTYPE html><title>Are you human?' },
	],
] )( 'switches to REST permanently if %s', async ( _why, answer ) => {
	const asked = fakeServer(
		[ answer, { body: 'one' }, { body: 'two' } ],
		'token'
	);
	expect( await callAction( 'like', { id: 1 } ) ).toBe( 'one' );
	expect( await callAction( 'like', { id: 1 } ) ).toBe( 'two' );
	const rest =
		'http://localhost/index.php?rest_route=/frontage/v1/action/like';
	expect( asked.map( ( { address } ) => address ) ).toEqual( [
		expect.stringContaining( 'admin-ajax' ),
		rest,
		rest,
	] );
	expect( asked[ 1 ]?.fields ).toEqual( { id: '1' } );
	expect( asked[ 1 ]?.headers ).toEqual( {
		...asked[ 0 ]?.headers,
		'X-WP-Nonce': 'token',
	} );
} );

test( 'accepts plain responses of other plugins and our own errors', async () => {
	expect(
		fakeServer( [ { foreign: true, body: '<p>theirs</p>' } ] ) &&
			( await callAction( 'like' ) )
	).toBe( '<p>theirs</p>' );
	const asked = fakeServer( [
		{ status: 404, body: { code: 'gone', message: 'No such post.' } },
	] );
	await expect( callAction( 'like' ) ).rejects.toMatchObject( {
		code: 'gone',
		message: 'No such post.',
	} );
	expect( asked ).toHaveLength( 1 );
} );

test( 'errors name the field and the time to retry', async () => {
	fakeServer( [
		{
			status: 400,
			body: {
				code: 'invalid',
				field: 'email',
				message: 'Not an address.',
			},
		},
	] );
	await expect( callAction( 'send' ) ).rejects.toMatchObject( {
		name: 'ActionError',
		code: 'invalid',
		field: 'email',
		status: 400,
		retryAfter: 0,
	} );
	fakeServer( [ { status: 429, headers: { 'Retry-After': '30' } } ] );
	await expect( callAction( 'send' ) ).rejects.toMatchObject( {
		code: 'rate_limited',
		retryAfter: 30,
	} );
	fakeServer( [
		{
			status: 429,
			headers: {
				'Retry-After': new Date( Date.now() + 60000 ).toUTCString(),
			},
		},
	] );
	await expect( callAction( 'send' ) ).rejects.toMatchObject( {
		retryAfter: expect.any( Number ),
	} );
} );

test( 'distinguishes a timeout, a network error and an aborted call', async () => {
	fakeServer( [ { hangs: true } ] );
	await expect( callAction( 'a', {}, { timeout: 1 } ) ).rejects.toMatchObject(
		{ code: 'timeout' }
	);
	fakeServer( [ { down: true }, { down: true } ] );
	await expect( callAction( 'a' ) ).rejects.toMatchObject( {
		code: 'network',
		status: 0,
	} );
	fakeServer( [ { hangs: true } ] );
	const controller = new AbortController();
	const call = callAction( 'a', {}, { signal: controller.signal } );
	controller.abort();
	await expect( call ).rejects.toMatchObject( { name: 'AbortError' } );
} );

test( 'adds the styles of a response before returning it', async () => {
	const list = [
		{ handle: 'x', css: 'p{}' },
		{ handle: 'x', css: 'p{}' },
	];
	fakeServer( [
		{
			body: '<p>',
			headers: { 'X-Frontage-Assets': JSON.stringify( list ) },
		},
		{ body: '<p>', headers: { 'X-Frontage-Assets': 'nonsense' } },
	] );
	await callAction( 'more' );
	await callAction( 'more' );
	expect( document.querySelectorAll( 'style' ) ).toHaveLength( 1 );
} );
