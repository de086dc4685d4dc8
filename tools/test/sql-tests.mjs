/**
 * Which PHP tests touch SQL, found in the sources: these run on both databases, all others on MariaDB alone.
 *
 * A test touches SQL if it, a class it names, or its module speaks to the database. What only calls WordPress's own
 * queries does not: their SQL is not ours.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../env/paths.mjs';

const PLACES = [ 'tests/php', 'blocks', 'features', 'extensions' ];

/** How code speaks to the database. */
const SPEAKS = /\$wpdb|\bTables::/;

/** What runs SQL, directly or not, and what needs several processes on one database. */
const OF_SQL = /\/(?:Query|Store|Subscribers|Usage)\/|UnderLoad/;

const read = ( /** @type {string} */ path ) =>
	readFileSync( inRoot( path ), 'utf8' );

const speaks = ( /** @type {string} */ path ) => SPEAKS.test( read( path ) );

/**
 * @param {string} folder
 * @return {string[]} Paths of all PHP below it.
 */
const phpIn = ( folder ) =>
	readdirSync( inRoot( folder ), { recursive: true } )
		.map( ( path ) => `${ folder }/${ path }` )
		.filter( ( path ) => path.endsWith( '.php' ) );

/**
 * Files of the classes that a test names.
 *
 * @param {string} code PHP.
 * @return {string[]} Paths below `includes`.
 */
function named( code ) {
	return [ ...code.matchAll( /\bFrontage\\((?:\w+\\)*\w+)/g ) ]
		.map(
			( [ , name = '' ] ) =>
				`includes/${ name.replaceAll( '\\', '/' ) }.php`
		)
		.filter( ( path ) => existsSync( inRoot( path ) ) );
}

/**
 * A module's own PHP.
 *
 * @param {string} test Path of one of its tests.
 */
function module( test ) {
	const [ , folder ] =
		/^((?:blocks|features|extensions)\/[^/]+)\//.exec( test ) ?? [];
	return folder
		? phpIn( folder ).filter( ( path ) => ! path.includes( '/test/' ) )
		: [];
}

/** @return {string[]} All PHP tests. */
export const allTests = () =>
	PLACES.flatMap( phpIn )
		.filter( ( path ) =>
			/(?:^tests\/php|\/test)\/.*Test\.php$/.test( path )
		)
		.sort();

/** @return {string[]} Those that touch SQL. */
export const sqlTests = () =>
	allTests().filter( ( test ) => {
		const code = read( test );
		const around = [ ...named( code ), ...module( test ) ];
		return (
			OF_SQL.test( test ) || SPEAKS.test( code ) || around.some( speaks )
		);
	} );
