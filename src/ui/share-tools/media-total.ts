import { readPageData } from '@frontage/lib/page-data';
import type { ShareProps } from './types';

/** S0 §7. */
const ACTION = 'get_media_shares_total';

/** Returns how often a picture was shared, as it is written; `0` if nobody knows. */
export async function mediaTotal( {
	post,
	media,
}: ShareProps ): Promise< string > {
	const { ajax } = readPageData();
	const asked = JSON.stringify( { media_url: media, post_id: post } );
	const query = new URLSearchParams( { action: ACTION, media_total: asked } );
	const response = await fetch( `${ ajax }?${ query }` ).catch( () => null );
	return response?.ok ? response.text() : '0';
}
