/**
 * Runs PHPUnit in a real WordPress, on SQLite or MariaDB.
 *
 *     node tools/test/phpunit.mjs [--mysql | --multisite] [--object-cache] [--fresh] [--sql | --not-sql | --deep]
 *                                 [--part N/M] [PHPUnit's arguments]
 *
 * With `--object-cache` the site has a persistent object cache.
 *
 * The group `deep` is sound but need not run at each commit: a million rows, ten thousand posts, crowds. It runs with
 * `--deep` only, and then nothing else does.
 *
 * With `--sql` only the tests that touch SQL run, without the group `once`: large sites, WP-CLI, crowds that share their
 * counting with another crowd, and files of feeds, videos and forms, whose SQL is WordPress's own. They take long and
 * show nothing else on a second database. With `--not-sql` all those run that `--sql` leaves out.
 *
 * The group `mariadb` asks what SQLite does not have, such as replicas, and runs with `--mysql` only.
 *
 * With `--part 2/5` only the second of five parts of `--deep` or `--not-sql` runs.
 *
 * Nothing runs again: a test that fails once has failed. If PHP crashes, the test in which it did is named.
 */
import { existsSync } from 'node:fs';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, OWN } from '../env/paths.mjs';
import { phpCommand, phpRunSettings } from '../env/php.mjs';
import { startMariadb } from '../env/mariadb.mjs';
import { entry, Problem } from '../env/problem.mjs';
import { site } from '../env/site.mjs';
import { FAILED, failures, lastIn } from './phpunit-failures.mjs';
import { runsOf } from './phpunit-selection.mjs';
import { wpCli } from '../env/wp-cli.mjs';

/** Instead of an exit code. */
const CRASHED = -1;
const LATE = -2;

/** Milliseconds; several times of what all tests need on a busy machine. */
const LIMIT = 45 * 60_000;

const PHPUNIT = inRoot( 'vendor/bin/phpunit' );

const FLAGS = [
	'--mysql',
	'--multisite',
	'--fresh',
	'--object-cache',
	'--sql',
	'--not-sql',
	'--deep',
];

const PART = '--part';

async function main() {
	const args = process.argv.slice( 2 );
	const part = args.includes( PART )
		? args.splice( args.indexOf( PART ), 2 )[ 1 ]
		: undefined;
	const [ mysql, multisite, fresh, cache, sql, notSql, deep ] = FLAGS.map(
		( flag ) => args.includes( flag )
	);
	const runs = runsOf( { deep, sql, notSql, part } );
	if ( ! existsSync( PHPUNIT ) ) {
		throw new Problem(
			'PHPUnit is not installed.',
			'Run: composer install'
		);
	}
	const mariadb = mysql
		? await startMariadb( join( OWN, 'mariadb/phpunit' ) )
		: undefined;
	try {
		const made = await site( {
			name: [
				'phpunit',
				mysql && 'mysql',
				multisite && 'multisite',
				cache && 'object-cache',
			]
				.filter( Boolean )
				.join( '-' ),
			database: mysql ? 'mysql' : 'sqlite',
			env: mariadb?.env,
			seed: 'none',
			network: multisite ? 'example.org' : '',
			fresh: mysql || fresh,
		} );
		if ( cache ) {
			await copyFile(
				inRoot( 'tests/support/object-cache.php' ),
				join( made.folder, 'wp-content/object-cache.php' )
			);
		}
		const env = {
			...made.env,
			FRONTAGE_SITE_DIR: made.folder,
			DB: mysql ? 'mysql' : 'sqlite',
			FRONTAGE_WP_CLI: await wpCli(),
		};
		for ( const run of runs ) {
			const isGood = await passes(
				[
					...args.filter(
						( argument ) => ! FLAGS.includes( argument )
					),
					'--exclude-group',
					isSince69( made.version ) ? 'before-6.9' : 'since-6.9',
					...( mysql ? [] : [ '--exclude-group', 'mariadb' ] ),
					...run,
				],
				env
			);
			process.exitCode = isGood ? process.exitCode : 1;
		}
	} finally {
		await mariadb?.stop();
	}
}

/**
 * @param {string} version Such as `6.7-alpha-58716`.
 * @return {boolean} Whether this WordPress hides blocks, binds attributes of any block, and has abilities.
 */
function isSince69( version ) {
	const [ major = 0, minor = 0 ] = version.split( /[^0-9]/ ).map( Number );
	return major > 6 || ( major === 6 && minor >= 9 );
}

/**
 * Runs PHPUnit and names what failed.
 *
 * @param {string[]}               args
 * @param {Record<string, string>} env
 * @return {Promise<boolean>} Whether all passed.
 */
async function passes( args, env ) {
	const log = join( tmpdir(), `frontage-phpunit-${ process.pid }.log` );
	try {
		const code = await phpunit( [ ...args, '--log-teamcity', log ], env );
		const text = await readFile( log, 'utf8' ).catch( () => '' );
		const failed = code === 0 ? [] : failures( text );
		if ( code === CRASHED ) {
			failed.push( `PHP, which crashed in ${ lastIn( text ) }` );
		} else if ( code === LATE ) {
			failed.push(
				`PHPUnit, which had not ended after ${ LIMIT / 60_000 } minutes, in ${ lastIn( text ) }`
			);
		} else if ( code !== 0 && ! failed.length ) {
			failed.push(
				`PHPUnit, for what it says above (exit code ${ code })`
			);
		}
		for ( const name of failed ) {
			process.stdout.write( `${ FAILED }${ name }\n` );
		}
		return code === 0;
	} finally {
		await rm( log, { force: true } );
	}
}

/**
 * Runs without opcache: a file is compiled once in any case, and in runs of ten minutes PHP 8.2 with it called functions
 * at addresses where none are.
 *
 * @param {string[]}               args
 * @param {Record<string, string>} env
 * @return {Promise<number>} Exit code; CRASHED if a signal ended it, LATE if it took too long.
 */
async function phpunit( args, env ) {
	const config = inRoot( 'tests/php/phpunit.xml' );
	const child = spawn(
		phpCommand(),
		[
			...phpRunSettings(),
			...[ '-d', 'opcache.enable_cli=0' ],
			...[ PHPUNIT, '-c', config, ...args ],
		],
		{ stdio: 'inherit', env: { ...process.env, ...env } }
	);
	let isLate = false;
	const limit = setTimeout( () => {
		isLate = true;
		child.kill( 'SIGKILL' );
	}, LIMIT );
	const [ code ] = await once( child, 'exit' );
	clearTimeout( limit );
	return code ?? ( isLate ? LATE : CRASHED );
}

await entry( main );
