/** Themes that the tested WordPress has: which ones depends on its version. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns those that are there.
 *
 * @param wanted Folders of themes.
 */
export const installed = ( ...wanted: string[] ): string[] =>
	wanted.filter( ( theme ) =>
		existsSync(
			join(
				process.env.FRONTAGE_SITE_DIR!,
				'wp-content/themes',
				theme,
				'style.css'
			)
		)
	);

/** Returns WordPress's newest block theme that is there. */
export const newest = (): string =>
	installed( 'twentytwentyfive', 'twentytwentyfour' )[ 0 ]!;
