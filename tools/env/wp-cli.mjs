/**
 * WP-CLI, downloaded from Packagist into the cache, for the test of Frontage's commands.
 *
 * It requires an older PHP but works on newer ones, with notices on standard error, so its
 * requirement is ignored.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { locked } from './lock.mjs';
import { CACHE, digest, inRoot } from './paths.mjs';
import { must } from './processes.mjs';

const WANTED = inRoot( 'tools/test/wp-cli/composer.json' );
const PROGRAM = 'vendor/wp-cli/wp-cli/php/boot-fs.php';

/**
 * @return {Promise<string>} Path of WP-CLI's PHP file.
 */
export async function wpCli() {
	const wanted = await readFile( WANTED );
	const folder = join( CACHE, `wp-cli-${ digest( wanted ).slice( 0, 8 ) }` );
	if ( ! existsSync( folder ) ) {
		await locked( `${ folder }.lock`, () => take( folder ) );
	}
	return join( folder, PROGRAM );
}

/**
 * @param {string} folder
 */
async function take( folder ) {
	if ( existsSync( folder ) ) {
		return;
	}
	process.stdout.write( 'Fetching WP-CLI (once)…\n' );
	const draft = `${ folder }.draft`;
	await rm( draft, { recursive: true, force: true } );
	await mkdir( draft, { recursive: true } );
	await copyFile( WANTED, join( draft, 'composer.json' ) );
	await must(
		'composer',
		[
			'install',
			'--no-interaction',
			'--no-progress',
			'--ignore-platform-req=php',
			`--working-dir=${ draft }`,
		],
		{},
		'Composer 2 and a way to Packagist are needed for the test of the command line.'
	);
	await rename( draft, folder );
}
