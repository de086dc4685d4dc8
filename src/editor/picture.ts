import { useSelect } from '@wordpress/data';

interface CoreSelectors {
	getMedia: ( id: number ) => { source_url: string } | undefined;
}

/**
 * Returns the image URL: the saved one, else the media library's.
 *
 * @param id  Attachment ID, or 0.
 * @param url Saved URL.
 */
export const usePicture = ( id: number, url: string ): string =>
	useSelect(
		( select ) => {
			if ( url || ! id ) {
				return url;
			}
			const core = select( 'core' ) as unknown as CoreSelectors;
			return core.getMedia( id )?.source_url ?? '';
		},
		[ id, url ]
	);
