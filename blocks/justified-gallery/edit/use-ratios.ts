import { useState } from '@wordpress/element';
import type { Block } from '@wordpress/blocks';
import type { SyntheticEvent } from 'react';

/** Width by height until a picture has come. */
const UNKNOWN = 1.5;

const THOUSAND = 1000;

/**
 * The shapes of pictures that are being edited, told by the pictures themselves.
 *
 * @param images Image blocks, in order.
 * @return Width by height of each, and what listens to pictures that load.
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
