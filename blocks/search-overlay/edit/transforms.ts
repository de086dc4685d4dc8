import { createBlock } from '@wordpress/blocks';

interface CoreSearch {
	placeholder?: string;
	buttonText?: string;
}

const SEARCH = 'core/search';

/** Transforms from and to the core Search block. */
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
			transform: ( { placeholder = '', buttonText }: CoreSearch ) =>
				createBlock( SEARCH, {
					placeholder,
					...( buttonText && { buttonText } ),
					showLabel: false,
					buttonUseIcon: true,
				} ),
		},
	],
};
