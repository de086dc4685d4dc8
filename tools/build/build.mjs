/**
 * `npm run build` and `npm run dev`: runs wp-scripts with our paths, then writes the manifests.
 *
 * A build is made beside `build/` and moved into place when complete, so that a site that
 * uses the checkout never sees a partial one. Watch mode writes in place.
 *
 *     npm run build -- --fixtures   then writes the golden files and the documents made in a WordPress
 *     npm run build -- --zip        then packs dist/frontage.zip
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { writePages } from '../docs/write.mjs';
import { compileLanguages } from '../i18n/compile.mjs';
import { writeTemplates } from '../i18n/update.mjs';
import { writeAttributeTypes } from './attribute-types.mjs';
import { writeIcons } from './icons.mjs';
import { writeManifest } from './manifest.mjs';

const NEXT = `build-next-${ process.pid }`;

/** What may follow the build, by option. */
const STEPS = {
	'--fixtures': 'tools/test/fixtures.mjs',
	'--zip': 'tools/env/zip.mjs',
};

const root = fileURLToPath( new URL( '../../', import.meta.url ) );
const isWatching = process.argv.includes( '--watch' );
const bin = createRequire( import.meta.url ).resolve(
	'@wordpress/scripts/bin/wp-scripts.js'
);

writeAttributeTypes();
const child = spawn(
	process.execPath,
	[
		bin,
		isWatching ? 'start' : 'build',
		'--experimental-modules',
		'--source-path=blocks',
		...( isWatching ? [] : [ `--output-path=${ NEXT }` ] ),
	],
	{ cwd: root, stdio: 'inherit' }
);
process.on( 'SIGINT', () => child.kill( 'SIGINT' ) );
child.on( 'exit', ( code ) => {
	if ( code === 0 && ! isWatching ) {
		writeManifest( NEXT );
		writeIcons( NEXT );
		writeAttributeTypes( NEXT );
		compileLanguages( NEXT );
		replaceBuild();
		writePages();
		writeTemplates();
	}
	rmSync( root + NEXT, { recursive: true, force: true } );
	process.exit( ( code ?? 1 ) || nextSteps() );
} );

/**
 * Runs the steps that the options name.
 *
 * @return {number} Exit code of the first that fails; 0 if none does.
 */
function nextSteps() {
	for ( const [ option, step ] of Object.entries( STEPS ) ) {
		if ( process.argv.includes( option ) ) {
			const { status } = spawnSync( process.execPath, [ step ], {
				cwd: root,
				stdio: 'inherit',
			} );
			if ( status !== 0 ) {
				return status ?? 1;
			}
		}
	}
	return 0;
}

/** Replaces the old build with the new one. */
function replaceBuild() {
	const old = `${ root }${ NEXT }-old`;
	if ( existsSync( `${ root }build` ) ) {
		renameSync( `${ root }build`, old );
	}
	renameSync( root + NEXT, `${ root }build` );
	rmSync( old, { recursive: true, force: true } );
}
