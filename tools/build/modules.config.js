/**
 * How view modules and the shared script modules are built.
 *
 * React is never bundled: whoever imports it in a module gets `@frontage/react`, which
 * hands on WordPress's own.
 */
const { resolve } = require( 'node:path' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const { PlainFilePlugin } = require( './plain-file-plugin' );

const BRIDGE = '@frontage/react';

const REACT = [
	'react',
	'react-dom',
	'react-dom/client',
	'react/jsx-runtime',
	'react/jsx-dev-runtime',
];

/**
 * The stock plugin with React mapped to the bridge; one for each configuration, because it
 * keeps what it has seen.
 *
 * @return {DependencyExtractionWebpackPlugin} The plugin.
 */
const reactExternals = () =>
	new DependencyExtractionWebpackPlugin( {
		requestToExternalModule: ( request ) =>
			REACT.includes( request ) || request === BRIDGE
				? `module ${ BRIDGE }`
				: undefined,
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
		reactExternals(),
	],
} );

/** Minifies for every browser that has modules, which saves the runtime some bytes. */
const tightly = () =>
	new TerserPlugin( {
		extractComments: false,
		terserOptions: {
			ecma: 2020,
			module: true,
			compress: { passes: 3, unsafe_arrows: true },
			format: { comments: false },
		},
	} );

/**
 * The runtime, the bridge and the inline recorder, which no room owns.
 *
 * @param {import('webpack').Configuration} moduleConfig wp-scripts' configuration for modules.
 * @return {import('webpack').Configuration[]} One configuration for all three.
 */
const sharedModules = ( moduleConfig ) => {
	const source = ( path ) => resolve( __dirname, '../../src', path );
	const config = withReactBridge( {
		...moduleConfig,
		name: 'shared',
		entry: { islands: source( 'islands/index.ts' ) },
		optimization: { ...moduleConfig.optimization, minimizer: [ tightly() ] },
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
	return [ config ];
};

module.exports = { reactExternals, sharedModules, withReactBridge };
