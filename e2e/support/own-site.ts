/** A WordPress of a spec's own, for what concerns the whole site: other specs run at the same time. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { enter } from './enter';
import { freePort } from './free-port';

export class OwnSite {
	url = '';

	folder = '';

	private server: ChildProcess | undefined;

	/**
	 * Makes the site and serves it.
	 *
	 * @param name    Name of the site.
	 * @param options Further options of `tools/env/site.mjs`.
	 */
	async start( name: string, ...options: string[] ): Promise< void > {
		const port = await freePort();
		this.url = `http://127.0.0.1:${ port }`;
		this.server = spawn( process.execPath, [
			...[ 'tools/env/site.mjs', 'serve', '--no-seed', '--fresh' ],
			...[ '--name', name, '--port', String( port ), ...options ],
		] );
		for await ( const chunk of this.server.stdout ?? [] ) {
			this.folder ||=
				String( chunk ).match( /^(\/.*) \(WordPress/m )?.[ 1 ] ?? '';
			if ( String( chunk ).includes( this.url ) ) {
				break;
			}
		}
	}

	async stop(): Promise< void > {
		if ( this.server && this.server.exitCode === null ) {
			this.server.kill( 'SIGINT' );
			await once( this.server, 'exit' );
		}
	}

	/**
	 * Runs a PHP program.
	 *
	 * @param args Arguments of `php`.
	 * @return What it prints.
	 */
	async php( ...args: string[] ): Promise< string > {
		const { stdout } = await promisify( execFile )(
			process.env.FRONTAGE_PHP ?? 'php',
			args,
			{
				maxBuffer: 64 * 1024 * 1024,
				env: { ...process.env, HTTP_HOST: new URL( this.url ).host },
			}
		);
		return stdout;
	}

	/**
	 * Calls the REST API as the user of a page.
	 *
	 * @param page   Logged in.
	 * @param method GET, POST or DELETE.
	 * @param path   Path below `/wp-json/`.
	 * @param data   Sent as JSON.
	 */
	async ask(
		page: Page,
		method: string,
		path: string,
		data?: object
	): Promise< any > {
		const nonce = await page.request.get(
			`${ this.url }/wp-admin/admin-ajax.php?action=rest-nonce`
		);
		const answer = await page.request.fetch(
			`${ this.url }/wp-json/${ path }`,
			{ method, headers: { 'X-WP-Nonce': await nonce.text() }, data }
		);
		expect( answer.ok(), `${ method } ${ path }` ).toBe( true );
		return answer.json();
	}

	async logIn( page: Page ): Promise< void > {
		await enter( page, 'admin', this.url );
	}

	/** The row of our plugin in the list of plugins. */
	row = ( page: Page, state: string ) =>
		page.locator( `tr.${ state }[data-plugin="frontage/plugin.php"]` );

	/** Deactivates our plugin. */
	async deactivate( page: Page ): Promise< void > {
		await page.goto( `${ this.url }/wp-admin/plugins.php` );
		await this.row( page, 'active' )
			.getByRole( 'link', { name: /Deactivate/ } )
			.click();
		await expect( this.row( page, 'inactive' ) ).toBeVisible();
	}
}
