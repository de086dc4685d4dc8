import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { PreviewButton, type EditProps } from '@frontage/editor';
import { ImageScrollerSettings } from './settings';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [ [ 'core/image', {} ] ];

export function Edit( block: EditProps< Attributes > ) {
	const { direction, isReversed, height, duration } = block.attributes;
	const [ isPlaying, play ] = useState( false );
	const blockProps = useBlockProps( {
		className: [
			'frontage-image-scroller',
			`is-${ direction }`,
			isReversed && 'is-reversed',
			isPlaying ? 'is-auto is-previewing' : 'is-scroll',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			'--frontage-image-scroller-height': `${ height }px`,
			'--frontage-image-scroller-time': `${ duration }s`,
		} as CSSProperties,
	} );
	const picture = useInnerBlocksProps(
		{ className: 'frontage-image-scroller__window' },
		{ template: TEMPLATE, templateLock: 'all' }
	);
	return (
		<>
			<PreviewButton isPlaying={ isPlaying } onChange={ play } />
			<InspectorControls>
				<ImageScrollerSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<div { ...picture } />
			</div>
		</>
	);
}
