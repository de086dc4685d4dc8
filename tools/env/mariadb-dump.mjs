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
	const options = [ '--skip-comments', '--quick' ];
	const args = connection( env, options );
	const sql = await must( program, args, {}, WANTED );
	await writeFile( file, sql );
}

/**
 * @param {Record<string, string>} env  Environment of the site.
 * @param {string}                 file File written by `dump()`.
 */
export async function load( env, file ) {
	const program = command( 'mariadb' ) ?? 'mariadb';
	const args = connection( env );
	await must(
		program,
		args,
		{ input: await readFile( file, 'utf8' ) },
		WANTED
	);
}

/**
 * Returns the arguments that name the database.
 *
 * @param {Record<string, string>} env     Environment of the site.
 * @param {string[]}               options Further options.
 */
const connection = (
	{
		FRONTAGE_DB_HOST: host = '',
		FRONTAGE_DB_NAME: name = '',
		FRONTAGE_DB_USER: user = '',
	},
	options = []
) => [
	'--no-defaults',
	`--socket=${ host.split( ':' )[ 1 ] }`,
	`--user=${ user }`,
	'--default-character-set=utf8mb4',
	...options,
	name,
];
