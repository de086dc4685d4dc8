/** A multisite network in folders, and a browser that knows its host. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../tools/env/chromium.mjs';
import { freePort } from './free-port';

export class NetworkSite {
	readonly host = 'network.test';

	readonly url = `http://${ this.host }`;

	browser!: Browser;

	private folder = '';

	private server: ChildProcess | undefined;

	/**
	 * Makes the network and serves it.
	 *
	 * @param name Name of the site.
	 */
	async start( name: string ): Promise< void > {
		const port = await freePort();
		this.server = spawn(
			process.execPath,
			[
				'tools/env/site.mjs',
				'serve',
				...[ '--name', name, '--network', this.host ],
				...[ '--no-seed', '--fresh', '--port', String( port ) ],
			],
			{
				env: {
					...process.env,
					FRONTAGE_CONNECT: `${ this.host }:80:127.0.0.1:${ port }`,
				},
			}
		);
		for await ( const chunk of this.server.stdout ?? [] ) {
			this.folder ||=
				String( chunk ).match( /^(\/.*) \(WordPress/m )?.[ 1 ] ?? '';
			if ( String( chunk ).includes( 'http://' ) ) {
				break;
			}
		}
		this.browser = await chromium.launch( {
			...launchOptions,
			args: [
				...( launchOptions.args ?? [] ),
				`--host-resolver-rules=MAP ${ this.host } 127.0.0.1:${ port }`,
			],
		} );
	}

	async stop(): Promise< void > {
		await this.browser?.close();
		if ( this.server && this.server.exitCode === null ) {
			this.server.kill( 'SIGINT' );
			await once( this.server, 'exit' );
		}
	}

	/**
	 * Runs PHP on a site of the network.
	 *
	 * @param path Path of the site, such as `/` or `/second/`.
	 * @param code PHP that prints something.
	 */
	async php( path: string, code: string ): Promise< string > {
		const { stdout } = await promisify( execFile )(
			process.env.FRONTAGE_PHP ?? 'php',
			[
				...[ '-d', 'display_errors=0', '-r' ],
				`$_SERVER['REQUEST_URI'] = '${ path }'; require '${ this.folder }/wp-load.php'; ${ code }`,
			],
			{
				env: {
					...process.env,
					HTTP_HOST: this.host,
					FRONTAGE_MULTISITE: '1',
				},
			}
		);
		return stdout;
	}
}
