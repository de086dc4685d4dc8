import { useSelect } from '@wordpress/data';
import { libraryImage } from './stores';

/**
 * Returns the image URL: the saved one, else the media library's.
 *
 * @param id  Attachment ID, or 0.
 * @param url Saved URL.
 */
export const usePicture = ( id: number, url: string ): string =>
	useSelect(
		( select ) =>
			url || ! id
				? url
				: ( libraryImage( select, id )?.source_url ?? '' ),
		[ id, url ]
	);
