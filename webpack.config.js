/**
 * What is built: the editor scripts and view modules of every room, found by folder, and
 * the shared script modules. See docs/architecture.md, "Build".
 */
const { sync: glob } = require( 'fast-glob' );
const [
	scriptConfig,
	moduleConfig,
] = require( '@wordpress/scripts/config/webpack.config' );
const {
	withReactBridge,
	sharedModules,
} = require( './tools/build/modules.config' );
const { ManifestPlugin } = require( './tools/build/manifest-plugin' );

/**
 * Entries of features and extensions, which have no block.json.
 *
 * @param {string} name File name without extension; `view-*` for all parts of views.
 * @return {Record<string,string>} Files by entry name.
 */
const roomEntries = ( name ) => {
	const entries = {};
	for ( const file of glob(
		`{features,extensions}/*/${ name }.{ts,tsx,scss}`,
		{ absolute: false }
	) ) {
		const path = file.slice( 0, file.lastIndexOf( '.' ) );
		entries[ path.replace( /style$/, 'index' ) ] = `./${ file }`;
	}
	return entries;
};

const scripts = {
	...scriptConfig,
	entry: () => ( {
		island: './src/scss/island.scss',
		settings: './src/settings/index.tsx',
		...roomEntries( 'style' ),
		...roomEntries( 'index' ),
		...scriptConfig.entry(),
	} ),
};

const modules = withReactBridge( {
	...moduleConfig,
	entry: () => ( {
		...roomEntries( 'view' ),
		...roomEntries( 'view-*' ),
		...moduleConfig.entry(),
	} ),
} );

module.exports = [ scripts, modules, ...sharedModules( moduleConfig ) ].map(
	( config, index ) => ( {
		...config,
		name: config.name ?? `part-${ index }`,
		plugins: [ ...( config.plugins ?? [] ), new ManifestPlugin() ],
	} )
);
