import { useSelect } from '@wordpress/data';
import type { SavedImage } from '../view/types';

export interface LibraryImage {
	id: number;
	source_url: string;
	alt_text: string;
	caption: { rendered: string };
	media_details: { width?: number; height?: number };
}

interface CoreSelectors {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => LibraryImage[] | null;
}

/** As many as the REST API gives at once; images beyond show what was saved with them. */
const MOST = 100;

/** What the media library knows of the gallery's images. */
export function useLibrary(
	saved: readonly SavedImage[]
): Map< number, LibraryImage > {
	const ids = saved.flatMap( ( { id } ) => id ?? [] ).slice( 0, MOST );
	const key = ids.join();
	const records = useSelect(
		( select ) =>
			key
				? (
						select( 'core' ) as unknown as CoreSelectors
					 ).getEntityRecords( 'postType', 'attachment', {
						include: key.split( ',' ).map( Number ),
						per_page: MOST,
						orderby: 'include',
						context: 'view',
					} )
				: null,
		[ key ]
	);
	return new Map( records?.map( ( record ) => [ record.id, record ] ) );
}

/** The library's caption without the paragraph that the REST API puts around it. */
export function captionOf( known?: LibraryImage ): string {
	return known?.caption.rendered.replace( /<\/?p>|\n/g, '' ) ?? '';
}
