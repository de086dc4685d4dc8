import { __, sprintf } from '@wordpress/i18n';

const KILO = 1024;

/**
 * Formats bytes: bytes up to 1 KB, then KB with one decimal, then MB.
 *
 * @param bytes Number of bytes.
 */
export function formatBytes( bytes: number ): string {
	const format = ( value: number, decimals: number ) =>
		value.toLocaleString( document.documentElement.lang || undefined, {
			maximumFractionDigits: decimals,
		} );
	if ( bytes < KILO ) {
		/* translators: %s: a number of bytes. */
		return sprintf( __( '%s B', 'frontage' ), format( bytes, 0 ) );
	}
	if ( bytes < KILO * KILO ) {
		/* translators: %s: a number of kilobytes. */
		return sprintf( __( '%s KB', 'frontage' ), format( bytes / KILO, 1 ) );
	}
	const megabytes = format( bytes / KILO / KILO, 1 );
	/* translators: %s: a number of megabytes. */
	return sprintf( __( '%s MB', 'frontage' ), megabytes );
}

/** A formatted number of bytes. */
export function Bytes( { value }: { value: number } ) {
	return (
		<data className="frontage-bytes" value={ value }>
			{ formatBytes( value ) }
		</data>
	);
}
