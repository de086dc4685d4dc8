/** Downloads an npm package on demand through npm, keeping only the files we need. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from './processes.mjs';
import { untar } from './untar.mjs';

/**
 * @param {string}                           spec   Such as `@wp-playground/wordpress-builds@0.9.19`.
 * @param {string}                           target Folder that receives the files.
 * @param {(path: string) => string | false} choose Path of a file below `target`, or false to skip it.
 */
export async function takePackage( spec, target, choose ) {
	const temporary = await mkdtemp( join( tmpdir(), 'frontage-' ) );
	try {
		await npm(
			[ 'pack', spec, '--silent', '--pack-destination', temporary ],
			temporary
		);
		const [ archive = '' ] = await readdir( temporary );
		await untar( join( temporary, archive ), target, ( path ) =>
			choose( path.replace( /^package\//, '' ) )
		);
	} finally {
		await rm( temporary, { recursive: true, force: true } );
	}
}

/**
 * Runs npm, preferably the one that runs this process.
 *
 * @param {string[]} args
 * @param {string}   cwd
 */
export function npm( args, cwd ) {
	const script = process.env.npm_execpath;
	const own = script?.endsWith( '.js' );
	return must(
		own ? process.execPath : 'npm',
		own ? [ String( script ), ...args ] : args,
		{ cwd, shell: ! own && process.platform === 'win32' },
		'The npm registry must be reachable the first time. Check the network and your npm settings, then try again.'
	);
}
