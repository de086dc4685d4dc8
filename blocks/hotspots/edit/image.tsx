import { BlockControls, MediaReplaceFlow } from '@wordpress/block-editor';
import type { MouseEvent } from 'react';
import {
	sizeOf,
	usePicture,
	type EditProps,
	type Measured,
} from '@frontage/editor';
import type { Attributes } from '../attributes';

interface Props extends Pick<
	EditProps< Attributes >,
	'attributes' | 'setAttributes'
> {
	/** Adds a hotspot at a position, in percent of the image. */
	onAdd: ( place: { x: number; y: number } ) => void;
}

const percent = ( part: number, whole: number ) =>
	Math.round( ( part / whole ) * 1000 ) / 10;

/** The image; a double click adds a hotspot. */
export function EditImage( { attributes, setAttributes, onAdd }: Props ) {
	const { id, alt } = attributes;
	const url = usePicture( id, attributes.url );
	const add = ( { nativeEvent, currentTarget }: MouseEvent ) => {
		const { offsetX, offsetY } = nativeEvent;
		const { offsetWidth, offsetHeight } = currentTarget as HTMLElement;
		onAdd( {
			x: percent( offsetX, offsetWidth ),
			y: percent( offsetY, offsetHeight ),
		} );
	};
	return (
		<>
			<BlockControls group="other">
				<MediaReplaceFlow
					mediaId={ id }
					mediaURL={ url }
					allowedTypes={ [ 'image' ] }
					accept="image/*"
					onSelect={ (
						media: Measured & { id?: number; url: string }
					) =>
						setAttributes( {
							id: media.id,
							url: media.url,
							...sizeOf( media ),
						} )
					}
				/>
			</BlockControls>
			{ /* The toolbar button is the keyboard alternative. */ }
			{  }
			<img
				className="frontage-hotspots__image"
				src={ url }
				alt={ alt }
				onDoubleClick={ add }
			/>
		</>
	);
}
