import { createBlock } from '@wordpress/blocks';

const NAVIGATION = 'core/navigation';

interface NavigationAttributes {
	ref?: number;
	ariaLabel?: string;
}

/** Transforms from and to the core Navigation block. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ NAVIGATION ],
			transform: ( { ref, ariaLabel = '' }: NavigationAttributes ) =>
				createBlock( 'frontage/nav-menu', {
					...( ref && { source: 'navigation', ref } ),
					label: ariaLabel,
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ NAVIGATION ],
			transform: ( {
				source,
				ref,
				label,
			}: {
				source: string;
				ref: number;
				label: string;
			} ) =>
				createBlock( NAVIGATION, {
					...( source === 'navigation' && { ref } ),
					...( label && { ariaLabel: label } ),
				} ),
		},
	],
};
