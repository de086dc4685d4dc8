import { __ } from '@wordpress/i18n';
import { postList } from '@wordpress/icons';
import { type ListField, ListEdit, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const FIELDS = (): ListField[] => [
	{
		name: 'variant',
		label: __( 'Designed for', 'frontage' ),
		kind: 'choice',
		options: {
			narrow: __( 'Narrow column', 'frontage' ),
			wide: __( 'Full width', 'frontage' ),
		} satisfies Record< Attributes[ 'variant' ], string >,
	},
	{
		name: 'layout',
		label: __( 'Text', 'frontage' ),
		kind: 'choice',
		options: {
			over: __( 'Over the image', 'frontage' ),
			beside: __( 'Beside the image', 'frontage' ),
		} satisfies Record< Attributes[ 'layout' ], string >,
		when: ( { variant } ) => variant === 'wide',
	},
	{
		name: 'delay',
		label: __( 'Time between transitions (ms)', 'frontage' ),
		kind: 'number',
		min: 2000,
		max: 20000,
		when: ( { variant } ) => variant === 'narrow',
	},
	{
		name: 'hasDots',
		label: __( 'Dots', 'frontage' ),
		kind: 'toggle',
	},
	{
		name: 'label',
		label: __( 'Screen reader label', 'frontage' ),
		kind: 'text',
	},
];

export const Edit = ( props: EditProps< Attributes > ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ postList }
		fields={ FIELDS() }
	/>
);
