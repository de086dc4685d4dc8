import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

const TEMPLATE: [ string, object ][] = [
	[
		'core/heading',
		{ level: 3, placeholder: __( 'Step title', 'frontage' ) },
	],
	[ 'frontage/field-text', {} ],
];

export function Edit() {
	const blockProps = useBlockProps( { className: 'frontage-form__step' } );
	return (
		<div { ...useInnerBlocksProps( blockProps, { template: TEMPLATE } ) } />
	);
}
