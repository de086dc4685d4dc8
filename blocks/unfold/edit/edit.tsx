import {
	BlockControls,
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { seen } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { useIsInside, type EditProps } from '@frontage/editor';
import { UnfoldSettings } from './settings';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[
		'core/paragraph',
		{ placeholder: __( 'Add content to collapse…', 'frontage' ) },
	],
];

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const [ isWanted, setWanted ] = useState( true );
	// Unfolded while the author edits inside.
	const isOpen = useIsInside( clientId ) || isWanted;
	const blockProps = useBlockProps( {
		className: `frontage-unfold${ isOpen ? ' is-open' : '' }${
			attributes.hasFade ? ' has-fade' : ''
		}`,
		style: {
			'--frontage-unfold-height': `${ attributes.height }px`,
			'--frontage-unfold-duration': `${ attributes.duration }ms`,
		} as CSSProperties,
	} );
	const content = useInnerBlocksProps(
		{ className: 'frontage-unfold__content' },
		{ template: TEMPLATE }
	);
	const label = isOpen ? 'lessLabel' : 'moreLabel';
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ seen }
						label={ __( 'Show all content', 'frontage' ) }
						isPressed={ isOpen }
						onClick={ () => setWanted( ! isOpen ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<UnfoldSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<div { ...content } />
				<div className="frontage-unfold__button">
					<RichText
						tagName="span"
						value={ attributes[ label ] }
						onChange={ ( text: string ) =>
							setAttributes( { [ label ]: text } )
						}
						allowedFormats={ [] }
						disableLineBreaks
						placeholder={
							isOpen
								? __( 'Show less', 'frontage' )
								: __( 'Show more', 'frontage' )
						}
						aria-label={ __( 'Button text', 'frontage' ) }
					/>
				</div>
			</div>
		</>
	);
}
