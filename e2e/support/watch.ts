/** Watches a page for errors. */
import {
	expect,
	type ConsoleMessage,
	type Page,
	type Request,
	type Response,
} from '@playwright/test';
import { isForeign } from './foreign';

/** WordPress's Interactivity API reads the page's timing, which Playwright's clock takes away. */
const UNDER_A_STOPPED_CLOCK = /reading 'domContentLoadedEventStart'/;

/** WordPress's warnings about what a later version removes. */
const DEPRECATED = /\bis deprecated\b/;

/** An editor that is left gives up its post, also one whose login has ended meanwhile: nothing of it is lost. */
const LEAVING = 'wp-remove-post-lock';

const REFUSED_LEAVING = /status of 403 .*admin-ajax\.php/;

/**
 * Says in the console what islands say in an event only: that one could not start, or found other HTML than it would have
 * printed. Runs in each document.
 */
const sayIslandErrors = (): void => {
	const page = window as Window & { isFrontageWatched?: true };
	if ( ! page.isFrontageWatched ) {
		page.isFrontageWatched = true;
		page.addEventListener( 'frontage:island-error', ( event ) => {
			const { name, error } = ( event as CustomEvent ).detail;

			console.error( `island ${ name }: ${ error }` );
		} );
	}
};

/** Characters of a request that are told. */
const SENT = 300;

/** Collects console errors, deprecations, uncaught errors, failed responses of our own site and requests to third-party hosts. */
export class Watch {
	private readonly complaints: string[] = [];

	/** What was sent to addresses that answered with an error. */
	private readonly sent: string[] = [];

	/** How often WordPress refused an editor that was left. */
	private leavings = 0;

	/**
	 * @param page     Watched from now on.
	 * @param expected Errors that are not failures.
	 */
	constructor(
		readonly page: Page,
		private readonly expected: RegExp[]
	) {
		page.on( 'pageerror', this.onError );
		page.on( 'console', this.onConsole );
		page.on( 'request', this.onRequest );
		page.on( 'response', this.onResponse );
		// Arrives before any page is asked for. A page that is closed already has no documents.
		page.addInitScript( sayIslandErrors ).catch( () => {} );
	}

	/** Stops watching a page that another test goes on using. */
	stop(): void {
		this.page.off( 'pageerror', this.onError );
		this.page.off( 'console', this.onConsole );
		this.page.off( 'request', this.onRequest );
		this.page.off( 'response', this.onResponse );
	}

	private readonly onError = ( error: Error ) =>
		this.note( `uncaught: ${ error.message }` );

	private readonly onConsole = ( message: ConsoleMessage ) => {
		const text = message.text();
		if ( message.type() === 'error' || DEPRECATED.test( text ) ) {
			this.note( `console: ${ text } (${ message.location().url })` );
		}
	};

	private readonly onRequest = ( request: Request ) => {
		if ( isForeign( request ) ) {
			this.note( `foreign host: ${ request.url() }` );
		}
	};

	private readonly onResponse = ( response: Response ) => {
		const sent = response.status() >= 400 && response.request().postData();
		if ( sent && sent.includes( LEAVING ) ) {
			this.leavings++;
		} else if ( sent ) {
			this.sent.push( `${ response.url() }: ${ sent.slice( 0, SENT ) }` );
		}
	};

	/** What was recorded until now. */
	get noted(): readonly string[] {
		let leavings = this.leavings;
		return this.complaints.filter(
			( complaint ) =>
				! REFUSED_LEAVING.test( complaint ) || leavings-- <= 0
		);
	}

	/** Fails if any error was recorded. */
	expectQuiet(): void {
		expect(
			this.noted,
			[ 'The page complained', ...this.sent ].join( '\nSent to ' )
		).toEqual( [] );
	}

	private note( complaint: string ): void {
		if (
			! [ UNDER_A_STOPPED_CLOCK, ...this.expected ].some( ( pattern ) =>
				pattern.test( complaint )
			)
		) {
			this.complaints.push( complaint );
		}
	}
}
