import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import { moved, without } from './saved-images';
import type { SavedImage } from './types';
import type { LibraryImage } from './use-library';

interface Props {
	images: SavedImage[];
	library: Map< number, LibraryImage >;
	/** The image being edited, from 0, or -1. */
	selected: number;
	onSelect: ( index: number ) => void;
	onChange: ( images: SavedImage[] ) => void;
}

/**
 * All images in order, to select, move and remove.
 *
 * @param props          The list and what happens to it.
 * @param props.images   The images.
 * @param props.library  What the media library knows of them.
 * @param props.selected The image being edited, from 0, or -1.
 * @param props.onSelect Selects an image.
 * @param props.onChange Gets the changed list.
 */
export function GalleryList( {
	images,
	library,
	selected,
	onSelect,
	onChange,
}: Props ) {
	const move = ( from: number, to: number ) => {
		onChange( moved( images, from, to ) );
		onSelect( to );
	};
	return (
		<ol className="frontage-gallery-list">
			{ images.map( ( image, index ) => (
				<li key={ index } className="frontage-gallery-list__item">
					<Button
						className="frontage-gallery-list__image"
						label={ sprintf(
							/* translators: %d: the image's place, from 1. */
							__( 'Edit image %d', 'frontage' ),
							index + 1
						) }
						isPressed={ index === selected }
						onClick={ () =>
							onSelect( index === selected ? -1 : index )
						}
					>
						<img
							src={
								image.url ??
								library.get( image.id ?? 0 )?.source_url
							}
							alt=""
						/>
					</Button>
					<Button
						icon={ chevronUp }
						label={ __( 'Move up', 'frontage' ) }
						disabled={ index === 0 }
						accessibleWhenDisabled
						onClick={ () => move( index, index - 1 ) }
					/>
					<Button
						icon={ chevronDown }
						label={ __( 'Move down', 'frontage' ) }
						disabled={ index === images.length - 1 }
						accessibleWhenDisabled
						onClick={ () => move( index, index + 1 ) }
					/>
					<Button
						icon={ trash }
						label={ __( 'Remove', 'frontage' ) }
						onClick={ () => {
							onChange( without( images, index ) );
							onSelect( -1 );
						} }
					/>
				</li>
			) ) }
		</ol>
	);
}
