/** `test` for Frontage's specs: pages for different kinds of users, none of which may log an error. */
import {
	test as base,
	expect,
	type BrowserContextOptions,
	type Page,
} from '@playwright/test';
import { Administrator } from './administrator';
import { Editor } from './editor';
import { holdClicks } from './held';
import { Watch } from './watch';

type Opened = (
	options?: BrowserContextOptions,
	cookies?: Record< string, string >
) => Promise< Page >;

interface Pages {
	/** A name unique to this test, for its own users, words and settings. */
	own: string;
	/** How long clicks are held, in milliseconds; people need about 120. */
	held: number;
	/** Patterns of errors that this test causes on purpose. */
	expectedErrors: RegExp[];
	/** Opens a page for a new visitor with the given browser options; closed and checked after the test. */
	open: Opened;
	/** The administrator. Their browser may be one that an earlier test of the worker only sent requests with. */
	admin: Page;
	/** The block editor, as the administrator; open since an earlier test of the worker, with a new post. */
	editor: Editor;
	/** A second visitor, who shares nothing with `page`. */
	guest: Page;
	/** A visitor on a phone, 390 pixels wide, with touch. */
	narrow: Page;
	/** A visitor of the site in a right-to-left language. */
	rtl: Page;
	/** A visitor without JavaScript. */
	noJs: Page;
	/** A visitor who prefers reduced motion. */
	lessMotion: Page;
	/** A visitor of the site in a classic theme. */
	classic: Page;
}

interface Shared {
	/** The page with the editor, which takes longer to open than most tests last. */
	author: Page;
	/** Whose page `admin` is. */
	administrator: Administrator;
}

const PHONE: BrowserContextOptions = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	deviceScaleFactor: 2,
};

/**
 * Returns a user agent unique to this test and browser, so that the server applies separate rate limits.
 *
 * @param own    The test's own name.
 * @param number Number of the browser within the test.
 */
const agent = ( own: string, number = 0 ) =>
	`Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Frontage/${ own }-${ number }`;

/**
 * Returns options of the administrator's browser that outlives a test.
 *
 * All that a test may set with `test.use()`: Playwright hands that to every browser which the test happens to open, and the
 * tests after it would have an administrator without JavaScript.
 *
 * @param userAgent No other browser's.
 */
const loggedIn = ( userAgent: string ): BrowserContextOptions => ( {
	baseURL: process.env.FRONTAGE_URL,
	storageState: process.env.FRONTAGE_ADMIN_STATE,
	locale: 'en-US',
	timezoneId: 'UTC',
	userAgent,
	viewport: { width: 1280, height: 800 },
	javaScriptEnabled: true,
	hasTouch: false,
	isMobile: false,
	deviceScaleFactor: 1,
	colorScheme: 'light',
	reducedMotion: 'no-preference',
} );

export const test = base.extend< Pages, Shared >( {
	// A list for each test: what one adds would hide the errors of all later ones.
	expectedErrors: [
		async ( {}, provide ) => provide( [] ),
		{ option: true },
	],
	held: [ 0, { option: true } ],

	own: async ( {}, provide, { testId } ) => provide( testId ),

	baseURL: async ( { baseURL }, provide ) =>
		provide( baseURL || process.env.FRONTAGE_URL ),

	userAgent: async ( { own }, provide ) => provide( agent( own ) ),

	page: async ( { page, expectedErrors, held }, provide ) => {
		const watch = new Watch( page, expectedErrors );
		holdClicks( page.locator( 'html' ), held );
		await provide( page );
		watch.expectQuiet();
	},

	open: async (
		{ browser, baseURL, expectedErrors, held, own },
		provide
	) => {
		const watches: Watch[] = [];
		await provide( async ( options = {}, cookies = {} ) => {
			const context = await browser.newContext( {
				baseURL,
				locale: 'en-US',
				timezoneId: 'UTC',
				userAgent: agent( own, watches.length + 1 ),
				...options,
			} );
			await context.addCookies(
				Object.entries( cookies ).map( ( [ name, value ] ) => ( {
					name,
					value,
					url: baseURL,
				} ) )
			);
			const page = await context.newPage();
			holdClicks( page.locator( 'html' ), held );
			watches.push( new Watch( page, expectedErrors ) );
			return page;
		} );
		await Promise.all(
			watches.map( ( { page } ) => page.context().close() )
		);
		watches.forEach( ( watch ) => watch.expectQuiet() );
	},

	admin: async ( { administrator, expectedErrors, held }, provide ) => {
		const page = await administrator.enter();
		const watch = new Watch( page, expectedErrors );
		holdClicks( page.locator( 'html' ), held );
		await provide( page );
		await administrator.leave();
		watch.stop();
		watch.expectQuiet();
	},
	administrator: [
		async ( { browser }, provide, { workerIndex } ) => {
			const kept = new Administrator( browser, ( count ) =>
				loggedIn( agent( `administrator-${ workerIndex }`, count ) )
			);
			await provide( kept );
			await kept.close();
		},
		{ scope: 'worker' },
	],
	editor: async ( { author, expectedErrors, held }, provide ) => {
		const watch = new Watch( author, expectedErrors );
		holdClicks( author.locator( 'html' ), held );
		await provide( new Editor( author ) );
		watch.stop();
		watch.expectQuiet();
	},
	author: [
		async ( { browser }, provide, { workerIndex } ) => {
			const context = await browser.newContext(
				loggedIn( agent( `author-${ workerIndex }` ) )
			);
			await provide( await context.newPage() );
			await context.close();
		},
		{ scope: 'worker' },
	],
	guest: async ( { open }, provide ) => provide( await open() ),
	narrow: async ( { open }, provide ) => provide( await open( PHONE ) ),
	rtl: async ( { open }, provide ) =>
		provide( await open( {}, { frontage_env_rtl: '1' } ) ),
	noJs: async ( { open }, provide ) =>
		provide( await open( { javaScriptEnabled: false } ) ),
	lessMotion: async ( { open }, provide ) =>
		provide( await open( { reducedMotion: 'reduce' } ) ),
	classic: async ( { open }, provide ) =>
		provide( await open( {}, { frontage_env_theme: 'classic' } ) ),
} );

export { expect };
export * from './page';
