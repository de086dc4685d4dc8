/**
 * The administrator's browser, one for all tests of a worker.
 *
 * The editor is some hundred scripts: a browser that has them need not fetch and compile them for every test.
 * Whatever else a test leaves behind is gone before the next: cookies, storage, pages.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';

interface State {
	cookies: Parameters< BrowserContext[ 'addCookies' ] >[ 0 ];
}

/** What a page may have stored, but not what the browser has fetched. */
const STORED = 'local_storage,indexeddb,service_workers,websql,file_systems';

/** The administrator's browser. */
export class Owner {
	private constructor( private readonly context: BrowserContext ) {}

	/**
	 * Starts the browser.
	 *
	 * @param browser The worker's.
	 */
	static async start( browser: Browser ): Promise< Owner > {
		return new Owner(
			await browser.newContext( {
				baseURL: process.env.FRONTAGE_URL,
				locale: 'en-US',
				timezoneId: 'UTC',
				viewport: { width: 1280, height: 800 },
			} )
		);
	}

	/**
	 * A page of an administrator who has just logged in and done nothing yet.
	 *
	 * @param userAgent The name that the test's browsers have.
	 */
	async open( userAgent: string ): Promise< Page > {
		const state: State = JSON.parse(
			await readFile( process.env.FRONTAGE_ADMIN_STATE ?? '', 'utf8' )
		);
		await this.context.clearCookies();
		await this.context.addCookies( state.cookies );
		const page = await this.context.newPage();
		const session = await this.context.newCDPSession( page );
		await session.send( 'Storage.clearDataForOrigin', {
			origin: process.env.FRONTAGE_URL ?? '',
			storageTypes: STORED,
		} );
		await session.send( 'Emulation.setUserAgentOverride', { userAgent } );
		return page;
	}

	/** Closes every page, also those that the test opened in passing. */
	async leave(): Promise< void > {
		await Promise.all(
			this.context.pages().map( ( page ) => page.close() )
		);
		await this.context.unrouteAll();
		await this.context.clearPermissions();
		await this.context.setOffline( false );
	}

	/** Ends the browser. */
	stop(): Promise< void > {
		return this.context.close();
	}
}
