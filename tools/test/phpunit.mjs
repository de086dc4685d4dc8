/**
 * Runs PHPUnit in a real WordPress, on SQLite or MariaDB.
 *
 *     node tools/test/phpunit.mjs [--mysql] [--fresh] [PHPUnit's arguments]
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CACHE, inRoot, OWN } from '../env/paths.mjs';
import { phpCliSettings, phpCommand } from '../env/php.mjs';
import { startMariadb } from '../env/mariadb.mjs';
import { entry, Problem } from '../env/problem.mjs';
import { site } from '../env/site.mjs';

async function main() {
	const args = process.argv.slice( 2 );
	const mysql = args.includes( '--mysql' );
	const phpunit = inRoot( 'vendor/bin/phpunit' );
	if ( ! existsSync( phpunit ) ) {
		throw new Problem( 'PHPUnit is not installed.', 'Run: composer install' );
	}
	const mariadb = mysql ? await startMariadb( join( OWN, 'mariadb/phpunit' ) ) : undefined;
	try {
		const made = await site( {
			name: mysql ? 'phpunit-mysql' : 'phpunit',
			database: mysql ? 'mysql' : 'sqlite',
			env: mariadb?.env,
			seed: false,
			fresh: mysql || args.includes( '--fresh' ),
		} );
		const own = args.filter( ( argument ) => ! [ '--mysql', '--fresh' ].includes( argument ) );
		await mkdir( join( CACHE, 'opcache' ), { recursive: true } );
		const child = spawn( phpCommand(), [ ...phpCliSettings(), phpunit, '-c', inRoot( 'tests/php/phpunit.xml' ), ...own ], {
			stdio: 'inherit',
			env: { ...process.env, ...made.env, FRONTAGE_SITE_DIR: made.folder, DB: mysql ? 'mysql' : 'sqlite' },
		} );
		const [ code ] = await once( child, 'exit' );
		process.exitCode = code ?? 1;
	} finally {
		await mariadb?.stop();
	}
}

await entry( main );
