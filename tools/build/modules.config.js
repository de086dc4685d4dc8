/**
 * How view modules and the shared script modules are built.
 *
 * React is never bundled: whoever imports it in a module gets `@frontage/react`, which
 * hands on WordPress's own. What several modules share and no page needs at first is one module
 * for all of them: `src/api` is `@frontage/api`, and so on.
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

/** Lazy modules by the end of the path that is imported; each is a folder below `src`. */
const SHARED = {
	'/src/api': '@frontage/api',
	'../../api': '@frontage/api', // From one shared module to another.
	'/src/ui/carousel': '@frontage/carousel',
	'/src/ui/lightbox': '@frontage/lightbox',
	'/src/ui/form': '@frontage/form',
	'/src/ui/upload': '@frontage/upload',
	'../upload': '@frontage/upload',
	'/form-captcha': '@frontage/form-captcha',
	'/src/ui/list': '@frontage/list',
	'/src/ui/search': '@frontage/search',
	'/vendor/floating': '@frontage/floating',
	'/vendor/swiper': '@frontage/swiper',
};

/**
 * @param {string} request What a module imports.
 * @return {string|undefined} Where it is taken from, if it is not bundled; lazily where it is imported so.
 */
const external = ( request ) => {
	if ( REACT.includes( request ) ) {
		return 'module-import @frontage/react';
	}
	const shared = Object.keys( SHARED ).find( ( path ) =>
		request.endsWith( path )
	);
	return shared && `module-import ${ SHARED[ shared ] }`;
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
 * The runtime, the bridge, the inline scripts and the lazy modules, which no module owns.
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
		} ),
		new PlainFilePlugin( {
			from: source( 'ui/lightbox/opener.ts' ),
			to: 'opener.js',
			module: false,
		} )
	);
	const lazy = withReactBridge( {
		...moduleConfig,
		name: 'lazy',
		entry: {
			api: source( 'api/index.ts' ),
			carousel: source( 'ui/carousel/index.ts' ),
			form: source( 'ui/form/index.ts' ),
			'form-captcha': source( 'ui/form-captcha/index.ts' ),
			upload: source( 'ui/upload/index.ts' ),
			swiper: source( 'vendor/swiper/index.ts' ),
			lightbox: source( 'ui/lightbox/index.ts' ),
			list: source( 'ui/list/index.ts' ),
			search: source( 'ui/search/index.ts' ),
			floating: source( 'vendor/floating/index.ts' ),
		},
	} );
	return [ config, lazy ];
};

module.exports = { sharedExternals, sharedModules, withReactBridge };
