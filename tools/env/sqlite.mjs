/** The SQLite drop-in, taken from the Playground CLI package. */
import AdmZip from 'adm-zip';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { digest } from './paths.mjs';
import { Problem } from './problem.mjs';

const FOLDER = 'sqlite-database-integration';

/** Returns the path of the zip inside `node_modules`. */
function archive() {
	const require = createRequire( import.meta.url );
	const env = createRequire(
		require.resolve( '@wordpress/env/package.json' )
	);
	const path = join(
		dirname( env.resolve( '@wp-playground/cli/package.json' ) ),
		`${ FOLDER }.zip`
	);
	if ( ! existsSync( path ) ) {
		throw new Problem(
			`${ path } is missing.`,
			'Run npm ci; if it is still missing, @wp-playground/cli has moved its SQLite plugin and tools/env/sqlite.mjs must follow.'
		);
	}
	return path;
}

/** Returns an ID that changes with the driver. */
export const sqliteId = async () => digest( await readFile( archive() ) );

/**
 * Copies `db.php` and the driver's plugin into a site.
 *
 * @param {string} content The site's `wp-content`.
 */
export async function installSqlite( content ) {
	for ( const entry of new AdmZip( archive() ).getEntries() ) {
		if ( entry.isDirectory ) {
			continue;
		}
		const [ , ...path ] = entry.entryName.split( '/' );
		const file = join( content, 'plugins', FOLDER, ...path );
		await mkdir( dirname( file ), { recursive: true } );
		await writeFile( file, entry.getData() );
		if ( path.join( '/' ) === 'db.copy' ) {
			const dropIn = entry
				.getData()
				.toString( 'utf8' )
				.replaceAll( '{SQLITE_PLUGIN}', `${ FOLDER }/load.php` );
			await writeFile( join( content, 'db.php' ), dropIn );
		}
	}
}
