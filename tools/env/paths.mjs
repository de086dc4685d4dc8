/**
 * Paths of the checkout, the shared cache, and this checkout's own sites.
 *
 * Downloads are shared by all checkouts of one user; sites never are, so that
 * several worktrees can run side by side.
 */
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout this file belongs to. */
export const ROOT = resolve(
	dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** Downloads and assembled WordPress, shared by all checkouts. */
export const CACHE = resolve(
	process.env.FRONTAGE_CACHE ||
		join(
			process.env.XDG_CACHE_HOME || join( homedir(), '.cache' ),
			'frontage'
		)
);

/** Everything that belongs to this checkout alone. */
export const OWN = join(
	CACHE,
	'checkouts',
	`${ basename( ROOT ) }-${ digest( ROOT ).slice( 0, 8 ) }`
);

/**
 * Returns a path inside the checkout.
 *
 * @param {...string} parts
 */
export const inRoot = ( ...parts ) => join( ROOT, ...parts );

/**
 * Returns the folder of a site of this checkout.
 *
 * @param {string} name Such as `e2e` or `phpunit-mysql`.
 */
export const siteFolder = ( name ) => join( OWN, 'sites', name );

/**
 * Returns a hash of any content.
 *
 * @param {...(string|Buffer)} contents
 * @return {string} 40 hex digits.
 */
export function digest( ...contents ) {
	const hash = createHash( 'sha1' );
	contents.forEach( ( content ) => hash.update( content ).update( '\0' ) );
	return hash.digest( 'hex' );
}
