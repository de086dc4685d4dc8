/** Waits for animations. */
import type { Page } from '@playwright/test';

/** Longest animation to wait for, in milliseconds; longer ones are tested while running. */
const PASSING_MS = 3000;

/** Waits until fades have finished: half-faded text lacks contrast. */
export async function stillness( page: Page ): Promise< void > {
	await page.evaluate(
		( longest ) =>
			Promise.allSettled(
				document
					.getAnimations()
					.filter(
						( { effect, playState } ) =>
							playState === 'running' &&
							Number( effect?.getComputedTiming().endTime ) <
								longest
					)
					.map( ( { finished } ) => finished )
			),
		PASSING_MS
	);
}
