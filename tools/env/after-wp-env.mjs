/**
 * After a plain `npx wp-env start` (Docker): builds what is stale, pretty permalinks, the demo.
 */
import { basename, join } from 'node:path';
import { built } from './built.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { entry } from './problem.mjs';
import { must } from './processes.mjs';

/** The folder name is the plugin's name there. */
const PLUGIN = basename( ROOT );

/** The demo looks itself whether it is there already. */
const SEED = `
if ( is_readable( WP_PLUGIN_DIR . "/${ PLUGIN }/tests/demo/seed.php" ) ) {
	require_once ABSPATH . "wp-admin/includes/admin.php";
	require WP_PLUGIN_DIR . "/${ PLUGIN }/tests/demo/seed.php";
}`;

/**
 * @param {string[]} args Of WP-CLI.
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
