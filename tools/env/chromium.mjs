/** The browsers of tests, bench and screenshots: the system's Chromium, without background activity. */
import { existsSync } from 'node:fs';

/** Chromium without its window code: opening a context takes a third of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const PATHS = [
	process.env.FRONTAGE_CHROMIUM,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
];

/** No sandbox, since CI runs as root; no background requests. */
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
 * Returns launch options for the first installed browser; otherwise Playwright uses its own download.
 *
 * @param {(string | undefined)[]} paths Paths of browsers.
 */
const launch = ( paths ) => ( {
	executablePath: paths.find( ( path ) => path && existsSync( path ) ),
	args: FLAGS,
} );

/** Playwright's launch options for screenshots and measurements: the full browser. */
export const launchOptions = launch( PATHS );

/** Playwright's launch options where many contexts are opened. */
export const manyLaunchOptions = launch( [
	process.env.FRONTAGE_CHROMIUM,
	HEADLESS_SHELL,
	...PATHS,
] );

/**
 * Playwright's launch options for specs. Without fonts of the theme: decoding them takes a quarter of what a
 * page costs the processor, and a late one shifts text, which is not our shift.
 */
export const testLaunchOptions = {
	...manyLaunchOptions,
	args: [ ...manyLaunchOptions.args, '--disable-remote-fonts' ],
};
