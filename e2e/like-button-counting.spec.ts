/** Likes are counted exactly, however many arrive at once (S0 §7). */
import { expect, test } from './support/test';

test(
	'counts 200 visitors at once exactly, and one visitor once',
	{ tag: '@deep' },
	async ( { admin, baseURL } ) => {
		test.slow();
		const nonce = await admin.request.get(
			'/wp-admin/admin-ajax.php?action=rest-nonce'
		);
		const made = await admin.request.post( '/wp-json/wp/v2/posts', {
			headers: { 'X-WP-Nonce': await nonce.text() },
			data: { title: 'Likeable', status: 'publish' },
		} );
		const { id } = await made.json();
		const address = `${ baseURL }/wp-admin/admin-ajax.php`;
		const like = ( agent: string, number: number ) =>
			fetch( address, {
				method: 'POST',
				headers: {
					'sec-fetch-site': 'same-origin',
					'user-agent': agent,
					cookie: `liked=${ number }`,
					'x-forwarded-for': `203.0.113.${ number }`,
				},
				body: new URLSearchParams( {
					action: 'zilla-likes',
					likes_id: `${ id }`,
				} ),
			} ).then( ( { status } ) => status );
		const all = ( times: number, agent: ( number: number ) => string ) =>
			Promise.all(
				Array.from( { length: times }, ( _, number ) =>
					like( agent( number ), number )
				)
			);
		const count = async () =>
			Number(
				(
					await (
						await fetch(
							`${ address }?action=zilla-likes&post_id=${ id }`
						)
					).text()
				).match( /data-count="(\d+)"/ )?.[ 1 ]
			);
		const seed = crypto.randomUUID();
		const statuses = await all(
			200,
			( number ) => `${ seed } ${ number }`
		);
		expect( new Set( statuses ) ).toEqual( new Set( [ 200 ] ) );
		expect( await count() ).toBe( 200 );
		expect( new Set( await all( 100, () => seed ) ) ).toEqual(
			new Set( [ 200 ] )
		);
		expect( await count() ).toBe( 201 );
	}
);
