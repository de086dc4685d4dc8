/** The site of the specs: on MariaDB where it is installed, since SQLite's driver takes as much of PHP's time again as a page. */
import { join } from 'node:path';
import { hasMariadb, startMariadb } from './mariadb.mjs';
import { OWN } from './paths.mjs';
import { site } from './site.mjs';

/** Its folder is that of `site.mjs create --name e2e --mysql`. */
const NAME = 'e2e';

/**
 * Returns the site as it was when it was made.
 *
 * @return {Promise<import('./site.mjs').Site & { stop: () => Promise<void> }>} `stop` ends its database.
 */
export async function specsSite() {
	if ( ! ( await hasMariadb() ) ) {
		const made = await site( { name: NAME, fresh: true } );
		return { ...made, stop: async () => {} };
	}
	const { env, stop } = await startMariadb( join( OWN, 'mariadb', NAME ) );
	const name = `${ NAME }-mysql`;
	const made = await site( { name, database: 'mysql', env, fresh: true } );
	return { ...made, stop };
}
