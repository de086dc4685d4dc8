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

export default defineConfig( {
	testDir: 'e2e',
	outputDir: 'test-results',
	globalSetup: './e2e/support/global-setup.mjs',
	fullyParallel: true,
	forbidOnly: !! process.env.CI,
	// A busy machine may cause a timeout once; what fails three times is broken. The report lists retried tests.
	retries: process.env.CI ? 2 : 0,
	workers: Math.ceil( availableParallelism() * PER_CORE ),
	timeout: 90_000,
	expect: { timeout: 10_000 },
	reporter: [
		[ process.env.CI ? 'dot' : 'list' ],
		[ './tools/test/second-tries.mjs' ],
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
		trace: 'on-first-retry',
		launchOptions,
	},
	projects: [
		// First, because it takes long to start and hardly uses the browser.
		{
			name: 'playground',
			testMatch: 'playground.spec.ts',
			timeout: 240_000,
			use: { baseURL: '' },
		},
		{ name: 'first aid', testMatch: FIRST_AID },
		{
			name: 'site',
			testIgnore: [ 'playground.spec.ts', FIRST_AID, SWEEPS ],
		},
		// Last, because what is particular to a module must not fall to a lack of time.
		{ name: 'sweeps', testMatch: SWEEPS },
	],
} );
