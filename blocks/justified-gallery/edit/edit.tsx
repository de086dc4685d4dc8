import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gallery as icon } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import {
	gapOf,
	useChildren,
	WallParts,
	type EditProps,
} from '@frontage/editor';
import {
	PicturesStart,
	PicturesToolbar,
	usePastedPictures,
} from '@frontage/editor/pictures';
import { boxesOf, type Box } from './boxes';
import { JustifiedGallerySettings } from './settings';
import { useRatios } from './use-ratios';
import type { Attributes } from '../attributes';

const ROWS = 'frontage-justified-gallery__rows';

export function Edit( block: EditProps< Attributes > ) {
	const { clientId } = block;
	const { rowHeight, captions, style } = block.attributes;
	const { blocks } = useChildren( clientId );
	const { ratios, onLoadCapture } = useRatios( blocks );
	const { progress, onPaste } = usePastedPictures( clientId );
	const blockProps = useBlockProps( {
		onPaste,
		className: `frontage-justified-gallery has-captions-${ captions }`,
		style: {
			'--frontage-justified-gallery-gap': gapOf( style ),
		} as CSSProperties,
		onLoadCapture,
	} );
	const rows = useInnerBlocksProps(
		{ className: ROWS },
		{ orientation: 'horizontal', renderAppender: false }
	);
	if ( ! blocks.length ) {
		return (
			<div { ...blockProps }>
				<PicturesStart
					clientId={ clientId }
					icon={ icon }
					title={ __( 'Justified Gallery', 'frontage' ) }
				/>
			</div>
		);
	}
	return (
		<>
			<PicturesToolbar clientId={ clientId } />
			<InspectorControls>
				<JustifiedGallerySettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<Boxes
					of={ `#block-${ clientId } > .${ ROWS }` }
					ratios={ ratios }
					height={ rowHeight }
				/>
				<div { ...rows } />
				{ progress }
				<WallParts { ...block } />
			</div>
		</>
	);
}

interface BoxesProps {
	/** Selector of the images' container. */
	of: string;
	ratios: number[];
	height: number;
}

const css = ( box: Box ) =>
	Object.entries( box )
		.map( ( [ name, value ] ) => `${ name }:${ value }` )
		.join( ';' );

/** Styles for the images' boxes: the parent cannot set styles on its inner Image blocks. */
function Boxes( { of, ratios, height }: BoxesProps ) {
	const shapes = ratios.join();
	const rules = useMemo(
		() =>
			boxesOf( shapes.split( ',' ).map( Number ), height )
				.map(
					( box, index ) =>
						`${ of } > :nth-child(${ index + 1 }){${ css( box ) }}`
				)
				.join( '' ),
		[ of, shapes, height ]
	);
	return <style>{ rules }</style>;
}
