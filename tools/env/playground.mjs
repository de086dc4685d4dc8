/**
 * A site in WebAssembly, through `wp-env` with its Playground runtime: needs neither PHP nor Docker.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { assemble, siteId } from './assemble.mjs';
import { node24 } from './node24.mjs';
import { OWN, ROOT, siteFolder } from './paths.mjs';
import { needFree } from './ports.mjs';
import { Problem } from './problem.mjs';
import { finish } from './processes.mjs';
import { wordpress } from './wordpress.mjs';

/** Constants that differ from the defaults of `wp-env`. */
const CONSTANTS = {
	SCRIPT_DEBUG: false,
	WP_DEBUG_LOG: true,
	WP_DEBUG_DISPLAY: false,
	DISABLE_WP_CRON: true,
	AUTOMATIC_UPDATER_DISABLED: true,
	WP_HTTP_BLOCK_EXTERNAL: true,
	WP_ACCESSIBLE_HOSTS: 'localhost,127.0.0.1',
};

/**
 * Starts the site; it keeps its content between runs.
 *
 * @param {number} port
 * @param {string} name Site name, so that two can run.
 * @return {Promise<import('./server.mjs').Server & { version: string }>} The running site.
 */
export async function startPlayground( port, name ) {
	await needFree( port );
	const node = await node24();
	const { folder, key, version } = await prepare( name );
	const { home, work, config } = await configure( {
		name,
		folder,
		port,
		version,
	} );
	const pid = join( work, 'playground.pid' );
	const env = { ...process.env, WP_ENV_HOME: home };
	const command = [
		join( packageFolder( '@wordpress/env' ), 'bin/wp-env' ),
		'start',
		'--runtime=playground',
		`--config=${ config }`,
	];

	await rm( pid, { force: true } );
	const stop = () => stopGroup( pid );
	let stopping = false;
	const interrupted = () => {
		stopping = true;
		stop().finally( () => process.exit( 130 ) );
	};
	process.once( 'SIGINT', interrupted );
	process.once( 'SIGTERM', interrupted );
	const { code, output } = await finish( node, command, { cwd: ROOT, env } );
	if ( code !== 0 ) {
		if ( stopping ) {
			return new Promise( () => {} );
		}
		await stop();
		throw new Problem(
			`wp-env could not boot WordPress:\n${ output.slice( -3000 ).trim() }`,
			`Delete ${ folder } and try again; if it fails again, npm start -- --native uses local PHP instead.`
		);
	}
	const url = `http://localhost:${ port }`;
	try {
		process.stdout.write( `${ await setUp( url, key ) }\n` );
	} catch ( error ) {
		await stop();
		throw error;
	}
	process.off( 'SIGINT', interrupted );
	process.off( 'SIGTERM', interrupted );
	return { url, stop, version };
}

/**
 * Creates a full copy of the site's files, because Playground modifies them.
 *
 * @param {string} name Site name.
 */
async function prepare( name ) {
	const core = { ...( await wordpress() ), shared: false };
	const folder = siteFolder( name );
	const plan = /** @type {const} */ ( {
		folder,
		core,
		database: 'playground',
		plugin: null,
	} );
	const id = await siteId( plan, ROOT );
	const mark = join( folder, '.frontage-site' );
	const keyFile = join( folder, 'wp-content/frontage-env.key' );
	if ( id !== ( await readFile( mark, 'utf8' ).catch( () => '' ) ) ) {
		await rm( folder, { recursive: true, force: true } );
		await assemble( plan );
		await writeFile( keyFile, randomBytes( 24 ).toString( 'hex' ) );
		await writeFile( mark, id );
	}
	return {
		folder,
		key: await readFile( keyFile, 'utf8' ),
		version: core.version,
	};
}

/**
 * Configures `wp-env` in a separate home folder. Offline it needs to know
 * the latest WordPress version, although it does not use it.
 *
 * @param {{ name: string, folder: string, port: number, version: string }} plan
 */
async function configure( { name, folder, port, version } ) {
	const home = join( OWN, 'wp-env' );
	const config = join( home, 'config', name, '.wp-env.json' );
	const hash = createHash( 'md5' ).update( config ).digest( 'hex' );
	const work = join(
		home,
		`wp-env-${ basename( dirname( config ) ) }-${ hash.slice( 0, 8 ) }`
	);
	await mkdir( dirname( config ), { recursive: true } );
	await mkdir( work, { recursive: true } );
	await writeFile(
		join( work, 'wp-env-cache.json' ),
		JSON.stringify( {
			latestWordPressVersion: version,
			runtime: 'playground',
		} )
	);
	const settings = {
		core: folder,
		mappings: { 'wp-content/plugins/frontage': ROOT },
		port,
		testsEnvironment: false,
		config: CONSTANTS,
	};
	await writeFile( config, JSON.stringify( settings, null, '\t' ) );
	return { home, work, config };
}

/**
 * @param {string} url
 * @param {string} key
 * @return {Promise<string>} Log of the setup.
 */
async function setUp( url, key ) {
	const response = await fetch( `${ url }/?frontage-env-setup=${ key }`, {
		method: 'POST',
		redirect: 'manual',
	} );
	const text = await response.text();
	if ( response.status !== 200 || ! text.startsWith( 'WordPress' ) ) {
		throw new Problem(
			`WordPress runs, but could not be set up (${ response.status }):\n${ text.slice( 0, 1000 ) }`,
			'See wp-content/debug.log of the site, or try npm start -- --native, which tells more.'
		);
	}
	return text;
}

/**
 * Ends the server that `wp-env` left running: its own process group, by its recorded ID.
 *
 * @param {string} pidFile
 */
async function stopGroup( pidFile ) {
	const pid = Number( await readFile( pidFile, 'utf8' ).catch( () => 0 ) );
	await rm( pidFile, { force: true } );
	for ( const signal of pid > 1 ? [ 'SIGTERM', 'SIGKILL' ] : [] ) {
		try {
			process.kill( process.platform === 'win32' ? pid : -pid, signal );
			await new Promise( ( resolve ) => setTimeout( resolve, 1000 ) );
		} catch {
			return;
		}
	}
}

/**
 * @param {string} name
 */
function packageFolder( name ) {
	const folder = dirname(
		createRequire( import.meta.url ).resolve( `${ name }/package.json` )
	);
	if ( ! existsSync( folder ) ) {
		throw new Problem( `${ name } is not installed.`, 'Run npm ci.' );
	}
	return folder;
}
