/** A proxy as hosts have it: it ends https, and serves a site in a folder of a larger one. */
import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

export interface InFolder {
	/** Address of the site, such as `https://127.0.0.1:8443/blog`. */
	url: string;
	/** Paths outside of the folder that a page asked for. */
	strays: string[];
	close: () => void;
}

/** Returns a key and a certificate that no browser trusts. */
async function certificate(): Promise< string > {
	const { stdout } = await promisify( execFile )( 'openssl', [
		...[ 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1' ],
		...[ '-subj', '/CN=127.0.0.1', '-keyout', '-', '-out', '-' ],
	] );
	return stdout;
}

/**
 * Starts the proxy.
 *
 * @param origin Address of the site itself.
 * @param folder Such as `/blog`.
 */
export async function serveInFolder(
	origin: string,
	folder: string
): Promise< InFolder > {
	const strays: string[] = [];
	const pem = await certificate();
	const server = createServer( { key: pem, cert: pem }, ( asked, answer ) => {
		const path = asked.url!;
		if ( ! path.startsWith( `${ folder }/` ) ) {
			strays.push( path );
			answer.writeHead( 404 ).end();
			return;
		}
		const sent = request(
			origin + path.slice( folder.length ),
			{
				method: asked.method,
				headers: {
					...asked.headers,
					'x-forwarded-proto': 'https',
					'x-forwarded-prefix': folder,
				},
			},
			( got ) => {
				answer.writeHead( got.statusCode!, got.headers );
				got.pipe( answer );
			}
		);
		sent.on( 'error', () => answer.destroy() );
		asked.pipe( sent );
	} ).listen( 0, '127.0.0.1' );
	await new Promise( ( done ) => server.once( 'listening', done ) );
	const { port } = server.address() as AddressInfo;
	return {
		url: `https://127.0.0.1:${ port }${ folder }`,
		strays,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
