import { createBlock } from '@wordpress/blocks';
import { accountIn } from './account';

/** Before WordPress's own transform to an embed. */
const FIRST = 5;

/** Pasting the address of a profile makes a feed. */
export const transforms = {
	from: [
		{
			type: 'raw',
			priority: FIRST,
			isMatch: ( { nodeName, textContent }: Node ) =>
				nodeName === 'P' && accountIn( textContent ?? '' ) !== '',
			transform: ( { textContent }: Node ) =>
				createBlock( 'frontage/photo-feed', {
					source: {
						provider: 'instagram',
						kind: 'user',
						id: accountIn( textContent ?? '' ),
					},
				} ),
		},
	],
};
