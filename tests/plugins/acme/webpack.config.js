/**
 * Builds what the editor loads as `wp-scripts` does, and each `view.js` as a script module. What Frontage provides stays an
 * import by name, and React is Frontage's: a page loads neither twice.
 */
const { existsSync, readdirSync } = require( 'node:fs' );
const [
	scripts,
	modules,
] = require( '@wordpress/scripts/config/webpack.config' );

const REACT = /^react(-dom(\/client)?|\/jsx-runtime)?$/;

/**
 * Says which imports are not bundled.
 *
 * @param {string} request What is imported.
 * @return {string | undefined} What the browser imports instead.
 */
function requestToExternalModule( request ) {
	if ( REACT.test( request ) ) {
		return 'module @frontage/react';
	}
	return request.startsWith( '@frontage/' )
		? `module ${ request }`
		: undefined;
}

const isExtraction = ( plugin ) =>
	plugin.constructor.name === 'DependencyExtractionWebpackPlugin';

const Extraction = modules.plugins.find( isExtraction ).constructor;

const views = readdirSync( `${ __dirname }/src` ).filter( ( block ) =>
	existsSync( `${ __dirname }/src/${ block }/view.js` )
);

module.exports = [
	scripts,
	{
		...modules,
		entry: Object.fromEntries(
			views.map( ( block ) => [
				`${ block }/view`,
				`./src/${ block }/view.js`,
			] )
		),
		plugins: [
			...modules.plugins.filter( ( plugin ) => ! isExtraction( plugin ) ),
			new Extraction( { requestToExternalModule } ),
		],
	},
];
