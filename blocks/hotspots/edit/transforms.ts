import { createBlock } from '@wordpress/blocks';

interface Image {
	id?: number;
	url?: string;
	alt?: string;
}

const turn =
	( name: string ) =>
	( { id, url, alt }: Image ) =>
		createBlock( name, { id, url, alt } );

/** Transforms from and to the core Image block. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMatch: ( { url }: Image ) => !! url,
			transform: turn( 'frontage/hotspots' ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: turn( 'core/image' ),
		},
	],
};
