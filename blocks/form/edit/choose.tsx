import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlocksFromInnerBlocksTemplate,
	getBlockVariations,
} from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { inbox } from '@wordpress/icons';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

type Template = Parameters< typeof createBlocksFromInnerBlocksTemplate >[ 0 ];

/** Placeholder for choosing a form. */
export function ChooseForm( {
	clientId,
	setAttributes,
}: EditProps< Attributes > ) {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const variations = getBlockVariations( 'frontage/form', 'block' ) ?? [];
	return (
		<Placeholder
			icon={ inbox }
			label={ __( 'Form', 'frontage' ) }
			instructions={ __(
				'Select a form to start with. You can change everything later.',
				'frontage'
			) }
		>
			{ variations.map( ( { name, title, attributes, innerBlocks } ) => (
				<Button
					key={ name }
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => {
						setAttributes( attributes ?? {} );
						replaceInnerBlocks(
							clientId,
							createBlocksFromInnerBlocksTemplate(
								innerBlocks as Template
							),
							true
						);
					} }
				>
					{ title }
				</Button>
			) ) }
		</Placeholder>
	);
}
