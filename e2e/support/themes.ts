/** Themes that the tested WordPress has: which ones depends on its version. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns those that are there with their templates.
 *
 * @param wanted Folders of themes.
 */
export const installed = ( ...wanted: string[] ): string[] =>
	wanted.filter( ( theme ) =>
		[ 'index.php', 'templates/index.html' ].some( ( template ) =>
			existsSync(
				join(
					process.env.FRONTAGE_SITE_DIR!,
					'wp-content/themes',
					theme,
					template
				)
			)
		)
	);

/** Returns WordPress's newest block theme that is there. */
export const newest = (): string =>
	installed( 'twentytwentyfive', 'twentytwentyfour' )[ 0 ]!;
