import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reusableBlock as icon } from '@wordpress/icons';
import {
	PreviewButton,
	useChildren,
	useIsPreview,
	type EditProps,
} from '@frontage/editor';
import { PicturesStart } from '@frontage/editor/pictures';
import { ComparePreview } from './preview';
import { CompareSettings } from './settings';
import type { Attributes } from '../attributes';

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { blocks } = useChildren( clientId );
	const [ isChosen, preview ] = useState( false );
	const isPreview = useIsPreview() || isChosen;
	const blockProps = useBlockProps();
	const pictures = useInnerBlocksProps(
		{
			className: 'frontage-image-compare__pictures',
			hidden: isPreview || undefined,
		},
		{ orientation: 'horizontal', renderAppender: false }
	);
	if ( ! blocks.length ) {
		return (
			<div { ...blockProps }>
				<PicturesStart
					clientId={ clientId }
					icon={ icon }
					title={ __( 'Image Comparison', 'frontage' ) }
					instructions={ __(
						'Drag and drop two images of the same subject, or choose them from your library: first the “before” image, then the “after” image. Their captions become the labels.',
						'frontage'
					) }
					most={ 2 }
				/>
			</div>
		);
	}
	return (
		<>
			<PreviewButton isPlaying={ isPreview } onChange={ preview } />
			<InspectorControls>
				<CompareSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				{ isPreview && (
					<ComparePreview
						pictures={ blocks.map(
							( { attributes } ) => attributes
						) }
						{ ...block }
					/>
				) }
				<div { ...pictures } />
			</div>
		</>
	);
}
