import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { useOwnId, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[
		'core/paragraph',
		{ placeholder: __( 'Add content for this item…', 'frontage' ) },
	],
];

/** One item: any content. */
export function Edit( block: EditProps< Attributes > ) {
	useOwnId( block, 'frontage/sortable-item', 'name' );
	return (
		<div
			{ ...useInnerBlocksProps( useBlockProps(), {
				template: TEMPLATE,
			} ) }
		/>
	);
}
