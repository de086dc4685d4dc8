import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

const TEMPLATE: [ string, object ][] = [
	[ 'core/paragraph', { placeholder: __( 'Add tab content…', 'frontage' ) } ],
];

export function Edit() {
	const innerProps = useInnerBlocksProps( useBlockProps(), {
		template: TEMPLATE,
	} );
	return <div { ...innerProps } />;
}
