/** Reads that caches may keep. */
import { callAction } from './call-action';
import { fakeServer } from './test/fake-server';

const READ = { read: true };
const KEPT =
	'http://localhost/wp-admin/admin-ajax.php?s=a%2Bb&frontage_v=v1&action=find';

test( 'have the version of the content in an address that is the same for every visitor', async () => {
	const asked = fakeServer( [ { body: 'x' } ], '', 'v1' );
	expect( await callAction( 'find', { s: 'a+b' }, READ ) ).toBe( 'x' );
	expect( asked ).toMatchObject( [
		{ address: KEPT, method: 'GET', fields: {} },
	] );
} );

test.each( [
	[ 'of a logged-in user', { s: 'x' }, 'token', 'v1' ],
	[ 'on a page without a version', { s: 'x' }, '', '' ],
	[ 'too long for an address', { s: 'x'.repeat( 2000 ) }, '', 'v1' ],
	[ 'with a form', new FormData(), '', 'v1' ],
] )( 'are POST requests: %s', async ( _name, fields, token, v ) => {
	const asked = fakeServer( [ { body: 'x' } ], token, v );
	await callAction( 'find', fields, READ );
	expect( asked ).toMatchObject( [ { method: 'POST' } ] );
} );

test( 'fall back to POST where something refuses the address, not where we do', async () => {
	const refused = { status: 414, foreign: true, body: 'Too long' };
	let asked = fakeServer( [ refused, { body: 'x' } ], '', 'v1' );
	expect( await callAction( 'find', { s: 'a' }, READ ) ).toBe( 'x' );
	expect( asked.map( ( { method } ) => method ) ).toEqual( [
		'GET',
		'POST',
	] );
	asked = fakeServer( [ { status: 429, body: { code: 'no' } } ], '', 'v1' );
	await expect( callAction( 'find', { s: 'a' }, READ ) ).rejects.toThrow();
	expect( asked ).toHaveLength( 1 );
} );
