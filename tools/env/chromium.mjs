/** The browsers of tests, bench and pictures: the system's Chromium, quiet. */
import { existsSync } from 'node:fs';

/** The same Chromium without the part that draws windows: a new visitor takes it a third of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const PATHS = [
	process.env.FRONTAGE_CHROMIUM,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
];

/** No sandbox, since CI runs as root; no calls home. */
const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * The first of some browsers that is there; without one Playwright takes the browser it has downloaded itself.
 *
 * @param {(string | undefined)[]} paths
 */
const launch = ( paths ) => ( {
	executablePath: paths.find( ( path ) => path && existsSync( path ) ),
	args: FLAGS,
} );

/** Playwright's launch options for what people see and what is measured: the whole browser. */
export const launchOptions = launch( PATHS );

/** Playwright's launch options for tests, of which there are hundreds, most with several visitors. */
export const testLaunchOptions = launch( [
	process.env.FRONTAGE_CHROMIUM,
	HEADLESS_SHELL,
	...PATHS,
] );
