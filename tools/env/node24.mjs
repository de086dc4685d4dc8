/** A Node new enough for the Playground runtime: the current one, or one from npm in the cache. */
import { existsSync } from 'node:fs';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from './paths.mjs';
import { locked } from './lock.mjs';
import { takePackage } from './package.mjs';
import { Problem } from './problem.mjs';

const NEEDED_MAJOR = 24;
const VERSION = '24.21.0';

/**
 * @return {Promise<string>} Path of a `node` program.
 */
export async function node24() {
	if ( Number( process.versions.node.split( '.' )[ 0 ] ) >= NEEDED_MAJOR ) {
		return process.execPath;
	}
	const folder = join(
		CACHE,
		`node-${ VERSION }-${ process.platform }-${ process.arch }`
	);
	if ( ! existsSync( folder ) ) {
		await locked( `${ folder }.lock`, () => take( folder ) );
	}
	const [ name = '' ] = await readdir( folder );
	return join( folder, name );
}

/** Returns the platform-specific package that the `node` package would install. */
function platformPackage() {
	const platform = process.platform === 'win32' ? 'win' : process.platform;
	const prefix =
		platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
	return `${ prefix }-${ platform }-${ process.arch }@${ VERSION }`;
}

/**
 * @param {string} folder
 */
async function take( folder ) {
	if ( existsSync( folder ) ) {
		return;
	}
	process.stdout.write(
		`Fetching Node ${ VERSION } for the Playground runtime (once)…\n`
	);
	const draft = `${ folder }.draft`;
	await rm( draft, { recursive: true, force: true } );
	await takePackage( platformPackage(), draft, ( path ) =>
		/^bin\/node(\.exe)?$/.test( path ) ? path.slice( 4 ) : false
	);
	const [ name ] = await readdir( draft ).catch( () => [] );
	if ( ! name ) {
		throw new Problem(
			`npm has no Node ${ VERSION } for ${ process.platform } ${ process.arch }.`,
			`Install Node ${ NEEDED_MAJOR } or newer and run this again with it, or use: npm start -- --native`
		);
	}
	await chmod( join( draft, name ), 0o755 );
	await rename( draft, folder );
}
