/** End-to-end tests: one real WordPress on the local PHP, one Chromium. */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testLaunchOptions as launchOptions } from './tools/env/chromium.mjs';

/** Tests at a time for each core: a test often waits. */
const PER_CORE = 1.5;

/** Specs that go through all modules. */
const SWEEPS = 'matrix*.spec.ts';

/** Specs of what would cost a site visitors, privacy or trust. */
const FIRST_AID = 'first-aid-*.spec.ts';

/** Specs of `npm run test:deep`. */
const DEEP = 'deep/*.spec.ts';

/** Tests of `npm run test:deep` that stand beside those of each commit. */
const TAG = /@deep/;

/** Starts a whole WordPress in JavaScript. */
const PLAYGROUND = 'deep/playground.spec.ts';

/** When `npm test` must have ended, in milliseconds since 1970; a run of its own may take as long as it wants. */
const DEADLINE = Number( process.env.FRONTAGE_DEADLINE ?? 0 );

export default defineConfig( {
	testDir: 'e2e',
	outputDir: 'test-results',
	globalSetup: './e2e/support/global-setup.mjs',
	fullyParallel: true,
	forbidOnly: !! process.env.CI,
	// A test that needs another try hides a fault: of the product, or its own.
	retries: 0,
	globalTimeout: DEADLINE && Math.max( 1, DEADLINE - Date.now() ),
	workers: Math.ceil( availableParallelism() * PER_CORE ),
	timeout: 120_000,
	// What holds waits for nothing; in a slow hour, a page of many modules alone takes ten seconds.
	expect: { timeout: 30_000 },
	reporter: [
		[ process.env.CI ? 'dot' : 'list' ],
		[ './tools/test/reporter.mjs' ],
		[ 'html', { open: 'never', outputFolder: 'playwright-report' } ],
	],
	use: {
		baseURL: process.env.FRONTAGE_URL,
		locale: 'en-US',
		timezoneId: 'UTC',
		viewport: { width: 1280, height: 800 },
		// Missing elements are reported early, not at the end of the test's timeout.
		actionTimeout: 30_000,
		screenshot: 'only-on-failure',
		launchOptions,
	},
	projects: [
		{
			name: 'first aid',
			testMatch: FIRST_AID,
			testIgnore: DEEP,
			grepInvert: TAG,
		},
		{
			name: 'site',
			testIgnore: [ DEEP, FIRST_AID, SWEEPS ],
			grepInvert: TAG,
		},
		{ name: 'sweeps', testMatch: SWEEPS, grepInvert: TAG },
		{ name: 'deep', testMatch: DEEP, testIgnore: PLAYGROUND },
		{ name: 'deep in modules', testIgnore: DEEP, grep: TAG },
		{
			name: 'playground',
			testMatch: PLAYGROUND,
			timeout: 240_000,
			use: { baseURL: '' },
		},
	],
} );
