/**
 * The scripts that a module's view imports on demand: `view-<name>.ts`, and `<family>/<name>/view.ts`, a folder with everything
 * of one part, such as `triggers/delay/`. All of them are built as `view-<name>.js`.
 */
const { resolve } = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );

const ROOT = resolve( __dirname, '../..' );

const NAME = /^view-(.+)\.tsx?$|^[^/]+\/([^/]+)\/view\.tsx?$/;

/**
 * @param {string} folder A module's folder, such as `features/overlays`.
 * @return {{ name: string, file: string }[]} Names with the files, relative to the folder.
 * @throws {Error} If two parts have the same name.
 */
function partsOf( folder ) {
	const parts = glob( [ 'view-*.{ts,tsx}', '*/*/view.{ts,tsx}' ], {
		cwd: resolve( ROOT, folder ),
	} )
		.map( ( file ) => {
			const [ , beside, own ] = NAME.exec( file ) ?? [];
			return { name: String( beside ?? own ), file };
		} )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
	const twice = parts.find(
		( { name }, index ) => parts[ index + 1 ]?.name === name
	);
	if ( twice ) {
		throw new Error(
			`${ folder } has two parts that are called ${ twice.name }. Rename one of them.`
		);
	}
	return parts;
}

module.exports = { partsOf };
