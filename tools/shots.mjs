/**
 * `npm run shots`: takes the screenshots of the README, of the owner's guide and of the modules from
 * the demo site. `npm run shots -- modules` takes one group only: `readme`, `wordpress-org`, `owner`, `modules`,
 * `editor` or `first-hour`. `npm run shots -- modules tabs accordion` takes only those modules, and
 * `npm run shots -- sheets` makes contact sheets (see sheets.mjs).
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { editorShots } from './editor-shots.mjs';
import { built } from './env/built.mjs';
import { launchOptions } from './env/chromium.mjs';
import { inRoot } from './env/paths.mjs';
import { freePort } from './env/ports.mjs';
import { entry } from './env/problem.mjs';
import { serve } from './env/server.mjs';
import { site } from './env/site.mjs';
import { shootAdmin } from './shots/admin.mjs';
import { shootFirstHour } from './shots/first-hour.mjs';
import { shootModules } from './shots/modules.mjs';
import { shootReadme } from './shots/readme.mjs';
import { shootWordPressOrg } from './shots/wordpress-org.mjs';

/** Modules come first: the settings screen shows their images. */
const GROUPS = {
	readme: shootReadme,
	'wordpress-org': shootWordPressOrg,
	modules: shootModules,
	owner: shootAdmin,
	editor: editorShots,
	'first-hour': shootFirstHour,
};

async function main() {
	const words = process.argv.slice( 2 );
	const wanted = words.filter( ( word ) => word in GROUPS );
	const modules = words.filter( ( word ) => ! ( word in GROUPS ) );
	await built();
	const made = await site( { name: 'shots', fresh: true } );
	const server = await serve( made, await freePort() );
	const browser = await chromium.launch( launchOptions );
	mkdirSync( inRoot( 'docs/pictures' ), { recursive: true } );
	try {
		for ( const [ group, shoot ] of Object.entries( GROUPS ) ) {
			if ( ! wanted.length || wanted.includes( group ) ) {
				await shoot( browser, server.url, modules, made );
			}
		}
	} finally {
		await browser.close();
		await server.stop();
	}
}

if ( process.argv[ 2 ] === 'sheets' ) {
	process.argv.splice( 2, 1 );
	await import( './sheets.mjs' );
} else {
	await entry( main );
}
