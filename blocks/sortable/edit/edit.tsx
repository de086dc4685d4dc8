import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { AddChild, useOwnId, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { SortableSettings } from './settings';

const ITEM = 'frontage/sortable-item';

const TEMPLATE: [ string, object ][] = [
	[ ITEM, {} ],
	[ ITEM, {} ],
	[ ITEM, {} ],
];

/** The items in the author's order, without handles. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, clientId } = block;
	useOwnId( block, 'frontage/sortable', 'list' );
	const items = useInnerBlocksProps(
		{ className: 'frontage-sortable__list' },
		{ template: TEMPLATE }
	);
	return (
		<>
			<AddChild
				clientId={ clientId }
				name={ ITEM }
				label={ __( 'Add item', 'frontage' ) }
			/>
			<InspectorControls>
				<SortableSettings { ...block } />
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: `frontage-sortable${
						attributes.isNumbered ? ' is-numbered' : ''
					}`,
				} ) }
			>
				<div { ...items } />
			</div>
		</>
	);
}
