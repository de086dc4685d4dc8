import { useState } from '@wordpress/element';
import type { Block } from '@wordpress/blocks';
import type { SyntheticEvent } from 'react';

/** Width to height until an image has loaded. */
const UNKNOWN = 1.5;

const THOUSAND = 1000;

/**
 * Returns the aspect ratios of the images being edited, read from the loaded images.
 *
 * @param images Image blocks, in order.
 * @return Width to height of each image, and a `load` listener.
 */
export function useRatios( images: readonly Block[] ) {
	const [ known, learn ] = useState< Record< string, number > >( {} );
	const onLoadCapture = ( { target }: SyntheticEvent ) => {
		const { src, naturalWidth, naturalHeight } = target as HTMLImageElement;
		if ( naturalWidth && naturalHeight ) {
			const ratio =
				Math.round( ( naturalWidth / naturalHeight ) * THOUSAND ) /
				THOUSAND;
			learn( ( others ) => ( { ...others, [ src ]: ratio } ) );
		}
	};
	const addressOf = ( { url }: { url?: string } ) =>
		url ? new URL( url, window.location.href ).href : '';
	return {
		ratios: images.map(
			( { attributes } ) => known[ addressOf( attributes ) ] ?? UNKNOWN
		),
		onLoadCapture,
	};
}
