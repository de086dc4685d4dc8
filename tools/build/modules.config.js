/**
 * How view modules and the shared script modules are built.
 *
 * React is never bundled: whoever imports it in a module gets `@frontage/react`, which
 * hands on WordPress's own. `src/api` is one module for all rooms, `@frontage/api`, and so is
 * `src/ui/list`, `@frontage/list`.
 */
const { resolve } = require( 'node:path' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const { PlainFilePlugin } = require( './plain-file-plugin' );

const REACT = [
	'react',
	'react-dom',
	'react-dom/client',
	'react/jsx-runtime',
	'react/jsx-dev-runtime',
];

/**
 * @param {string} request What a module imports.
 * @return {string|undefined} Where it is taken from, if it is not bundled; lazily where it is imported so.
 */
const external = ( request ) => {
	if ( REACT.includes( request ) ) {
		return 'module-import @frontage/react';
	}
	if ( request.endsWith( '/src/api' ) ) {
		return 'module-import @frontage/api';
	}
	if ( request.endsWith( '/src/ui/list' ) ) {
		return 'module-import @frontage/list';
	}
};

/**
 * The stock plugin with our shared modules; one for each configuration, because it keeps
 * what it has seen.
 *
 * @return {DependencyExtractionWebpackPlugin} The plugin.
 */
const sharedExternals = () =>
	new DependencyExtractionWebpackPlugin( {
		requestToExternalModule: external,
	} );

/**
 * @param {import('webpack').Configuration} config A configuration with ES module output.
 * @return {import('webpack').Configuration} The same, taking React from the bridge.
 */
const withReactBridge = ( config ) => ( {
	...config,
	plugins: [
		...( config.plugins ?? [] ).filter(
			( plugin ) =>
				! ( plugin instanceof DependencyExtractionWebpackPlugin )
		),
		sharedExternals(),
	],
} );

/** Minifies for every browser that has modules, which saves the runtime some bytes. */
const tightly = () =>
	new TerserPlugin( {
		extractComments: false,
		terserOptions: {
			ecma: 2020,
			module: true,
			compress: {
				booleans_as_integers: true,
				passes: 3,
				unsafe_arrows: true,
			},
			format: { comments: false },
		},
	} );

/**
 * The runtime, the bridge, the inline recorder and the api, which no room owns.
 *
 * @param {import('webpack').Configuration} moduleConfig wp-scripts' configuration for modules.
 * @return {import('webpack').Configuration[]} The runtime is minified more tightly than the rest.
 */
const sharedModules = ( moduleConfig ) => {
	const source = ( path ) => resolve( __dirname, '../../src', path );
	const config = withReactBridge( {
		...moduleConfig,
		name: 'shared',
		entry: { islands: source( 'islands/index.ts' ) },
		optimization: {
			...moduleConfig.optimization,
			minimizer: [ tightly() ],
		},
	} );
	config.plugins.push(
		new PlainFilePlugin( {
			from: source( 'react/bridge.ts' ),
			to: 'react.js',
			module: true,
		} ),
		new PlainFilePlugin( {
			from: source( 'islands/recorder.ts' ),
			to: 'recorder.js',
			module: false,
		} )
	);
	const api = withReactBridge( {
		...moduleConfig,
		name: 'api',
		entry: {
			api: source( 'api/index.ts' ),
			list: source( 'ui/list/index.ts' ),
		},
	} );
	return [ config, api ];
};

module.exports = { sharedExternals, sharedModules, withReactBridge };
