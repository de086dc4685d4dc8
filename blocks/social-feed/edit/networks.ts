import { __, sprintf } from '@wordpress/i18n';
import { useFeedNetworks } from '@frontage/editor';

/** The networks of this plugin, in the order of the list. */
const own = (): Record< string, string > => ( {
	mastodon: 'Mastodon',
	bluesky: 'Bluesky',
	rss: __( 'RSS or Atom', 'frontage' ),
	x: 'X',
	facebook: 'Facebook',
	instagram: 'Instagram',
} );

/**
 * Returns the networks to choose from, with those of other plugins.
 *
 * @param chosen Slug of the saved network; it stays in the list if its plugin is not active.
 */
export function useNetworkLabels( chosen: string ): Record< string, string > {
	const known = useFeedNetworks( chosen );
	const others = Object.fromEntries(
		( known ?? [] ).map( ( { slug, title } ) => [ slug, title ] )
	);
	const labels = { ...others, ...own() };
	return chosen in labels
		? labels
		: {
				...labels,
				[ chosen ]: known
					? sprintf(
							/* translators: %s: short name of a network. */
							__( '%s (not available)', 'frontage' ),
							chosen
						)
					: chosen,
			};
}
