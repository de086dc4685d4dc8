import { useSelect } from '@wordpress/data';
import { libraryImage } from './stores';

/** What the media library's window says of a file, and what the REST API does. */
export interface Measured {
	width?: number;
	height?: number;
	media_details?: { width?: number; height?: number };
}

/**
 * Returns the size of an image that an author chose, in pixels; 0 if it is unknown, as that of a URL.
 *
 * @param media The chosen file.
 */
export const sizeOf = ( media: Measured ) => ( {
	width: media.width ?? media.media_details?.width ?? 0,
	height: media.height ?? media.media_details?.height ?? 0,
} );

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
