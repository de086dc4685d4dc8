import {
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { AccordionSettings } from './settings';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'frontage/accordion-item', { isOpen: true } ],
	[ 'frontage/accordion-item', {} ],
];

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ) {
	const { icon, iconSide, duration } = attributes;
	const { insertBlock } = useDispatch( blockEditorStore );
	const blockProps = useBlockProps( {
		className: [
			'frontage-accordion',
			icon !== 'chevron' && `has-icon-${ icon }`,
			iconSide === 'start' && 'has-icon-at-start',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			'--frontage-accordion-duration': `${ duration }ms`,
		} as CSSProperties,
	} );
	const items = useInnerBlocksProps( blockProps, {
		template: TEMPLATE,
		renderAppender: false,
	} );
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add item', 'frontage' ) }
						onClick={ () =>
							insertBlock(
								createBlock( 'frontage/accordion-item' ),
								undefined,
								clientId
							)
						}
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<AccordionSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<div { ...items } />
		</>
	);
}
