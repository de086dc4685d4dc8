/**
 * Writes the script that registers the editor's side of all modules: `build/editor-modules.js`.
 *
 * Each module runs only if the server says that it is on. What blocks need for editing is in scripts of its own, see
 * lazy-edit-loader.js.
 */
const { readFileSync } = require( 'node:fs' );
const { resolve } = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );

const ROOT = resolve( __dirname, '../..' );

/** In the order in which they run: blocks are registered with the filters of extensions in place. */
const KINDS = [ 'extensions', 'features', 'blocks' ];

/** Scripts of WordPress that only later scripts need; webpack lists those of the first script alone. */
const LATER =
	'{blocks,extensions,features}/*/{edit/**/*,index}.{ts,tsx},src/{editor,ui,lib}/**/*.{ts,tsx}';

/** Bundled, not a script of WordPress. */
const BUNDLED = [ '@wordpress/icons', '@wordpress/interactivity' ];

/** @return {string[]} Names of packages such as `@wordpress/date`. */
function packages() {
	const names = glob( LATER, {
		cwd: ROOT,
		absolute: true,
		ignore: [ '**/*.test.*', '**/test/**' ],
	} ).flatMap( ( file ) =>
		[
			...readFileSync( file, 'utf8' ).matchAll(
				/^(?:import (?!type )|\} )[^;]*?from '(@wordpress\/[a-z-]+)'/gm
			),
		].map( ( [ , name ] ) => name )
	);
	return [ ...new Set( names ) ]
		.filter( ( name ) => ! BUNDLED.includes( name ) )
		.sort();
}

/** @this {import('webpack').LoaderContext<{}>} */
module.exports = function load() {
	const modules = KINDS.flatMap( ( kind ) =>
		glob( `${ kind }/*/index.{ts,tsx}`, { cwd: ROOT } )
			.sort()
			.map(
				( file ) =>
					`isOn( '${ kind }', '${ file.split( '/' )[ 1 ] }' ) && require( ${ JSON.stringify(
						resolve( ROOT, file )
					) } );`
			)
	);
	return [
		...packages().map( ( name ) => `require( '${ name }' );` ),
		`const { previewSmallPictures, watchStyles } = require( '@frontage/editor' );`,
		`const { on, styles } = window.frontageModules;`,
		`const isOn = ( kind, slug ) => on[ kind ].includes( slug );`,
		`watchStyles( styles );`,
		`previewSmallPictures( styles.pictures );`,
		...modules,
	].join( '\n' );
};
