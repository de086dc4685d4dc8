import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gallery as icon } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { PreviewButton, useChildren, type EditProps } from '@frontage/editor';
import { PicturesStart } from '@frontage/editor/pictures';
import { ScrollingImageSettings } from './settings';
import type { Attributes } from '../attributes';

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { direction, size, frame, gap } = block.attributes;
	const { blocks } = useChildren( clientId );
	const [ isPlaying, play ] = useState( false );
	const isUpright = direction === 'up' || direction === 'down';
	const blockProps = useBlockProps( {
		style: {
			'--frontage-scrolling-image-size': `${ size }px`,
			'--frontage-marquee-size': `${ frame }px`,
			'--frontage-marquee-gap': `${ gap }px`,
		} as CSSProperties,
	} );
	const pictures = useInnerBlocksProps(
		{ className: 'frontage-marquee__item' },
		{ orientation: isUpright ? 'vertical' : 'horizontal' }
	);
	if ( ! blocks.length ) {
		return (
			<div { ...blockProps }>
				<PicturesStart
					clientId={ clientId }
					icon={ icon }
					title={ __( 'Scrolling Images', 'frontage' ) }
				/>
			</div>
		);
	}
	return (
		<>
			<PreviewButton isPlaying={ isPlaying } onChange={ play } />
			<InspectorControls>
				<ScrollingImageSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<div
					className={ `frontage-marquee is-to-${ direction }${ isPlaying ? ' is-previewing' : '' }` }
				>
					<div className="frontage-marquee__track">
						<div { ...pictures } />
					</div>
				</div>
			</div>
		</>
	);
}
