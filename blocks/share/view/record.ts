import { readPageData } from '@frontage/lib/page-data';
import type { ShareProps } from '@frontage/share-tools/types';

/** S0 §7. */
const ACTION = 'add_stats_record_db';

/**
 * Counts a press, also if the page is left, then shows the numbers that are true now. A failure disturbs nobody (S0 §8).
 *
 * @param props    Props of the buttons.
 * @param network  Slug.
 * @param location Where the button is.
 */
export async function record(
	{ post, min }: ShareProps,
	network: string,
	location: string
): Promise< void > {
	if ( ! post ) {
		return;
	}
	const data = {
		action: 'share',
		network,
		media_url: '',
		post_id: post,
		location,
	};
	const response = await fetch( readPageData().ajax, {
		method: 'POST',
		keepalive: true,
		body: new URLSearchParams( {
			action: ACTION,
			stats_data_array: JSON.stringify( data ),
		} ),
	} ).catch( () => null );
	if ( min && response?.ok ) {
		( await import( '@frontage/share-tools' ) ).showNumbers();
	}
}
