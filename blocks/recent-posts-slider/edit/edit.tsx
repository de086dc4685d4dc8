import { __ } from '@wordpress/i18n';
import { postList } from '@wordpress/icons';
import { type ListField, ListEdit, type Values } from '../../../src/editor';
import metadata from '../block.json';

interface EditProps {
	attributes: Values;
	setAttributes: ( changed: Values ) => void;
}

const FIELDS = (): ListField[] => [
	{
		name: 'variant',
		label: __( 'Made for', 'frontage' ),
		kind: 'choice',
		options: {
			narrow: __( 'A narrow column', 'frontage' ),
			wide: __( 'The whole width', 'frontage' ),
		},
	},
	{
		name: 'delay',
		label: __( 'Time between moves (ms)', 'frontage' ),
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
		label: __( 'Name for screen readers', 'frontage' ),
		kind: 'text',
	},
];

export const Edit = ( props: EditProps ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ postList }
		fields={ FIELDS() }
	/>
);
