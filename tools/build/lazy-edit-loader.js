/**
 * Moves what a block needs for editing into a script that is loaded when a block of it is shown: `build/edit/<family>.js`.
 * Its styles are no part of the script, see `build/editor-styles.css`.
 *
 * The `index.ts` of every block imports `Edit` from `./edit/edit`, and its styles by name.
 */
const { existsSync, readFileSync } = require( 'node:fs' );
const { basename, dirname, resolve } = require( 'node:path' );

const EDIT = /^import \{ Edit \} from '\.\/edit\/edit';$/m;
const STYLES = /^import '\.\/(?:[\w-]+\/)*[\w-]+\.scss';\n/gm;

/**
 * @param {string} slug A block's folder.
 * @return {string} The folder of the block that it is a part of, or itself: they are needed together.
 */
function familyOf( slug ) {
	const file = resolve( __dirname, `../../blocks/${ slug }/block.json` );
	if ( ! existsSync( file ) ) {
		return slug;
	}
	const { parent, ancestor } = JSON.parse( readFileSync( file, 'utf8' ) );
	const [ first, ...others ] = parent ?? ancestor ?? [];
	return first && others.length < 2 ? familyOf( first.slice( 9 ) ) : slug;
}

/**
 * @param {string} source Of an `index.ts`.
 * @return {string} The same, with an edit component that comes later.
 * @this {import('webpack').LoaderContext<{}>}
 */
module.exports = function load( source ) {
	const family = familyOf( basename( dirname( this.resourcePath ) ) );
	return source
		.replace( STYLES, '' )
		.replace(
			EDIT,
			[
				`import { lazyEdit } from '@frontage/editor';`,
				`const Edit = lazyEdit( () => import( /* webpackChunkName: "edit/${ family }" */ './edit/edit' ) );`,
			].join( '\n' )
		);
};
