import {
	BlockControls,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rotateRight } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { onlyOpen, useOpenChild, type EditProps } from '@frontage/editor';
import { FlipBoxSettings } from './settings';
import type { Attributes } from '../attributes';

const FACE = 'frontage/flip-box-face';

const TEMPLATE: [ string, object, [ string, object ][] ][] = [
	[
		FACE,
		{},
		[
			[
				'core/heading',
				{
					level: 3,
					placeholder: __( 'Add content to the front…', 'frontage' ),
				},
			],
		],
	],
	[
		FACE,
		{},
		[
			[
				'core/paragraph',
				{ placeholder: __( 'Add content to the back…', 'frontage' ) },
			],
		],
	],
];

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { blocks, openAt, openId, open } = useOpenChild( clientId, FACE );
	const blockProps = useBlockProps( {
		className: 'frontage-flip-box',
		style: {
			'--frontage-flip-box-height': `${ block.attributes.height }px`,
		} as CSSProperties,
	} );
	const faces = useInnerBlocksProps(
		{ className: 'frontage-flip-box__card' },
		{ template: TEMPLATE, templateLock: 'all', renderAppender: false }
	);
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ rotateRight }
						label={ __( 'Flip card', 'frontage' ) }
						isPressed={ openAt === 1 }
						onClick={ () => open( blocks[ 1 - openAt ]?.clientId ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<FlipBoxSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<style>{ onlyOpen( clientId, FACE, openId ) }</style>
				<div { ...faces } />
			</div>
		</>
	);
}
