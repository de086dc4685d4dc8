import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
} from '@wordpress/block-editor';
import type { ReactElement } from 'react';
import { sizeOf, usePicture, type Measured } from './picture';

/** An attachment as the media library returns it. */
export interface ChosenPicture {
	id: number;
	url: string;
	alt: string;
	/** In pixels, or 0. */
	width: number;
	height: number;
}

interface Props {
	id: number;
	url: string;
	alt: string;
	className: string;
	/** Title of the placeholder. */
	title: string;
	icon: ReactElement;
	/** Toolbar label for replacing the image, for blocks with several images. */
	replace?: string;
	onChoose: ( picture: ChosenPicture ) => void;
}

/** An image placeholder, then the image with a toolbar button to replace it. */
export function PicturePlace( props: Props ) {
	const { id, alt, className, title, icon, replace, onChoose } = props;
	const url = usePicture( id, props.url );
	const choose = (
		media: Measured & Partial< ChosenPicture > & { url: string }
	) =>
		onChoose( {
			id: media.id ?? 0,
			url: media.url,
			alt: media.alt ?? '',
			...sizeOf( media ),
		} );
	if ( ! id && ! url ) {
		return (
			<MediaPlaceholder
				icon={ icon }
				labels={ { title } }
				allowedTypes={ [ 'image' ] }
				accept="image/*"
				onSelect={ choose }
				onSelectURL={ ( address: string ) =>
					choose( { url: address } )
				}
			/>
		);
	}
	return (
		<>
			<BlockControls group="other">
				<MediaReplaceFlow
					mediaId={ id }
					mediaURL={ url }
					name={ replace }
					allowedTypes={ [ 'image' ] }
					accept="image/*"
					onSelect={ choose }
				/>
			</BlockControls>
			<img className={ className } src={ url } alt={ alt } />
		</>
	);
}
