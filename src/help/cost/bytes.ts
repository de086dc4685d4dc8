import { __, sprintf } from '@wordpress/i18n';

const KB = 1024;

/**
 * Formats bytes, such as “640 B” or “2.9 KB”.
 *
 * @param count Number of bytes.
 */
export const bytes = ( count: number ): string =>
	count < KB
		? /* translators: %d: number of bytes. */
			sprintf( __( '%d B', 'frontage' ), count )
		: /* translators: %s: number of kilobytes, such as 2.9. */
			sprintf( __( '%s KB', 'frontage' ), ( count / KB ).toFixed( 1 ) );
