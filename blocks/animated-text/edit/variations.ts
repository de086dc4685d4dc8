import { __ } from '@wordpress/i18n';
import type { Variation } from '@frontage/editor';
import type { Attributes } from '../attributes';

const kinds: Variation< Attributes >[] = [
	{
		name: 'rotating',
		title: __( 'Rotating Words', 'frontage' ),
		description: __( 'Rotate words in a heading.', 'frontage' ),
		attributes: { kind: 'rotating' },
	},
	{
		name: 'typing',
		title: __( 'Typed Words', 'frontage' ),
		description: __( 'Type words and delete them again.', 'frontage' ),
		attributes: { kind: 'typing' },
	},
	{
		name: 'highlighted',
		title: __( 'Highlighted Word', 'frontage' ),
		description: __( 'Draw a line under or around a word.', 'frontage' ),
		attributes: { kind: 'highlighted' },
	},
];

/** The animations, offered as variations in the inserter. */
export const variations = kinds.map( ( kind ): Variation< Attributes > => ( {
	...kind,
	isActive: [ 'kind' ],
	scope: [ 'inserter', 'transform' ],
} ) );
