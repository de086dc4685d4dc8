import { RichText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { GalleryImage } from '../view/types';
import type { SortState } from './use-sorting';

interface Props {
	image: GalleryImage;
	/** Index among all images. */
	index: number;
	isSelected: boolean;
	/** Whether the gallery shows captions. */
	hasCaption: boolean;
	/** Whether it is dragged, or where one that is dragged would go. */
	state: SortState;
	onCaption: ( caption: string ) => void;
}

/** An image in the canvas, with its caption to type in. */
export function CanvasItem( props: Props ) {
	const { image, index, isSelected, hasCaption, state, onCaption } = props;
	const { rows, caption = '', href } = image;
	const picture = (
		<img
			className={ `frontage-gallery__image${ image.isGuessed ? ' is-guessed' : '' }` }
			src={ image.src }
			width={ image.width }
			height={ image.height }
			alt={ image.alt ?? '' }
			style={ image.crop }
			// Dragged by itself, it would be a file to upload.
			draggable={ false }
		/>
	);
	return (
		<li
			className={ `frontage-gallery__item${ isSelected ? ' is-chosen' : '' }` }
			data-state={ state }
			draggable
			style={
				rows
					? ( { '--frontage-gallery-rows': rows } as CSSProperties )
					: undefined
			}
		>
			<figure className="frontage-gallery__figure">
				{ href ? (
					<a
						className="frontage-gallery__link"
						href={ href }
						draggable={ false }
					>
						{ picture }
					</a>
				) : (
					picture
				) }
				{ hasCaption && ( isSelected || caption ) && (
					<RichText
						identifier={ `caption-${ index }` }
						tagName="figcaption"
						className="frontage-gallery__caption"
						aria-label={ sprintf(
							/* translators: %d: position of the image, starting at 1. */
							__( 'Caption of image %d', 'frontage' ),
							index + 1
						) }
						placeholder={ __( 'Add caption', 'frontage' ) }
						value={ caption }
						onChange={ onCaption }
					/>
				) }
			</figure>
		</li>
	);
}
