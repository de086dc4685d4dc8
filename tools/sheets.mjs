/**
 * `npm run shots -- sheets`: contact sheets of every module in each of its styles, on six grounds, wide and on a phone, from left
 * to right and from right to left, in .cache/sheets/. `npm run shots -- sheets tabs form` takes these modules only,
 * `-- --ltr` or `-- --rtl` one direction only, `-- --ground evening` one ground only. `-- --patterns` takes all patterns instead, side by
 * side on each ground, wide, and on sheets of their own as on a phone. Grounds are of a newer WordPress than the oldest one:
 * run it with `WP_CORE_DIR` of one that has Twenty Twenty-Five.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { KINDS, slugsOf } from './build/modules.mjs';
import { built } from './env/built.mjs';
import { manyLaunchOptions } from './env/chromium.mjs';
import { inRoot } from './env/paths.mjs';
import { phpCommand, phpSettings } from './env/php.mjs';
import { freePort } from './env/ports.mjs';
import { Problem, entry } from './env/problem.mjs';
import { serve } from './env/server.mjs';
import { site } from './env/site.mjs';
import { cellsOf, windowOn } from './sheets/cells.mjs';
import { DIRECTIONS, GROUNDS, WINDOWS } from './sheets/grounds.mjs';
import { sheet } from './sheets/sheet.mjs';

// Playwright empties test-results.
const FOLDER = '.cache/sheets';

/** Patterns on a sheet. */
const PER_SHEET = 15;

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

/** All modules with something to look at. */
const visible = () =>
	KINDS.flatMap( ( kind ) =>
		slugsOf( kind ).filter( ( slug ) => isVisible( kind, slug ) )
	);

/** All patterns, as `tabs/services`. */
const patterns = () =>
	slugsOf( 'blocks' ).flatMap( ( slug ) => {
		const folder = inRoot( `blocks/${ slug }/patterns` );
		return existsSync( folder )
			? readdirSync( folder ).map(
					( file ) => `${ slug }/${ file.replace( /\.php$/, '' ) }`
				)
			: [];
	} );

/**
 * One sheet for each module: wide on all grounds, then as a phone.
 *
 * @param {string[]}                                                                  modules
 * @param {(keyof typeof GROUNDS)[]}                                                  grounds
 * @param {(slug: string, size: string, ground: string) => Promise<Buffer[]>}         take    Takes pictures.
 * @param {(name: string, rows: import('./sheets/sheet.mjs').Row[]) => Promise<void>} write   Adds a sheet of rows under a file name.
 */
async function byModule( modules, grounds, take, write ) {
	for ( const slug of modules ) {
		const row = async ( size ) => {
			const cells = [];
			for ( const ground of grounds ) {
				const { name } = GROUNDS[ ground ];
				for ( const picture of await take( slug, size, ground ) ) {
					cells.push( { name, picture } );
				}
			}
			return { size, cells };
		};
		await write(
			slug,
			await Promise.all( Object.keys( WINDOWS ).map( row ) )
		);
	}
}

/**
 * Sheets of patterns for each ground, a few on each.
 *
 * @param {string[]}                                                                  slugs   Patterns.
 * @param {(keyof typeof GROUNDS)[]}                                                  grounds
 * @param {(slug: string, size: string, ground: string) => Promise<Buffer[]>}         take    Takes pictures.
 * @param {(name: string, rows: import('./sheets/sheet.mjs').Row[]) => Promise<void>} write   Adds a sheet of rows under a file name.
 */
async function byGround( slugs, grounds, take, write ) {
	for ( const ground of grounds ) {
		for ( let from = 0; from < slugs.length; from += PER_SHEET ) {
			for ( const size of Object.keys( WINDOWS ) ) {
				const cells = [];
				for ( const name of slugs.slice( from, from + PER_SHEET ) ) {
					for ( const picture of await take( name, size, ground ) ) {
						cells.push( { name, picture } );
					}
				}
				await write( `patterns-${ ground }-${ from + 1 }-${ size }`, [
					{ size, cells },
				] );
			}
		}
	}
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
			rtl: { type: 'boolean', default: false },
			ground: { type: 'string', multiple: true },
			patterns: { type: 'boolean', default: false },
		},
	} );
	const modules = ( values.patterns ? patterns() : visible() ).filter(
		( slug ) => ! positionals.length || positionals.includes( slug )
	);
	const grounds = /** @type {(keyof typeof GROUNDS)[]} */ (
		values.ground ?? Object.keys( GROUNDS )
	);
	const directions = DIRECTIONS.filter(
		( one ) => values[ one ] || values.ltr === values.rtl
	);
	await built();
	const made = await site( { name: 'sheets' } );
	for ( const ground of grounds ) {
		const { theme } = GROUNDS[ ground ];
		if ( ! existsSync( join( made.folder, 'wp-content/themes', theme ) ) ) {
			throw new Problem(
				`WordPress ${ made.version } does not have the theme ${ theme }.`,
				'Set WP_CORE_DIR to a newer WordPress.'
			);
		}
	}
	const server = await serve( made, await freePort() );
	const browser = await chromium.launch( manyLaunchOptions );
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
			const take = async ( slug, size, ground ) => {
				const path = paths[ GROUNDS[ ground ].section ][ slug ];
				const window = windows[ size ][ ground ];
				const isFeature = slugsOf( 'features' ).includes( slug );
				const on = isFeature ? `?frontage_env_on=${ slug }` : '';
				return path
					? cellsOf( window, server.url + path + on, isFeature )
					: [];
			};
			const write = async ( name, rows ) => {
				const file = `${ FOLDER }/${ name }-${ direction }.jpg`;
				await sheet( browser, `${ name }, ${ direction }`, rows, file );
				process.stdout.write( `${ file }\n` );
			};
			await ( values.patterns ? byGround : byModule )(
				modules,
				grounds,
				take,
				write
			);
		}
	} finally {
		await browser.close();
		await server.stop();
	}
}

await entry( main );
