/**
 * Lists what is built: the editor scripts and view modules of every module, found by folder, and
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
const {
	editorEntries,
	withSharedEditor,
} = require( './tools/build/editor.config' );
const { ManifestPlugin } = require( './tools/build/manifest-plugin' );

/**
 * Returns entries that are not in a block.json: those of features and extensions, and parts of blocks' views.
 *
 * @param {string} name  File name without extension; `view-*` for all parts of views.
 * @param {string} kinds Folders to search.
 * @return {Record<string,string>} Files by entry name.
 */
const moduleEntries = ( name, kinds = 'features,extensions' ) => {
	const entries = {};
	for ( const file of glob( `{${ kinds }}/*/${ name }.{ts,tsx,scss}`, {
		absolute: false,
	} ) ) {
		const path = file.slice( 0, file.lastIndexOf( '.' ) );
		entries[
			path.replace( /style$/, 'index' ).replace( /^blocks\//, '' )
		] = `./${ file }`;
	}
	return entries;
};

/**
 * Returns the styles of all modules: `style.scss` for pages, `editor.scss` for editing.
 *
 * @return {Record<string,string[]>} Files by entry name, whose script is empty.
 */
const styleEntries = () => {
	const entries = {};
	for ( const file of glob(
		'{blocks,features,extensions}/*/{style,editor,edit/editor}.scss'
	) ) {
		const [ , folder ] = file.match(
			/^(?:blocks\/)?(.+?)\/(?:edit\/)?\w+\.scss$/
		);
		( entries[ `${ folder }/index` ] ??= [] ).push( `./${ file }` );
	}
	return entries;
};

const scripts = withSharedEditor( {
	...scriptConfig,
	entry: () => ( {
		...editorEntries(),
		island: './src/scss/island.scss',
		tokens: './src/scss/tokens.scss',
		'overlay-look': './src/scss/overlay-look.scss',
		'carousel-pager-look': './src/ui/carousel-pager/look.scss',
		settings: './src/settings/index.tsx',
		simulation: './src/simulation/index.ts',
		...styleEntries(),
	} ),
} );

const modules = withReactBridge( {
	...moduleConfig,
	entry: () => ( {
		...moduleEntries( 'view' ),
		...moduleEntries( 'view-*', 'blocks,features,extensions' ),
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
