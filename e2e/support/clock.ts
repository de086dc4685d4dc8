/** The page's clock, which stands still but for what a test runs of it. */
import { expect, type Page } from '@playwright/test';

/** Stops the clock; it then advances only as far as a test runs it. */
export async function stopClock( page: Page ): Promise< void > {
	await page.clock.install();
	await holdClock( page );
}

/** Stops a clock that a test has installed; asks again if the moment has passed when the page hears of it. */
export const holdClock = ( page: Page ): Promise< void > =>
	expect( () => page.clock.pauseAt( Date.now() + 1000 ) ).toPass();

/**
 * Returns what `expect.poll()` asks, which runs the stopped clock a step before each look: what moves starts at the first frame that shows it, which comes when the browser
 * has time.
 *
 * @param page Browser page.
 * @param step Milliseconds.
 * @param look Reads what is expected of it.
 */
export const inTime =
	< Seen >( page: Page, step: number, look: () => Promise< Seen > ) =>
	async () => {
		await page.clock.runFor( step );
		return look();
	};
