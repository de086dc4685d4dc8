/** Options that are saved, while the plugin or block that adds them is not active. */
import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns options with those that are chosen but missing.
 *
 * @param options Labels by name.
 * @param chosen  Names that are saved.
 */
export const withMissing = (
	options: Record< string, string >,
	chosen: readonly string[]
): Record< string, string > => ( {
	...options,
	...Object.fromEntries(
		chosen
			.filter( ( name ) => ! ( name in options ) )
			.map( ( name ) => [
				name,
				/* translators: %s: name of an option that another plugin adds, such as “acme-color”. */
				sprintf( __( '%s (plugin not active)', 'frontage' ), name ),
			] )
	),
} );

/** Returns what authors read about a missing option. */
export const missingHelp = () =>
	__(
		'The plugin or block that adds this option is not active. Your choice is kept.',
		'frontage'
	);
