import { createBlock } from '@wordpress/blocks';
import metadata from '../block.json';

interface SocialLink {
	attributes: { url?: string };
}

/** From WordPress's Social Icons, whose addresses stay. */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/social-links' ],
			transform: (
				_: Record< string, unknown >,
				innerBlocks: SocialLink[]
			) =>
				createBlock( metadata.name, {
					accounts: innerBlocks
						.map( ( { attributes } ) => attributes.url ?? '' )
						.filter( Boolean ),
				} ),
		},
	],
};
