/**
 * What stands before WordPress on a real site: a page cache, gzip, and files that browsers may keep.
 * PHP's own server has none of it, and without it the bench would measure that server.
 */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Kinds of answers that compress. */
const TEXT = /text|javascript|json|svg|xml/;

/** A year, as versioned addresses are kept. */
const KEEP = 'public, max-age=31536000';

/**
 * Starts it.
 *
 * @param {string} origin Address of the site.
 * @param {number} port   Where to listen.
 * @return {Promise<{ url: string, stop: () => void }>} Listening.
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
 * Takes an answer from the site and makes it ready for every browser.
 *
 * @param {string} address Of the site itself.
 * @param {string} host    Under which the browser knows it.
 */
async function take( address, host ) {
	const answer = await fetch( address, {
		redirect: 'manual',
		headers: { 'x-forwarded-host': host },
	} );
	const type = answer.headers.get( 'content-type' ) ?? '';
	const plain = Buffer.from( await answer.arrayBuffer() );
	const isText = TEXT.test( type );
	const body = isText ? gzipSync( plain ) : plain;
	const location = answer.headers.get( 'location' );
	return {
		status: answer.status,
		body,
		headers: {
			'content-type': type,
			'content-length': body.length,
			...( isText && { 'content-encoding': 'gzip' } ),
			...( ! type.startsWith( 'text/html' ) && {
				'cache-control': KEEP,
			} ),
			...( location && { location } ),
		},
	};
}
