/** `test` for Frontage's own specs: pages as different people see them, and no page may complain. */
import {
	test as base,
	expect,
	type BrowserContextOptions,
	type Page,
} from '@playwright/test';
import { Editor } from './editor';
import { Watch } from './watch';

type Opened = (
	options?: BrowserContextOptions,
	cookies?: Record< string, string >
) => Promise< Page >;

interface Pages {
	/** A name that no other test has, nor an earlier try of this one: for users, words and settings of its own. */
	own: string;
	/** Patterns of complaints that this test provokes on purpose. */
	expectedErrors: RegExp[];
	/** A new visitor in a browser of the given kind; closed and checked after the test. */
	open: Opened;
	/** The administrator. */
	admin: Page;
	/** The block editor, as the administrator. */
	editor: Editor;
	/** A second visitor, who shares nothing with `page`. */
	guest: Page;
	/** A visitor on a phone, 390 pixels wide, with touch. */
	narrow: Page;
	/** A visitor of the site in a right-to-left language. */
	rtl: Page;
	/** A visitor without JavaScript. */
	noJs: Page;
	/** A visitor who asked for less motion. */
	lessMotion: Page;
	/** A visitor of the site in a classic theme. */
	classic: Page;
}

const PHONE: BrowserContextOptions = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	deviceScaleFactor: 2,
};

/**
 * Each test's browsers say other names, so that the server takes them for other visitors, with limits of their own.
 *
 * @param own    The test's own name.
 * @param number Of the browser in it.
 */
const agent = ( own: string, number = 0 ) =>
	`Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Frontage/${ own }-${ number }`;

export const test = base.extend< Pages >( {
	expectedErrors: [ [], { option: true } ],

	own: async ( {}, provide, { testId, retry } ) =>
		provide( retry ? `${ testId }-${ retry }` : testId ),

	baseURL: async ( { baseURL }, provide ) =>
		provide( baseURL || process.env.FRONTAGE_URL ),

	userAgent: async ( { own }, provide ) => provide( agent( own ) ),

	page: async ( { page, expectedErrors }, provide ) => {
		const watch = new Watch( page, expectedErrors );
		await provide( page );
		watch.expectQuiet();
	},

	open: async ( { browser, baseURL, expectedErrors, own }, provide ) => {
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
			watches.push( new Watch( page, expectedErrors ) );
			return page;
		} );
		await Promise.all(
			watches.map( ( { page } ) => page.context().close() )
		);
		watches.forEach( ( watch ) => watch.expectQuiet() );
	},

	admin: async ( { open }, provide ) =>
		provide(
			await open( { storageState: process.env.FRONTAGE_ADMIN_STATE } )
		),
	editor: async ( { admin }, provide ) => provide( new Editor( admin ) ),
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
