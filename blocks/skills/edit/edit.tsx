import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { AddChild, type EditProps } from '@frontage/editor';
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
			<AddChild
				clientId={ clientId }
				name={ SKILL }
				label={ __( 'Add skill', 'frontage' ) }
			/>
			<InspectorControls>
				<SkillsSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<div { ...list } />
			</div>
		</>
	);
}
