import {
	BlockControls,
	InspectorControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { rotateRight as icon } from '@wordpress/icons';
import { RotateSettings } from './settings';
import type { RotateImage } from './types';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { images } = attributes;
	const blockProps = useBlockProps( { className: 'frontage-rotate-360' } );
	const take = ( files: RotateImage[] ) =>
		setAttributes( {
			images: files
				.filter( ( { url } ) => url )
				.map( ( { id, url, alt } ) => ( { id, url, alt } ) ),
		} );
	if ( ! images.length ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon={ icon }
					labels={ {
						title: __( '360° View', 'frontage' ),
						instructions: __(
							'Drag and drop all images of the rotation here, or choose them from your library, in order. 24 or more images look smooth.',
							'frontage'
						),
					} }
					allowedTypes={ [ 'image' ] }
					accept="image/*"
					multiple
					onSelect={ take }
				/>
			</div>
		);
	}
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<MediaReplaceFlow
						mediaIds={ images.map( ( { id } ) => id ?? 0 ) }
						allowedTypes={ [ 'image' ] }
						accept="image/*"
						multiple
						name={ __( 'Images', 'frontage' ) }
						onSelect={ take }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<RotateSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<Turn { ...attributes } />
			</div>
		</>
	);
}

/** The object, rotated with a slider: dragging in the editor would move the block. */
function Turn( { images, start }: Attributes ) {
	const [ at, turn ] = useState( 0 );
	const shown = ( start - 1 + at ) % images.length;
	return (
		<>
			<div className="frontage-rotate-360__stage">
				{ images.map( ( { url, alt }, index ) => (
					<img
						key={ index }
						src={ url }
						alt={ index === shown ? alt : '' }
						className={ `frontage-rotate-360__picture${ index === shown ? ' is-shown' : '' }` }
					/>
				) ) }
			</div>
			<input
				type="range"
				className="frontage-rotate-360__turn"
				aria-label={ __( 'Rotation', 'frontage' ) }
				aria-valuetext={ sprintf(
					/* translators: 1: number of the view, 2: number of views. */
					__( 'View %1$s of %2$s', 'frontage' ),
					String( shown + 1 ),
					String( images.length )
				) }
				max={ images.length - 1 }
				value={ at }
				onChange={ ( { target } ) => turn( Number( target.value ) ) }
			/>
		</>
	);
}
