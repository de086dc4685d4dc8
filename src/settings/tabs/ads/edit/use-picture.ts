import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

export interface Picture {
	url: string;
	alt: string;
	width: number;
	height: number;
}

interface Media {
	source_url: string;
	alt_text: string;
	media_details: { width?: number; height?: number };
}

/**
 * Returns an image of the media library; undefined while it loads and if it was deleted.
 *
 * @param id Attachment ID, 0 for none.
 */
export function usePicture( id: number ): Picture | undefined {
	const [ found, setFound ] = useState< { id: number; picture: Picture } >();
	useEffect( () => {
		let isCurrent = true;
		if ( id ) {
			const path = `/wp/v2/media/${ id }?_fields=source_url,alt_text,media_details`;
			apiFetch< Media >( { path } ).then(
				( { source_url: url, alt_text: alt, media_details: file } ) =>
					isCurrent &&
					setFound( {
						id,
						picture: {
							url,
							alt,
							width: file.width ?? 0,
							height: file.height ?? 0,
						},
					} ),
				() => {}
			);
		}
		return () => void ( isCurrent = false );
	}, [ id ] );
	return found?.id === id ? found.picture : undefined;
}
