import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { __, _x } from '@wordpress/i18n';
import { gallery as icon } from '@wordpress/icons';
import {
	BlockSettings,
	ChoiceField,
	SourcePanel,
	SourcedImages,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { StyleSettings } from './style-settings';
import type { Attributes } from '../attributes';

const LINKS: Record< Attributes[ 'linkTo' ], string > = {
	none: _x( 'None', 'link destination', 'frontage' ),
	file: __( 'Image file (lightbox)', 'frontage' ),
	page: __( 'Attachment page', 'frontage' ),
};

/** A carousel whose items are images from elsewhere: only the server knows them. */
export function Images( block: EditProps< Attributes, { postId?: unknown } > ) {
	const { attributes, setAttributes, context } = block;
	return (
		<>
			<InspectorControls>
				<SourcePanel
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<BlockSettings
					label={ __( 'Images', 'frontage' ) }
					defaults={ { linkTo: metadata.attributes.linkTo.default } }
					attributes={ attributes }
					setAttributes={ setAttributes }
				>
					<ChoiceField< Attributes >
						name="linkTo"
						label={ __( 'Link to', 'frontage' ) }
						options={ LINKS }
					/>
				</BlockSettings>
				<StyleSettings { ...block } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<SourcedImages
					block={ metadata.name }
					title={ __( 'Carousel', 'frontage' ) }
					icon={ icon }
					attributes={ attributes }
					post={ context.postId }
				/>
			</div>
		</>
	);
}
