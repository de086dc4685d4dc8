/** Runs after a plain `npx wp-env start` (Docker): builds what is stale, sets pretty permalinks, adds the demo. */
import { basename, join } from 'node:path';
import { built } from './built.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { entry } from './problem.mjs';
import { must } from './processes.mjs';

/** The folder name is the plugin's slug there. */
const PLUGIN = basename( ROOT );

/** The demo itself checks whether it already exists. */
const SEED = `
if ( is_readable( WP_PLUGIN_DIR . "/${ PLUGIN }/tests/demo/seed.php" ) ) {
	require_once ABSPATH . "wp-admin/includes/admin.php";
	require WP_PLUGIN_DIR . "/${ PLUGIN }/tests/demo/seed.php";
}`;

/**
 * @param {string[]} args WP-CLI arguments.
 */
function wp( args ) {
	const wpEnv = join( inRoot( 'node_modules/@wordpress/env' ), 'bin/wp-env' );
	return must(
		process.execPath,
		[ wpEnv, 'run', 'cli', 'wp', ...args ],
		{ cwd: ROOT },
		'Is this environment run by Docker? For the Playground runtime use npm start.'
	);
}

await entry( async () => {
	await built();
	await wp( [ 'rewrite', 'structure', '/%postname%/' ] );
	await wp( [ 'plugin', 'activate', PLUGIN ] );
	await wp( [ '--user=admin', 'eval', SEED.replaceAll( '\n', ' ' ) ] );
} );
