import { createBlock } from '@wordpress/blocks';
import { encodeEntities } from '@frontage/lib/entities';
import type { Attributes } from '../attributes';
import type { Place } from './place';

/**
 * Returns the line of a list that says what a place says, with a link to directions.
 *
 * @param place Place of the block.
 */
export function lineOf( place: Place ): string {
	const { pin_latitude: lat, pin_longitude: lng } = place;
	const title = encodeEntities( place.pin_item_title );
	const address = encodeEntities( place.address );
	const words = address || title || `${ lat }, ${ lng }`;
	const to = encodeURIComponent( `${ lat },${ lng }` );
	return [
		title && `<strong>${ title }</strong>`,
		lat && lng
			? `<a href="https://www.openstreetmap.org/directions?to=${ to }">${ words }</a>`
			: address,
		encodeEntities( place.pin_item_description ),
	]
		.filter( Boolean )
		.join( ' ' );
}

/** Transforms to a list of WordPress. */
export const transforms = {
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( { places, caption }: Attributes ) => [
				createBlock(
					'core/list',
					{ ordered: true },
					( places as Place[] ).map( ( place ) =>
						createBlock( 'core/list-item', {
							content: lineOf( place ),
						} )
					)
				),
				...( caption
					? [ createBlock( 'core/paragraph', { content: caption } ) ]
					: [] ),
			],
		},
	],
};
