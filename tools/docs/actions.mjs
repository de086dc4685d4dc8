/** Writes `docs/actions.md` and `docs/rest.md` from the actions and endpoints of the built plugin, in a real WordPress. */
import { runPhp } from '../env/php.mjs';
import { entry } from '../env/problem.mjs';
import { site } from '../env/site.mjs';

async function main() {
	const made = await site( { name: 'phpunit', seed: false } );
	await runPhp( '../../../tests/php/Http/write.php', [], {
		...made.env,
		FRONTAGE_SITE_DIR: made.folder,
		DB: 'sqlite',
	} );
}

await entry( main );
