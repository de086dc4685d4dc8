import { useSelect } from '@wordpress/data';

interface CoreSelectors {
	getMedia: ( id: number ) => { source_url: string } | undefined;
}

/**
 * The picture's address: the saved one, else the media library's.
 *
 * @param id  In the media library, or 0.
 * @param url As saved.
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
