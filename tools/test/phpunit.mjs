/**
 * Runs PHPUnit in a real WordPress, on SQLite or MariaDB.
 *
 *     node tools/test/phpunit.mjs [--mysql | --multisite] [--object-cache] [--fresh] [--sql] [PHPUnit's arguments]
 *
 * With `--object-cache` the site has a persistent object cache.
 *
 * A few tests that fail run once more by themselves, and are named if they pass then: a test of time fails on a busy
 * machine, and hides what it is not. All of them run once more if PHP itself crashes, which says nothing about tests.
 *
 * With `--sql` only the tests that touch SQL run, without the group `once`: large sites, WP-CLI, crowds that share their
 * counting with another crowd, and files of feeds, videos and forms, whose SQL is WordPress's own. They take long and
 * show nothing else on a second database.
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
import { failures, filterOf, lastIn, MOST_AGAIN } from './phpunit-failures.mjs';
import { FAILED, MARK } from './second-tries.mjs';
import { sqlTests } from './sql-tests.mjs';
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
	'--sql',
	'--object-cache',
];

async function main() {
	const args = process.argv.slice( 2 );
	const [ mysql, multisite, fresh, sql, cache ] = FLAGS.map( ( flag ) =>
		args.includes( flag )
	);
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
		/** @param {boolean} isNew Whether nothing of an earlier run may be left in it. */
		const prepare = async ( isNew ) => {
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
				fresh: mysql || isNew,
			} );
			if ( cache ) {
				await copyFile(
					inRoot( 'tests/support/object-cache.php' ),
					join( made.folder, 'wp-content/object-cache.php' )
				);
			}
			return made;
		};
		const made = await prepare( !! fresh );
		process.exitCode = await withAnotherTry(
			[
				...args.filter( ( argument ) => ! FLAGS.includes( argument ) ),
				'--exclude-group',
				isSince69( made.version ) ? 'before-6.9' : 'since-6.9',
				...( sql ? [ '--exclude-group', 'once' ] : [] ),
				...( sql ? sqlTests() : [] ).map( ( path ) => inRoot( path ) ),
			],
			{
				...made.env,
				FRONTAGE_SITE_DIR: made.folder,
				DB: mysql ? 'mysql' : 'sqlite',
				FRONTAGE_WP_CLI: await wpCli(),
			},
			() => prepare( true )
		);
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
 * @param {string[]}               args
 * @param {Record<string, string>} env
 * @param {() => Promise<*>}       renew Makes the site new, since a crash leaves what tests had not yet cleared away.
 * @return {Promise<number>} Exit code; 0 as well if what failed passed when it ran again.
 */
async function withAnotherTry( args, env, renew ) {
	const log = join( tmpdir(), `frontage-phpunit-${ process.pid }.log` );
	try {
		const logged = [ ...args, '--log-teamcity', log ];
		let code = await phpunit( logged, env );
		if ( code === CRASHED ) {
			process.stdout.write(
				`${ MARK }PHP, which crashed in ${ lastIn( await readFile( log, 'utf8' ) ) }\n`
			);
			await renew();
			code = await phpunit( logged, env );
		}
		// Of a run that did not end, nobody knows what would have failed.
		if ( code === LATE ) {
			return 1;
		}
		const failed =
			code && existsSync( log )
				? failures( await readFile( log, 'utf8' ) )
				: [];
		const again =
			failed.length && failed.length <= MOST_AGAIN
				? await phpunit( [ '--filter', filterOf( failed ) ], env )
				: code;
		// Of several that run again, it may be one alone that fails twice.
		for ( const name of failed ) {
			process.stdout.write( `${ again ? FAILED : MARK }${ name }\n` );
		}
		return again;
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
		process.stdout.write(
			`\n${ FAILED }PHPUnit, which had not ended after ${ LIMIT / 60_000 } minutes\n`
		);
		child.kill( 'SIGKILL' );
	}, LIMIT );
	const [ code ] = await once( child, 'exit' );
	clearTimeout( limit );
	return code ?? ( isLate ? LATE : CRASHED );
}

await entry( main );
