import apiFetch from '@wordpress/api-fetch';

interface Described {
	/** Address that the block saves. */
	url: string;
	/** How many videos there are. */
	videos: number;
}

/**
 * Asks the vendor for the first page of a playlist, by the server, which keeps it.
 *
 * @param url  Address of the playlist or channel.
 * @param size Videos on a page.
 * @throws With a sentence for the author.
 */
export const describePlaylist = ( url: string, size: number ) =>
	apiFetch< Described >( {
		path: '/frontage/v1/action/frontage_describe_playlist',
		method: 'POST',
		data: { url, size },
	} );
