/** Runs PHP on the served site, for what neither visitors nor owners can do. */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param code PHP that prints something; WordPress is loaded.
 * @return Its output.
 */
export async function sitePhp( code: string ): Promise< string > {
	const file = join( tmpdir(), `frontage-${ randomUUID() }.php` );
	await writeFile( file, `<?php global $wpdb; ${ code }` );
	try {
		const answer = await fetch( process.env.FRONTAGE_URL!, {
			headers: {
				'X-Frontage-Env-Key': process.env.FRONTAGE_ENV_KEY!,
				'X-Frontage-Env-File': file,
			},
		} );
		const output = await answer.text();
		if ( ! answer.ok ) {
			// The answer first: reports cut what is long.
			throw new Error(
				`PHP failed (${ answer.status }): ${ output }\n${ code }`
			);
		}
		return output;
	} finally {
		await rm( file, { force: true } );
	}
}
