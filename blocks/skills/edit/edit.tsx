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
import type { EditProps } from '@frontage/editor';
import { SkillsSettings } from './settings';
import type { Attributes } from '../attributes';

const SKILL = 'frontage/skill';

const TEMPLATE: [ string, object ][] = [
	[ SKILL, {} ],
	[ SKILL, {} ],
	[ SKILL, {} ],
];

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { shape, accent } = block.attributes;
	const isBar = shape === 'bar';
	const { insertBlock } = useDispatch( blockEditorStore );
	const blockProps = useBlockProps( {
		className: `frontage-skills ${ isBar ? 'has-bars' : 'has-circles' }`,
		style: {
			'--frontage-gauge-color': accent || undefined,
		} as CSSProperties,
	} );
	const list = useInnerBlocksProps(
		{ className: 'frontage-skills__list' },
		{
			template: TEMPLATE,
			orientation: isBar ? 'vertical' : 'horizontal',
			renderAppender: false,
		}
	);
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add skill', 'frontage' ) }
						onClick={ () =>
							insertBlock(
								createBlock( SKILL ),
								undefined,
								clientId
							)
						}
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<SkillsSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<div { ...list } />
			</div>
		</>
	);
}
