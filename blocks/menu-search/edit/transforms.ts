import { createBlock } from '@wordpress/blocks';

const SEARCH = 'core/search';

/** Transforms from and to the core Search block. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ SEARCH ],
			transform: ( { placeholder = '' }: { placeholder?: string } ) =>
				createBlock( 'frontage/menu-search', { placeholder } ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ SEARCH ],
			transform: ( { placeholder = '' }: { placeholder?: string } ) =>
				createBlock( SEARCH, {
					placeholder,
					showLabel: false,
					buttonUseIcon: true,
				} ),
		},
	],
};
