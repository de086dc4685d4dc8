/** Ends a run that takes too long, without losing what it has found. */
import { test } from '@playwright/test';

/** Why a test was not run; the report counts them. */
const LATE = 'no time was left';

/**
 * Skips the current test, or all of a file if called before them, when `npm test` has no time left (`FRONTAGE_UNTIL`,
 * in milliseconds since 1970). A test that is tried again is not skipped: it has failed before.
 */
export function skipIfLate(): void {
	const info = test.info();
	const until = Number( process.env.FRONTAGE_UNTIL || Infinity );
	info.skip( ! info.retry && Date.now() > until, LATE );
}
