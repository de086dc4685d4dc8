/** Runs a private MariaDB server: own data, own socket, no network, tuned for speed over durability. */
import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { digest } from './paths.mjs';
import { isAlive, locked } from './lock.mjs';
import { Problem } from './problem.mjs';
import { finish, must } from './processes.mjs';
import { end, keep } from './services.mjs';

/** Data need not survive a power failure. */
const TUNING = [
	'--skip-networking',
	'--skip-log-bin',
	'--skip-name-resolve',
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-doublewrite=0',
	'--innodb-flush-method=nosync',
	'--sync-binlog=0',
	'--innodb-buffer-pool-size=128M',
	'--innodb-log-file-size=48M',
	'--max-connections=300',
	'--performance-schema=OFF',
	'--character-set-server=utf8mb4',
];

const INSTALL_HELP =
	'On Debian or Ubuntu: apt-get install mariadb-server\nElsewhere: install MariaDB 10.5+ and put mariadbd and mariadb-install-db on the PATH.';
const START_MS = 30_000;

/**
 * @typedef {Object} Mariadb
 * @property {Record<string, string>} env  For `site()`.
 * @property {() => Promise<void>}    stop Ends the server; resolves when it is gone.
 */

/** Returns whether MariaDB's server is installed. */
export const hasMariadb = async () => Boolean( command( 'mariadbd' ) );

/**
 * Starts the server; its data stays in the folder for the next run.
 *
 * @param {string} folder Folder for its data and log.
 * @return {Promise<Mariadb>} The running server.
 */
export async function startMariadb( folder ) {
	const binary = command( 'mariadbd' );
	if ( ! binary ) {
		throw new Problem( 'MariaDB is not installed.', INSTALL_HELP );
	}
	const data = join( folder, 'data' );
	const socket = join(
		tmpdir(),
		`frontage-${ digest( folder ).slice( 0, 10 ) }.sock`
	);
	const owner = join( folder, 'owner' );
	const common = [ '--no-defaults', `--datadir=${ data }`, ...asUser() ];
	// Of two commands that start at the same moment, the second one finds the first.
	await locked( `${ folder }.lock`, async () => {
		await needUnused( folder, owner );
		await initialise( data, common );
		await writeFile( owner, String( process.pid ) );
	} );

	const log = join( folder, 'server.log' );
	const out = openSync( log, 'w' );
	const child = spawn(
		binary,
		[
			...common,
			...TUNING,
			`--socket=${ socket }`,
			`--pid-file=${ join( folder, 'pid' ) }`,
		],
		{ detached: true, stdio: [ 'ignore', out, out ] }
	);
	keep( child );
	if ( ! ( await answers( child, socket ) ) ) {
		await end( child );
		throw new Problem(
			'MariaDB did not come up.',
			`Its log: ${ log }\nIf its data is broken, delete ${ folder }`
		);
	}
	return {
		env: {
			FRONTAGE_DB_HOST: `localhost:${ socket }`,
			FRONTAGE_DB_USER: userInfo().username,
			FRONTAGE_DB_PASSWORD: '',
			FRONTAGE_DB_NAME: 'frontage',
		},
		stop: () =>
			end( child, 15_000 ).then( () => rm( owner, { force: true } ) ),
	};
}

/**
 * Fails if the data is in use: two servers on the same data would destroy it.
 *
 * @param {string} folder
 * @param {string} owner  File with the process ID of the last starter.
 */
async function needUnused( folder, owner ) {
	const pid = Number( await readFile( owner, 'utf8' ).catch( () => 0 ) );
	if ( pid && pid !== process.pid && isAlive( pid ) ) {
		throw new Problem(
			`Another Frontage command (process ${ pid }) uses ${ folder }.`,
			'Let it finish, or stop it with Ctrl+C.'
		);
	}
	await endOrphan( folder );
}

/**
 * Ends a server left behind by a killed command of ours: by its recorded process ID,
 * and only if that process still serves this folder.
 *
 * @param {string} folder
 */
async function endOrphan( folder ) {
	const read = ( /** @type {string} */ path ) =>
		readFile( path, 'utf8' ).catch( () => '' );
	const pid = Number( await read( join( folder, 'pid' ) ) );
	const commandLine = pid ? await read( `/proc/${ pid }/cmdline` ) : '';
	if ( ! commandLine.includes( `--datadir=${ folder }` ) ) {
		return;
	}
	// One that hangs heeds only the second.
	for ( const signal of [ 'SIGTERM', 'SIGKILL' ] ) {
		if ( isAlive( pid ) ) {
			process.kill( pid, signal );
		}
		for ( let tries = 0; tries < 100 && isAlive( pid ); tries++ ) {
			await sleep( 100 );
		}
	}
}

/**
 * @param {string}   data
 * @param {string[]} common
 */
async function initialise( data, common ) {
	if ( existsSync( join( data, 'mysql' ) ) ) {
		return;
	}
	await rm( data, { recursive: true, force: true } );
	await mkdir( data, { recursive: true } );
	const installer = command( 'mariadb-install-db' ) ?? 'mariadb-install-db';
	await must(
		installer,
		[
			...common,
			'--auth-root-authentication-method=socket',
			`--auth-root-socket-user=${ userInfo().username }`,
			'--skip-test-db',
		],
		{},
		INSTALL_HELP
	);
}

/** As root the server needs an explicit option. */
const asUser = () => ( process.getuid?.() === 0 ? [ '--user=root' ] : [] );

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string}                                    socket
 */
async function answers( child, socket ) {
	const admin = command( 'mariadb-admin' ) ?? 'mariadb-admin';
	const deadline = Date.now() + START_MS;
	while ( child.exitCode === null && Date.now() < deadline ) {
		const { code } = await finish( admin, [
			'--no-defaults',
			`--socket=${ socket }`,
			'--connect-timeout=5',
			'ping',
		] );
		if ( code === 0 ) {
			return true;
		}
		await sleep( 150 );
	}
	return false;
}

/**
 * Returns the full path of a program; servers are often outside a normal user's PATH.
 *
 * @param {string} name Program name.
 * @return {string | undefined} Undefined if it is not installed.
 */
export function command( name ) {
	const folders = [
		...( process.env.PATH ?? '' ).split( ':' ),
		'/usr/sbin',
		'/usr/local/sbin',
		'/opt/homebrew/bin',
		'/usr/local/bin',
	];
	return folders.map( ( folder ) => join( folder, name ) ).find( existsSync );
}
