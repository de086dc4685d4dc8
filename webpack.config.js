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
const { partsOf } = require( './tools/build/view-parts' );

/** @return {Record<string,string>} The views of features and extensions, which are in no block.json: files by entry name. */
const viewEntries = () =>
	Object.fromEntries(
		glob( '{features,extensions}/*/view.{ts,tsx}' ).map( ( file ) => [
			file.slice( 0, file.lastIndexOf( '.' ) ),
			`./${ file }`,
		] )
	);

/** @return {Record<string,string>} The parts of all views: files by entry name. */
const partEntries = () =>
	Object.fromEntries(
		glob( '{blocks,features,extensions}/*', { onlyDirectories: true } )
			.sort()
			.flatMap( ( folder ) =>
				partsOf( folder ).map( ( { name, file } ) => [
					`${ folder.replace( /^blocks\//, '' ) }/view-${ name }`,
					`./${ folder }/${ file }`,
				] )
			)
	);

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
		...viewEntries(),
		...partEntries(),
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
