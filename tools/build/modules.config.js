/**
 * How view modules and the shared script modules are built.
 *
 * React is never bundled: a module that imports it gets `@frontage/react`, which
 * hands on WordPress's own. What several modules share and no page needs at first is one module
 * for all of them: see script-modules.js.
 */
const { resolve } = require( 'node:path' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const {
	BannerPlugin,
	Compilation,
	NormalModuleReplacementPlugin,
} = require( 'webpack' );
const { PREFIX, webpackAlias } = require( './aliases' );
const { LeftImportsPlugin } = require( './left-imports-plugin' );
const { PlainFilePlugin } = require( './plain-file-plugin' );
const { scriptModules } = require( './script-modules' );

const REACT = [
	'react',
	'react-dom',
	'react-dom/client',
	'react/jsx-runtime',
	'react/jsx-dev-runtime',
];

/**
 * Parts of GLightbox that are never called, since the lightbox has its own: images, zoom, fingers, keys, and
 * players. Its sources are ES modules, so these can be left out; its bundled file has them all.
 */
const UNUSED =
	/glightbox.src.js.(?:slides.(?:image|video|iframe)|core.(?:zoom|drag|touch-navigation|keyboard-navigation))\.js$/;

const NOTHING = resolve( __dirname, 'nothing.js' );

/** Scripts that the server prints into the page. */
const INLINE = {
	recorder: 'islands/recorder.ts',
	guard: 'islands/guard.ts',
	opener: 'ui/lightbox/opener.ts',
};

/**
 * @param {unknown} request Import path.
 * @return {boolean} Whether it is a shared script module.
 */
const isShared = ( request ) =>
	scriptModules.some( ( { id } ) => id === request );

/**
 * @param {string} request Import path.
 * @return {string|undefined} External to use if it is not bundled.
 */
const external = ( request ) => {
	if ( REACT.includes( request ) ) {
		return `module-import ${ PREFIX }/react`;
	}
	return isShared( request ) ? `module-import ${ request }` : undefined;
};

/**
 * Returns the stock plugin with our shared script modules. Each configuration needs its own, since it
 * keeps state.
 *
 * @return {DependencyExtractionWebpackPlugin} The plugin.
 */
const sharedExternals = () =>
	new DependencyExtractionWebpackPlugin( {
		requestToExternalModule: external,
	} );

/**
 * @param {import('webpack').Configuration} config Any configuration.
 * @return {import('webpack').ResolveOptions} How it finds files, `@frontage/…` included.
 */
const withAliases = ( { resolve: options } ) => ( {
	...options,
	alias: { ...options?.alias, ...webpackAlias },
} );

/**
 * @param {import('webpack').Configuration} config A configuration with ES module output.
 * @return {import('webpack').Configuration} The same, with React from the bridge.
 */
const withReactBridge = ( config ) => ( {
	...config,
	resolve: withAliases( config ),
	plugins: [
		...( config.plugins ?? [] ).filter(
			( plugin ) =>
				! ( plugin instanceof DependencyExtractionWebpackPlugin )
		),
		sharedExternals(),
		new LeftImportsPlugin( isShared ),
	],
} );

/** Minifies for browsers with ES module support, which saves the runtime some bytes. */
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
 * Keeps the names of the runtime its own, even if a plugin joins it with scripts that are not modules. After Terser, which
 * would take the function away again.
 *
 * @return {BannerPlugin[]} What goes before and after the code.
 */
const inOwnScope = () =>
	[
		{ banner: '(()=>{', footer: false },
		{ banner: '})()', footer: true },
	].map(
		( part ) =>
			new BannerPlugin( {
				...part,
				raw: true,
				stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
			} )
	);

/**
 * @param {string} build How modules are built.
 * @return {Record<string,string>} Entries of the modules that are built so.
 */
const entriesOf = ( build ) =>
	Object.fromEntries(
		scriptModules
			.filter( ( module ) => module.build === build )
			.map( ( { name, entry } ) => [ name, entry ] )
	);

/** @return {PlainFilePlugin[]} One for each file that is emitted as it is: modules, and what is printed inline. */
const plainFiles = () => [
	...Object.entries( entriesOf( 'plain' ) ).map(
		( [ name, from ] ) =>
			new PlainFilePlugin( { from, to: `${ name }.js`, module: true } )
	),
	...Object.entries( INLINE ).map(
		( [ name, path ] ) =>
			new PlainFilePlugin( {
				from: resolve( __dirname, '../../src', path ),
				to: `${ name }.js`,
				module: false,
			} )
	),
];

/**
 * The shared script modules and the inline scripts, which no module owns.
 *
 * @param {import('webpack').Configuration} moduleConfig wp-scripts' configuration for modules.
 * @return {import('webpack').Configuration[]} The runtime is minified more tightly than the rest.
 */
const sharedModules = ( moduleConfig ) => {
	const config = withReactBridge( {
		...moduleConfig,
		name: 'shared',
		entry: entriesOf( 'tight' ),
		optimization: {
			...moduleConfig.optimization,
			minimizer: [ tightly() ],
		},
	} );
	config.plugins.push( ...inOwnScope(), ...plainFiles() );
	const lazy = withReactBridge( {
		...moduleConfig,
		name: 'lazy',
		entry: entriesOf( 'lazy' ),
	} );
	lazy.resolve.alias = {
		...lazy.resolve.alias,
		glightbox$: 'glightbox/src/js/glightbox.js',
	};
	lazy.plugins.push(
		new NormalModuleReplacementPlugin( UNUSED, ( found ) => {
			if ( found.createData ) {
				found.createData.resource = NOTHING;
				found.createData.request = NOTHING;
			}
		} )
	);
	return [ config, lazy ];
};

module.exports = { sharedModules, withAliases, withReactBridge };
