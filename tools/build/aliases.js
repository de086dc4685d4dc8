/**
 * Where `@frontage/<name>` lies, for webpack and Jest; `paths` of tsconfig.json say it, for all three.
 */
const { resolve } = require( 'node:path' );
const { compilerOptions } = require( '../../tsconfig.json' );

const PREFIX = '@frontage';

/** Folders whose folders are imported by that name, in the order in which they are tried. */
const folders = compilerOptions.paths[ `${ PREFIX }/*` ].map( ( path ) =>
	path.replace( /^\.\/|\/\*$/g, '' )
);

/** As webpack's `resolve.alias`. */
const webpackAlias = {
	[ PREFIX ]: folders.map( ( folder ) =>
		resolve( __dirname, '../..', folder )
	),
};

/** As Jest's `moduleNameMapper`. */
const jestMapper = {
	[ `^${ PREFIX }/(.*)$` ]: folders.map(
		( folder ) => `<rootDir>/${ folder }/$1`
	),
};

module.exports = { PREFIX, folders, jestMapper, webpackAlias };
