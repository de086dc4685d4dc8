/** Which tests are near to a file that everything may use: those of what names it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRoot } from '../env/paths.mjs';
import { allTests } from './sql-tests.mjs';

/** More than these are no longer near. */
const MOST = 25;

/** Of specs, whose browsers take longer. */
const MOST_SPECS = 12;

/** Added to the rank of tests with several processes, which take long. */
const CROWD = 3;

const KINDS = [ 'blocks', 'features', 'extensions' ];

const read = ( /** @type {string} */ path ) =>
	readFileSync( inRoot( path ), 'utf8' );

/** Of a script: its folder's name, or its own. */
const SCRIPT = /^src\/(?:ui\/|lib\/)?([a-z0-9-]+)/;

/**
 * @param {string} file Path from the root.
 * @return {RegExp} Matches what names it: a class in PHP, an import in scripts.
 */
function namesIt( file ) {
	const [ , script = '' ] = SCRIPT.exec( file ) ?? [];
	return script
		? new RegExp( `['/]${ script }(?:['/]|\\.ts)` )
		: new RegExp( `\\b${ basename( file, '.php' ) }\\b` );
}

/**
 * @param {string} folder
 * @return {string[]} Paths of the code below it, without tests and fixtures.
 */
const codeIn = ( folder ) =>
	readdirSync( inRoot( folder ), { recursive: true } )
		.map( ( path ) => `${ folder }/${ path }` )
		.filter(
			( path ) =>
				/\.(?:php|tsx?)$/.test( path ) &&
				! /\/(?:test|fixtures|patterns)\/|\.test\.tsx?$/.test( path )
		);

/**
 * @param {RegExp} pattern
 * @return {string[]} Modules that name it.
 */
const modulesWith = ( pattern ) =>
	KINDS.flatMap( ( kind ) =>
		readdirSync( inRoot( kind ), { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( { name } ) => name )
			.filter( ( slug ) =>
				codeIn( `${ kind }/${ slug }` ).some( ( path ) =>
					pattern.test( read( path ) )
				)
			)
	);

/**
 * @param {string[]} files Paths from the root.
 * @return {{ php: string[], specs: string[] }} The nearest first.
 */
export function nearTo( files ) {
	const present = files.filter( ( file ) => existsSync( inRoot( file ) ) );
	return {
		php: phpNear( present.filter( ( file ) => file.endsWith( '.php' ) ) ),
		specs: specsNear( present ),
	};
}

/** @param {string[]} files Of PHP. */
const phpNear = ( files ) =>
	allTests()
		.filter(
			( path ) =>
				isBeside( path, files ) ||
				files.some( ( file ) => namesIt( file ).test( read( path ) ) )
		)
		.sort( ( one, other ) => rank( one, files ) - rank( other, files ) )
		.slice( 0, MOST );

/**
 * Specs of modules that use the files, if these are few; those that are named like a script come first.
 *
 * @param {string[]} files
 */
function specsNear( files ) {
	const slugs = files.flatMap( ( file ) => modulesWith( namesIt( file ) ) );
	const stems = files.flatMap( ( file ) => SCRIPT.exec( file )?.[ 1 ] ?? [] );
	const specs = readdirSync( inRoot( 'e2e' ) ).filter( ( name ) =>
		name.endsWith( '.spec.ts' )
	);
	const isOf = ( /** @type {string[]} */ names ) =>
		specs.filter( ( spec ) =>
			names.some( ( name ) =>
				[ `${ name }.`, `${ name }-` ].some( ( start ) =>
					spec.startsWith( start )
				)
			)
		);
	return [
		...new Set( [
			...isOf( stems ),
			...isOf( slugs.length > MOST ? [] : slugs ),
		] ),
	]
		.slice( 0, MOST_SPECS )
		.map( ( name ) => `e2e/${ name }` );
}

/**
 * Puts tests first that are named like the class, then those that name it, then those beside it; crowds come last.
 *
 * @param {string}   test  Path.
 * @param {string[]} files That the fault is in.
 */
function rank( test, files ) {
	const late = test.includes( 'UnderLoad' ) ? CROWD : 0;
	const isAlike = files.some( ( file ) =>
		basename( test ).startsWith(
			basename( file, '.php' ).replaceAll( '_', '' )
		)
	);
	if ( isAlike ) {
		return late;
	}
	const isNaming = files.some( ( file ) =>
		namesIt( file ).test( read( test ) )
	);
	return late + ( isNaming ? 1 : 2 );
}

/**
 * Whether a test is in the folder of tests that has the name of the code's folder.
 *
 * @param {string}   test  Path.
 * @param {string[]} files That the fault is in.
 */
const isBeside = ( test, files ) =>
	files.some(
		( file ) =>
			dirname( test ) ===
			dirname( file ).replace( /^includes/, 'tests/php' )
	);
