/**
 * `npm run build -- --zip`: packs the plugin as a site owner installs it, without sources.
 *
 *     node tools/env/zip.mjs [--out dist/frontage.zip]
 */
import AdmZip from 'adm-zip';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { listFiles } from './assemble.mjs';
import { built } from './built.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { entry, Problem } from './problem.mjs';

/** Included unchanged. */
const FILES = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'wpml-config.xml',
	'LICENSE',
];
const FOLDERS = [ 'includes', 'build', 'languages' ];

/** Folders of modules, of which only what PHP reads is included: code, metadata, image. */
const MODULES = [ 'blocks', 'features', 'extensions' ];
const MODULE_FILE =
	/^[^/]+\/[^/]+\/(?!test\/|fixtures\/)(.*\.php|block\.json|picture\.webp)$/;

/** Never included, wherever it is. */
const REFUSED = /\.(map|md|tsx?|scss|test\.php)$|(^|\/)\./;

/**
 * Returns the paths of all included files, relative to the checkout.
 *
 * @return {Promise<string[]>} Sorted.
 */
export async function contents() {
	const inFolder = async ( /** @type {string} */ folder ) =>
		( await listFiles( inRoot( folder ) ) ).map( ( file ) =>
			relative( ROOT, file ).replaceAll( '\\', '/' )
		);
	const whole = ( await Promise.all( FOLDERS.map( inFolder ) ) ).flat();
	const modules = ( await Promise.all( MODULES.map( inFolder ) ) )
		.flat()
		.filter( ( path ) => MODULE_FILE.test( path ) );
	return [ ...FILES, ...whole, ...modules ]
		.filter( ( path ) => ! REFUSED.test( path ) )
		.sort();
}

/**
 * @param {string} out Path of the zip.
 * @return {Promise<{ files: number, bytes: number }>} Number of files and size.
 */
export async function zip( out ) {
	const paths = await contents();
	const archive = new AdmZip();
	for ( const path of paths ) {
		const content = await readFile( inRoot( path ) ).catch( () => {
			throw new Problem(
				`${ path } is missing, but belongs in the plugin.`,
				'Restore the file, or take it out of tools/env/zip.mjs.'
			);
		} );
		archive.addFile( `frontage/${ path }`, content, '', 0o644 );
	}
	await mkdir( dirname( out ), { recursive: true } );
	await archive.writeZipPromise( out );
	return { files: paths.length, bytes: ( await stat( out ) ).size };
}

async function main() {
	const { values } = parseArgs( {
		options: {
			out: { type: 'string', default: inRoot( 'dist/frontage.zip' ) },
		},
	} );
	const out = resolve( String( values.out ) );
	await built();
	const { files, bytes } = await zip( out );
	process.stdout.write(
		`${ out }: ${ files } files, ${ ( bytes / 1024 ).toFixed( 0 ) } KB\n`
	);
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await entry( main );
}
