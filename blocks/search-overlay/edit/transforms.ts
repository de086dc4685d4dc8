import { createBlock } from '@wordpress/blocks';

interface CoreSearch {
	placeholder?: string;
	buttonText?: string;
}

const SEARCH = 'core/search';

/** WordPress's own search becomes one over the page, and comes back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ SEARCH ],
			transform: ( { placeholder = '' }: CoreSearch ) =>
				createBlock( 'frontage/search-overlay', { placeholder } ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ SEARCH ],
			transform: ( { placeholder = '' }: CoreSearch ) =>
				createBlock( SEARCH, {
					placeholder,
					showLabel: false,
					buttonUseIcon: true,
				} ),
		},
	],
};
