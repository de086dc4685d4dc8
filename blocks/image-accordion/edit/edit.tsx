import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { ChildTools, useOpenChild, type EditProps } from '@frontage/editor';
import { ImageAccordionSettings } from './settings';
import type { Attributes } from '../attributes';

const ITEM = 'frontage/image-accordion-item';

const TEMPLATE: [ string, object ][] = [
	[ ITEM, {} ],
	[ ITEM, {} ],
	[ ITEM, {} ],
];

const WORDS = {
	add: __( 'Add image', 'frontage' ),
	back: __( 'Move image backward', 'frontage' ),
	on: __( 'Move image forward', 'frontage' ),
	remove: __( 'Remove image', 'frontage' ),
};

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { initial, isColumn, height } = block.attributes;
	const items = useOpenChild( clientId, ITEM, Math.max( 0, initial - 1 ) );
	const blockProps = useBlockProps( {
		className: `frontage-image-accordion${ isColumn ? ' is-column' : '' }`,
		style: {
			'--frontage-image-accordion-height': `${ height }px`,
		} as CSSProperties,
	} );
	const list = useInnerBlocksProps(
		{ className: 'frontage-image-accordion__list' },
		{
			template: TEMPLATE,
			orientation: isColumn ? 'vertical' : 'horizontal',
			renderAppender: false,
		}
	);
	return (
		<>
			<ChildTools
				{ ...items }
				count={ items.blocks.length }
				isColumn={ isColumn }
				words={ WORDS }
				onAdd={ () => items.add() }
			/>
			<InspectorControls>
				<ImageAccordionSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<style>{ `[data-block="${ items.openId }"]{flex-grow:4}` }</style>
				<div>
					<div { ...list } />
				</div>
			</div>
		</>
	);
}
