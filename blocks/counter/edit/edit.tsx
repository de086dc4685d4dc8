import {
	BlockControls,
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { image } from '@wordpress/icons';
import { NumberText, useChildren, type EditProps } from '@frontage/editor';
import { CounterSettings } from './settings';
import type { Attributes } from '../attributes';

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { insertBlock } = useDispatch( blockEditorStore );
	const isEmpty = ! useChildren( clientId ).blocks.length;
	const blockProps = useBlockProps( {
		className: `frontage-counter is-${ attributes.kind }`,
	} );
	const { children, ...inner } = useInnerBlocksProps( blockProps, {
		renderAppender: false,
	} );
	return (
		<>
			<BlockControls>
				{ isEmpty && (
					<ToolbarGroup>
						<ToolbarButton
							icon={ image }
							label={ __( 'Add image', 'frontage' ) }
							onClick={ () =>
								insertBlock(
									createBlock( 'core/image' ),
									0,
									clientId
								)
							}
						/>
					</ToolbarGroup>
				) }
			</BlockControls>
			<InspectorControls>
				<CounterSettings { ...block } />
			</InspectorControls>
			<div { ...inner }>
				{ children }
				<p className="frontage-counter__figure">
					<NumberText
						{ ...attributes }
						onChange={ ( number ) => setAttributes( { number } ) }
					/>
				</p>
				<RichText
					tagName="p"
					className="frontage-counter__label"
					aria-label={ __( 'Label', 'frontage' ) }
					placeholder={ __( 'What the number counts', 'frontage' ) }
					value={ attributes.label }
					onChange={ ( label: string ) => setAttributes( { label } ) }
				/>
			</div>
		</>
	);
}
