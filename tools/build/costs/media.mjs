/** What pages fetch that have players of others beside a block of ours, whichever that is. */
import { readFileSync } from 'node:fs';
import { root } from '../modules.mjs';
import { RUNTIME } from './imports.mjs';
import { momentOf } from './moments.mjs';

/** Where the server decides it. */
const SOURCE = 'includes/Domain/Render/Hidden_Media.php';

/**
 * @param {import('./imports.mjs').Imports} imports What scripts import.
 * @return {{ blocks: string[], entries: import('./entries.mjs').Entry[] }} The blocks of others that may play something, and what such a page fetches if one does.
 */
export function besideMedia( imports ) {
	const code = readFileSync( root + SOURCE, 'utf8' );
	const [ , list ] =
		code.match( /const BLOCKS\s*=\s*array\(([^;]*)\);/ ) ?? [];
	const [ , script, wake ] =
		code.match(
			/Island::shared\( 'silence', '([\w-]+)',.*, '([^']+)' \)/
		) ?? [];
	if ( ! list || ! script || ! wake ) {
		throw new Error(
			`${ SOURCE } no longer says which blocks may play something, or what it prints for them. Read it again in tools/build/costs/media.mjs.`
		);
	}
	return {
		blocks: [ ...list.matchAll( /'([^']+)'/g ) ].map(
			( [ , name ] ) => name
		),
		// Whether they play something, their content says.
		entries: [
			...RUNTIME.map( ( [ file, moment ] ) => [ file, moment, 0 ] ),
			...imports.entries( `${ script }.js`, momentOf( wake ), 0 ),
		],
	};
}
