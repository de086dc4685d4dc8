/**
 * `npm run build` and `npm run dev`: runs wp-scripts with our paths, then writes the lists.
 *
 * `build/` is emptied first, because with script modules wp-scripts does not do it.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { writeManifest } from './manifest.mjs';

const root = fileURLToPath( new URL( '../../', import.meta.url ) );
const script = process.argv.includes( '--watch' ) ? 'start' : 'build';
const bin = createRequire( import.meta.url ).resolve(
	'@wordpress/scripts/bin/wp-scripts.js'
);

rmSync( `${ root }build`, { recursive: true, force: true } );

const child = spawn(
	process.execPath,
	[ bin, script, '--experimental-modules', '--source-path=blocks' ],
	{ cwd: root, stdio: 'inherit' }
);
process.on( 'SIGINT', () => child.kill( 'SIGINT' ) );
child.on( 'exit', ( code ) => {
	if ( code === 0 && script === 'build' ) {
		writeManifest();
	}
	process.exit( code ?? 1 );
} );
