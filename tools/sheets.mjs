/**
 * `npm run sheets`: contact sheets of every module in each of its styles, on six grounds, wide and on a phone, from left
 * to right and from right to left, in test-results/sheets/. `npm run sheets -- tabs form` takes these modules only,
 * `-- --ltr` one direction only, `-- --ground evening` one ground only.
 */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { KINDS, slugsOf } from './build/modules.mjs';
import { built } from './env/built.mjs';
import { testLaunchOptions } from './env/chromium.mjs';
import { inRoot } from './env/paths.mjs';
import { jitSettings, phpCommand, phpSettings } from './env/php.mjs';
import { freePort } from './env/ports.mjs';
import { entry } from './env/problem.mjs';
import { serve } from './env/server.mjs';
import { site } from './env/site.mjs';
import { cellsOf, windowOn } from './sheets/cells.mjs';
import { DIRECTIONS, GROUNDS, WINDOWS } from './sheets/grounds.mjs';
import { sheet } from './sheets/sheet.mjs';

const FOLDER = 'test-results/sheets';

/**
 * Whether a module has something of its own to look at: a block that stands alone, or a demo.
 *
 * @param {string} kind One of KINDS.
 * @param {string} slug The module's folder.
 */
function isVisible( kind, slug ) {
	if ( kind !== 'blocks' ) {
		return existsSync( inRoot( `${ kind }/${ slug }/demo.html` ) );
	}
	const { parent, ancestor } = JSON.parse(
		readFileSync( inRoot( `blocks/${ slug }/block.json` ), 'utf8' )
	);
	return ! ( parent ?? ancestor );
}

/**
 * Publishes the modules' pages for a section.
 *
 * @param {import('./env/site.mjs').Site} made
 * @param {string}                        url     Of the site.
 * @param {string}                        section Class of the group around everything.
 * @param {string[]}                      modules Their folders.
 * @return {Promise<Record<string, string>>} Paths by module.
 */
async function publish( made, url, section, modules ) {
	const { stdout } = await promisify( execFile )(
		phpCommand(),
		[
			...phpSettings(),
			'-d',
			'display_errors=0',
			inRoot( 'tools/sheets/pages.php' ),
			made.folder,
			new URL( url ).host,
			section,
			...modules,
		],
		{ env: { ...process.env, ...made.env } }
	);
	return JSON.parse( stdout );
}

/**
 * Opens a window of each size on each ground.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url       Of the site.
 * @param {(keyof typeof GROUNDS)[]}           grounds
 * @param {'ltr'|'rtl'}                        direction
 */
async function openWindows( browser, url, grounds, direction ) {
	const windows = {};
	for ( const size of Object.keys( WINDOWS ) ) {
		windows[ size ] = {};
		for ( const ground of grounds ) {
			windows[ size ][ ground ] = await windowOn(
				browser,
				url,
				ground,
				size,
				direction
			);
		}
	}
	return windows;
}

async function main() {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			ltr: { type: 'boolean', default: false },
			ground: { type: 'string', multiple: true },
		},
	} );
	const modules = KINDS.flatMap( ( kind ) =>
		slugsOf( kind ).filter( ( slug ) => isVisible( kind, slug ) )
	).filter(
		( slug ) => ! positionals.length || positionals.includes( slug )
	);
	const grounds = /** @type {(keyof typeof GROUNDS)[]} */ (
		values.ground ?? Object.keys( GROUNDS )
	);
	const directions = values.ltr ? [ DIRECTIONS[ 0 ] ] : DIRECTIONS;
	await built();
	const made = await site( { name: 'sheets' } );
	const server = await serve( made, await freePort(), jitSettings() );
	const browser = await chromium.launch( testLaunchOptions );
	await mkdir( inRoot( FOLDER ), { recursive: true } );
	try {
		const paths = {};
		for ( const ground of grounds ) {
			const { section } = GROUNDS[ ground ];
			paths[ section ] ??= await publish(
				made,
				server.url,
				section,
				modules
			);
		}
		for ( const direction of directions ) {
			const windows = await openWindows(
				browser,
				server.url,
				grounds,
				direction
			);
			for ( const slug of modules ) {
				const cellsIn = async ( size ) => {
					const cells = [];
					for ( const ground of grounds ) {
						const { name, section } = GROUNDS[ ground ];
						const path = paths[ section ][ slug ];
						const pictures = path
							? await cellsOf(
									windows[ size ][ ground ],
									server.url + path
								)
							: [];
						cells.push(
							...pictures.map( ( picture ) => ( {
								name,
								picture,
							} ) )
						);
					}
					return { size, cells };
				};
				const rows = await Promise.all(
					Object.keys( WINDOWS ).map( cellsIn )
				);
				const file = `${ FOLDER }/${ slug }-${ direction }.jpg`;
				await sheet( browser, `${ slug }, ${ direction }`, rows, file );
				process.stdout.write( `${ file }\n` );
			}
		}
	} finally {
		await browser.close();
		await server.stop();
	}
}

await entry( main );
