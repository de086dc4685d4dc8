/** The matrix's visitors: each worker opens them once and shows them every page that it tests. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from '../support/test';
import { nameFixtures } from './checks';
import { Fetched } from './costs';
import { Watch } from '../support/watch';

/** A visitor who goes from page to page. */
export class Visitor {
	private watch: Watch;

	private seen = 0;

	/** What the page fetches. */
	readonly fetched: Fetched;

	constructor(
		readonly page: Page,
		private readonly cookies: Record< string, string >
	) {
		this.watch = new Watch( page, [] );
		this.fetched = new Fetched( page );
	}

	/**
	 * Opens the page of one module, or of several, as on a first visit.
	 *
	 * @param slugs The modules' folders; a feature that is off at first is on for this visit.
	 */
	async visit( ...slugs: string[] ): Promise< void > {
		const { page } = this;
		await page.goto( 'about:blank' );
		await page.context().clearCookies();
		const all = slugs.join( ',' );
		const cookies = { ...this.cookies, frontage_env_on: all };
		await page.context().addCookies(
			Object.entries( cookies ).map( ( [ name, value ] ) => ( {
				name,
				value,
				url: process.env.FRONTAGE_URL,
			} ) )
		);
		this.seen = this.watch.noted.length;
		this.fetched.restart();
		await page.goto(
			slugs.length > 1
				? `/modules/?frontage_env_modules=${ all }`
				: `/modules/${ all }/`
		);
		await nameFixtures( page );
	}

	/**
	 * Errors since the page was opened.
	 *
	 * @param source What its authors wrote: a frame that they embed may be requested.
	 */
	complaints( source: string ): string[] {
		return this.watch.noted
			.slice( this.seen )
			.filter(
				( noted ) =>
					! source.includes(
						`"${ noted.replace( 'foreign host: ', '' ) }"`
					)
			);
	}
}

interface Visitors {
	/** With a mouse and JavaScript. */
	usual: Visitor;
	/** In a right-to-left language and a dark style, by touch, preferring reduced motion. */
	mirrored: Visitor;
	/** Without JavaScript. */
	scriptless: Visitor;
}

/** A worker's own visitor, with their own rate limits on the server. */
const visitor =
	( name: string, options: BrowserContextOptions, cookies = {} ) =>
	async (
		{ browser }: { browser: Browser },
		provide: ( made: Visitor ) => Promise< void >,
		{ workerIndex }: { workerIndex: number }
	) => {
		const context = await browser.newContext( {
			baseURL: process.env.FRONTAGE_URL,
			locale: 'en-US',
			timezoneId: 'UTC',
			viewport: { width: 1280, height: 800 },
			userAgent: `Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36 Frontage/matrix-${ name }-${ workerIndex }`,
			...options,
		} );
		await provide( new Visitor( await context.newPage(), cookies ) );
		await context.close();
	};

export const test = base.extend< object, Visitors >( {
	usual: [ visitor( 'usual', {} ), { scope: 'worker' } ],
	mirrored: [
		visitor(
			'mirrored',
			{ reducedMotion: 'reduce', hasTouch: true },
			{ frontage_env_rtl: '1', frontage_env_style: 'onyx' }
		),
		{ scope: 'worker' },
	],
	scriptless: [
		visitor( 'scriptless', { javaScriptEnabled: false } ),
		{ scope: 'worker' },
	],
} );
