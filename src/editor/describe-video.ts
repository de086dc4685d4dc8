import apiFetch from '@wordpress/api-fetch';

/** What the vendor says about a video. */
interface Described {
	title: string;
	/** Address of the copy of its picture; empty if there is none. */
	poster: string;
}

/**
 * Asks the vendor about a video, by the server, which keeps what it says.
 *
 * @param url Address of the video.
 * @throws With a sentence for the author.
 */
export const describeVideo = ( url: string ) =>
	apiFetch< Described >( {
		path: '/frontage/v1/action/frontage_describe_video',
		method: 'POST',
		data: { url },
	} );
