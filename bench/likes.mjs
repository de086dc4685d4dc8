/** How fast likes are counted, and whether any are lost. */

const LIKES = 300;

const AT_ONCE = 20;

/**
 * @param {string} url  URL of the site.
 * @param {number} post Post ID.
 * @return {Promise<Object>} Likes per second, and how many were lost.
 */
export async function likes( url, post ) {
	const send = ( fields, agent, headers = {} ) =>
		fetch( `${ url }/wp-admin/admin-ajax.php`, {
			method: 'POST',
			headers: {
				'user-agent': agent,
				'sec-fetch-site': 'same-origin',
				...headers,
			},
			body: new URLSearchParams( { action: 'zilla-likes', ...fields } ),
		} );
	const count = async () =>
		Number(
			(
				await (
					await send( { post_id: String( post ) }, 'counter' )
				).text()
			).replace( /<[^>]*>|\D/g, '' ) || 0
		);
	const queries = async ( fields ) =>
		Number(
			(
				await send( fields, `bench ${ Math.random() }`, {
					'x-bench': 'on',
				} )
			).headers.get( 'x-bench-queries' )
		);
	const boot = await queries( { action: 'nobody-answers' } );
	const one = await queries( { likes_id: String( post ) } );
	const before = await count();
	const run = Math.random().toString( 36 ).slice( 2 );
	let next = 0;
	let refused = 0;
	const started = performance.now();
	const worker = async () => {
		while ( next < LIKES ) {
			const response = await send(
				{ likes_id: String( post ) },
				`bench ${ run } ${ next++ }`
			);
			refused += response.ok ? 0 : 1;
			await response.text();
		}
	};
	await Promise.all( Array.from( { length: AT_ONCE }, worker ) );
	const seconds = ( performance.now() - started ) / 1000;
	const counted = ( await count() ) - before;
	return {
		likes: LIKES,
		'a second': LIKES / seconds,
		refused,
		lost: LIKES - refused - counted,
		'queries of one': one - boot,
		'of WordPress': boot,
	};
}
