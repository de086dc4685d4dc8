import { readPageData } from '@frontage/lib/page-data';

/** S0 §7. */
const ACTION = 'add_stats_record_db';

/** What is counted. */
export interface Shared {
	/** Post ID; 0 for pages whose shares are not counted. */
	post: number;
	/** Address of the post's picture that is shared; missing for the post itself. */
	media?: string;
}

/**
 * Counts a press, also if the page is left. A failure disturbs nobody (S0 §8).
 *
 * @param shared   What is shared.
 * @param network  Slug.
 * @param location Where the button is.
 * @return Whether the server has the record.
 */
export async function record(
	{ post, media }: Shared,
	network: string,
	location: string
): Promise< boolean | undefined > {
	if ( ! post ) {
		return false;
	}
	const data = {
		action: media ? 'media' : 'share',
		network,
		media_url: media ?? '',
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
	} ).catch( () => undefined );
	return response?.ok;
}
