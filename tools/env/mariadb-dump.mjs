/** Dumps a MySQL database to a file, and loads it. */
import { readFile, writeFile } from 'node:fs/promises';
import { command } from './mariadb.mjs';
import { must } from './processes.mjs';

const WANTED =
	'MariaDB and its client programs (mariadb, mariadb-dump) must be installed.';

/**
 * @param {Record<string, string>} env  Environment of the site.
 * @param {string}                 file File to write.
 */
export async function dump( env, file ) {
	const program = command( 'mariadb-dump' ) ?? 'mariadb-dump';
	const args = [ ...connection( env ), '--skip-comments', '--quick' ];
	const sql = await must(
		program,
		[ ...args, env.FRONTAGE_DB_NAME ],
		{},
		WANTED
	);
	await writeFile( file, sql );
}

/**
 * @param {Record<string, string>} env  Environment of the site.
 * @param {string}                 file File written by `dump()`.
 */
export async function load( env, file ) {
	const program = command( 'mariadb' ) ?? 'mariadb';
	const args = [ ...connection( env ), env.FRONTAGE_DB_NAME ];
	await must(
		program,
		args,
		{ input: await readFile( file, 'utf8' ) },
		WANTED
	);
}

/**
 * @param {Record<string, string>} env
 */
const connection = ( env ) => [
	'--no-defaults',
	`--socket=${ env.FRONTAGE_DB_HOST.split( ':' )[ 1 ] }`,
	`--user=${ env.FRONTAGE_DB_USER }`,
	'--default-character-set=utf8mb4',
];
