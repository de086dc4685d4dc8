/**
 * A stand-in for what real hosts have in front of WordPress: a page cache, gzip, and cacheable files.
 * PHP's built-in server has none of these, and without them the bench would measure that server.
 */
import { createServer, get } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Content types that compress. */
const TEXT = /text|javascript|json|svg|xml/;

/**
 * Starts the proxy.
 *
 * @param {string} origin URL of the site.
 * @param {number} port   Port to listen on.
 * @return {Promise<{ url: string, stop: () => void }>} Resolves once it listens.
 */
export async function proxy( origin, port ) {
	const kept = new Map();
	const fetchOnce = ( path, host ) => {
		if ( ! kept.has( path ) ) {
			kept.set( path, take( origin + path, host ) );
		}
		return kept.get( path );
	};
	const server = createServer( async ( request, response ) => {
		try {
			const { status, headers, body } = await fetchOnce(
				request.url,
				request.headers.host
			);
			response.writeHead( status, headers );
			response.end( body );
		} catch {
			response.writeHead( 502 ).end();
		}
	} );
	await new Promise( ( resolve ) =>
		server.listen( port, '127.0.0.1', resolve )
	);
	return {
		url: `http://127.0.0.1:${ port }`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

/**
 * Fetches a response from the site and prepares it for all browsers.
 *
 * @param {string} address URL of the site itself.
 * @param {string} host    Host under which the browser knows it.
 */
function take( address, host ) {
	return new Promise( ( resolve, reject ) => {
		get( address, { headers: { host } }, ( answer ) => {
			const chunks = [];
			answer.on( 'data', ( chunk ) => chunks.push( chunk ) );
			answer.on( 'error', reject );
			answer.on( 'end', () => resolve( pack( answer, chunks ) ) );
		} ).on( 'error', reject );
	} );
}

function pack( { statusCode, headers }, chunks ) {
	const plain = Buffer.concat( chunks );
	const isText = TEXT.test( headers[ 'content-type' ] ?? '' );
	const body = isText ? gzipSync( plain ) : plain;
	const given = Object.entries( headers ).filter( ( [ name ] ) =>
		[ 'content-type', 'cache-control', 'location' ].includes( name )
	);
	return {
		status: statusCode,
		body,
		headers: {
			...Object.fromEntries( given ),
			'content-length': body.length,
			...( isText && { 'content-encoding': 'gzip' } ),
		},
	};
}
