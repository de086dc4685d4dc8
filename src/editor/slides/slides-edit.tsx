import {
	InspectorControls,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { ComponentProps, ReactNode } from 'react';
import { useFileDrop } from '@frontage/editor';
import type { MediaFile } from './media-slides';
import { SlidesFrame } from './slides-frame';
import { SlidesStart } from './slides-start';
import { SlidesToolbar } from './slides-toolbar';
import type { EditedSlides } from './use-slides';

interface Props {
	slides: EditedSlides;
	attributes: {
		hasArrows: boolean;
		hasDots: boolean;
		pager?: string;
		isPlaying: boolean;
		/** Milliseconds between slides. */
		delay: number;
	};
	/** From `useBlockProps()`. */
	blockProps: object;
	/** Classes of the carousel on the front end. */
	className: string;
	/** What the placeholder shows while there are no slides. */
	start: ComponentProps< typeof SlidesStart >;
	/** Settings in the sidebar. */
	children: ReactNode;
	/** Receives files that are dropped or pasted; images and videos. */
	onAdd: ( files: MediaFile[] ) => void;
	/** Below the slides. */
	after?: ReactNode;
}

/** The canvas, toolbar and sidebar of a block of slides. */
export function SlidesEdit( props: Props ) {
	const { slides, attributes, blockProps, className, start, children } =
		props;
	const { hasArrows, hasDots, pager = 'dots', isPlaying, delay } = attributes;
	const track = useInnerBlocksProps(
		{ className: 'frontage-carousel__track' },
		{ orientation: 'horizontal', renderAppender: false }
	);
	const { dropZone, progress, onPaste } = useFileDrop(
		[ 'image', 'video' ],
		props.onAdd
	);
	if ( ! slides.blocks.length ) {
		return (
			<div { ...blockProps }>
				<SlidesStart { ...start } />
			</div>
		);
	}
	return (
		<>
			<SlidesToolbar slides={ slides } />
			<InspectorControls>{ children }</InspectorControls>
			<div { ...blockProps } onPaste={ onPaste }>
				{ dropZone }
				<SlidesFrame
					slides={ slides }
					className={ className }
					track={ track }
					hasArrows={ hasArrows }
					hasDots={ hasDots }
					pager={ pager }
					delay={ isPlaying ? delay : 0 }
				/>
				{ progress }
				{ props.after }
			</div>
		</>
	);
}
