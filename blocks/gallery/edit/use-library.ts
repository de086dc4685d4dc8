import { useSelect } from '@wordpress/data';
import { storeNamed } from '@frontage/editor/stores';
import type { SavedImage } from '../view/types';

export interface LibraryImage {
	id: number;
	source_url: string;
	/** URL of its page. */
	link?: string;
	alt_text: string;
	caption: { rendered: string };
	media_details: { width?: number; height?: number };
}

/** Maximum of the REST API per request; further images show their saved data. */
const MOST = 100;

/** Returns the query for the media library's data of images; null if none is in it. */
export function libraryQuery( saved: readonly SavedImage[] ) {
	const ids = saved.flatMap( ( { id } ) => id ?? [] ).slice( 0, MOST );
	return ids.length
		? {
				include: ids,
				per_page: MOST,
				orderby: 'include',
				context: 'view',
			}
		: null;
}

/** Returns the media library's data of the gallery's images. */
export function useLibrary(
	saved: readonly SavedImage[]
): Map< number, LibraryImage > {
	const query = libraryQuery( saved );
	const key = JSON.stringify( query );
	const records = useSelect(
		( select ) => {
			const asked = JSON.parse( key );
			return asked
				? storeNamed( select, 'core' ).getEntityRecords< LibraryImage >(
						'postType',
						'attachment',
						asked
					)
				: null;
		},
		[ key ]
	);
	return new Map( records?.map( ( record ) => [ record.id, record ] ) );
}

/** Returns the library's caption without the paragraph that the REST API adds. */
export function captionOf( known?: LibraryImage ): string {
	return known?.caption.rendered.replace( /<\/?p>|\n/g, '' ) ?? '';
}
