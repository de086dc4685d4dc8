/**
 * Build configuration of the editor scripts.
 *
 * `src/editor` is one script for all modules, `build/editor.js` (handle `frontage-editor`), so
 * that no module contains a copy of it.
 */
const { resolve } = require( 'node:path' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const MiniCSSExtractPlugin = require( 'mini-css-extract-plugin' );
const { PREFIX } = require( './aliases' );
const { withAliases } = require( './modules.config' );

const GLOBAL = [ 'frontage', 'editor' ];
const HANDLE = 'frontage-editor';
const REQUEST = `${ PREFIX }/editor`;

/** How the script of all modules is put together. */
const LOADERS = [
	{
		test: resolve( __dirname, 'editor-modules-entry.js' ),
		loader: resolve( __dirname, 'editor-modules-loader.js' ),
	},
	{
		enforce: 'pre',
		test: /[\\/](?:blocks|features|extensions)[\\/][\w-]+[\\/]index\.tsx?$/,
		loader: resolve( __dirname, 'lazy-edit-loader.js' ),
	},
	{
		test: /[\\/]blocks[\\/][\w-]+[\\/]block\.json$/,
		loader: resolve( __dirname, 'plain-description-loader.js' ),
	},
];

/** Styles of our controls: they come with the first script, wherever they are imported. */
const CONTROL_STYLES = {
	type: 'css/mini-extract',
	test: /[\\/]src[\\/]editor[\\/].+\.scss$/,
	name: 'editor-modules',
	chunks: ( { name } ) => !! name?.startsWith( 'edit/' ),
	enforce: true,
};

const source = ( path ) => resolve( __dirname, '../../src', path );

/**
 * Inserts a stylesheet that a script loads in the page; WordPress only flips for RTL what it prints itself.
 * Runs in the browser, so it can use nothing of this file.
 *
 * @param {HTMLLinkElement} link Not in the page yet.
 */
function insert( link ) {
	if ( document.documentElement.dir === 'rtl' ) {
		link.href = link.href.replace( /\.css/, '-rtl.css' );
	}
	document.head.append( link );
}

/** @return {Record<string,Object|string>} The shared script, and the app that uses it. */
const editorEntries = () => ( {
	editor: {
		import: source( 'editor/index.ts' ),
		library: { name: GLOBAL, type: 'window' },
	},
	'editor-modules': resolve( __dirname, 'editor-modules-entry.js' ),
	'editor-help': source( 'help/index.tsx' ),
	'exit-converter': source( 'exit-converter/index.ts' ),
} );

/**
 * @param {import('webpack').Configuration} config wp-scripts' configuration for scripts.
 * @return {import('webpack').Configuration} The same, with `src/editor` as an external script.
 */
const withSharedEditor = ( config ) => ( {
	...config,
	resolve: withAliases( config ),
	module: {
		...config.module,
		rules: [ ...config.module.rules, ...LOADERS ],
	},
	optimization: {
		...config.optimization,
		splitChunks: {
			...config.optimization.splitChunks,
			cacheGroups: {
				...config.optimization.splitChunks.cacheGroups,
				controls: CONTROL_STYLES,
			},
		},
	},
	output: { ...config.output, enabledLibraryTypes: [ 'window' ] },
	plugins: [
		...config.plugins.filter(
			( plugin ) =>
				! ( plugin instanceof DependencyExtractionWebpackPlugin ) &&
				! ( plugin instanceof MiniCSSExtractPlugin )
		),
		new MiniCSSExtractPlugin( { filename: '[name].css', insert } ),
		new DependencyExtractionWebpackPlugin( {
			requestToExternal: ( request ) =>
				request === REQUEST ? GLOBAL : undefined,
			requestToHandle: ( request ) =>
				request === REQUEST ? HANDLE : undefined,
		} ),
	],
} );

module.exports = { editorEntries, withSharedEditor };
