import { createBlock } from '@wordpress/blocks';

/** Transforms from shortcodes, also those in a Shortcode block. */
export const transforms = {
	from: [
		{
			type: 'shortcode',
			tag: 'frontage_ad',
			attributes: {
				ad: {
					type: 'integer',
					shortcode: ( { named }: Shortcode ) => idIn( named ),
				},
				group: {
					type: 'string',
					shortcode: ( { named }: Shortcode ) => named.group ?? '',
				},
			},
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			transform: ( { ad, group }: { ad: number; group: string } ) =>
				createBlock( 'core/shortcode', {
					text: ad
						? `[frontage_ad id="${ ad }"]`
						: `[frontage_ad group="${ group }"]`,
				} ),
		},
	],
};

interface Shortcode {
	named: { id?: string; group?: string };
}

/** Returns the ID of an ad; 0 for none. */
const idIn = ( { id }: Shortcode[ 'named' ] ): number =>
	/^\d{1,15}$/.test( id ?? '' ) ? Number( id ) : 0;
