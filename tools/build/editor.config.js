/**
 * How the editor's own scripts are built.
 *
 * `src/editor` is one script for all rooms, `build/editor.js` (handle `frontage-editor`), so
 * that no room carries a copy of it.
 */
const { resolve } = require( 'node:path' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );

const GLOBAL = [ 'frontage', 'editor' ];
const HANDLE = 'frontage-editor';

/** As rooms (`../../src/editor`) and shared code (`../editor`) import it. */
const REQUEST = /^(?:\.\.\/)+(?:src\/)?editor$/;

const source = ( path ) => resolve( __dirname, '../../src', path );

/** @return {Record<string,Object|string>} The shared script, and the app that uses it. */
const editorEntries = () => ( {
	editor: {
		import: source( 'editor/index.ts' ),
		library: { name: GLOBAL, type: 'window' },
	},
	'editor-help': source( 'help/index.tsx' ),
} );

/**
 * @param {import('webpack').Configuration} config wp-scripts' configuration for scripts.
 * @return {import('webpack').Configuration} The same, taking `src/editor` from the shared script.
 */
const withSharedEditor = ( config ) => ( {
	...config,
	output: { ...config.output, enabledLibraryTypes: [ 'window' ] },
	plugins: [
		...config.plugins.filter(
			( plugin ) =>
				! ( plugin instanceof DependencyExtractionWebpackPlugin )
		),
		new DependencyExtractionWebpackPlugin( {
			requestToExternal: ( request ) =>
				REQUEST.test( request ) ? GLOBAL : undefined,
			requestToHandle: ( request ) =>
				REQUEST.test( request ) ? HANDLE : undefined,
		} ),
	],
} );

module.exports = { editorEntries, withSharedEditor };
