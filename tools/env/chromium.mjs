/** The browser of tests, bench and pictures: the system's Chromium, quiet. */
import { existsSync } from 'node:fs';

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

/** Playwright's launch options; without a path it takes the browser it has downloaded itself. */
export const launchOptions = {
	executablePath: PATHS.find( ( path ) => path && existsSync( path ) ),
	args: FLAGS,
};
