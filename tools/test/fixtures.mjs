/** `npm run build -- --fixtures`: writes the golden file of every fixture in a real WordPress; review the diff. */
import { runPhp } from '../env/php.mjs';
import { entry } from '../env/problem.mjs';
import { site } from '../env/site.mjs';

async function main() {
	const made = await site( { name: 'phpunit', seed: 'none' } );
	const said = await runPhp( '../../../tests/php/Golden/write.php', [], {
		...made.env,
		FRONTAGE_SITE_DIR: made.folder,
		DB: 'sqlite',
	} );
	process.stdout.write( said || 'Every golden file is as it was.\n' );
}

await entry( main );
