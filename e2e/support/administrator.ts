/** The administrator's browser, for tests that only send requests with it. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Keeps the administrator's browser from one test to the next as long as it opens nothing: most tests only publish
 * with it, and a new one costs more than that.
 */
export class Administrator {
	private page: Page | undefined;

	/** Cookies that it was opened with. */
	private cookies = '';

	/** Whether it showed a page, or had another one. */
	private isUsed = false;

	private count = 0;

	/**
	 * @param browser Of the worker.
	 * @param options Of each new context.
	 */
	constructor(
		private readonly browser: Browser,
		private readonly options: ( count: number ) => BrowserContextOptions
	) {}

	/** Returns its page, which is empty. */
	async enter(): Promise< Page > {
		return ( this.page ??= await this.begin() );
	}

	/** Ends what a test did: only a browser without traces is kept. */
	async leave(): Promise< void > {
		const { page } = this;
		if (
			page &&
			( this.isUsed || ( await this.cookiesOf( page ) ) !== this.cookies )
		) {
			await this.close();
		}
	}

	/** Closes the browser, if it is open. */
	async close(): Promise< void > {
		await this.page?.context().close();
		this.page = undefined;
	}

	private async begin(): Promise< Page > {
		const context = await this.browser.newContext(
			this.options( ++this.count )
		);
		const page = await context.newPage();
		this.cookies = await this.cookiesOf( page );
		this.isUsed = false;
		const use = () => {
			this.isUsed = true;
		};
		page.on( 'framenavigated', use );
		page.on( 'close', use );
		context.on( 'page', use );
		return page;
	}

	private async cookiesOf( page: Page ): Promise< string > {
		return JSON.stringify( await page.context().cookies() );
	}
}
