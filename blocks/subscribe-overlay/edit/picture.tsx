import { BlockControls, MediaReplaceFlow } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@frontage/editor';
import { libraryImage } from '@frontage/editor/stores';
import type { Attributes } from '../attributes';

/** The image beside the form, selected in the toolbar. */
export function Picture( {
	attributes,
	setAttributes,
}: EditProps< Attributes > ) {
	const { imageId } = attributes;
	const media = useSelect(
		( select ) => ( imageId ? libraryImage( select, imageId ) : undefined ),
		[ imageId ]
	);
	return (
		<>
			<BlockControls group="other">
				<MediaReplaceFlow
					mediaId={ imageId }
					mediaURL={ media?.source_url }
					allowedTypes={ [ 'image' ] }
					accept="image/*"
					name={
						imageId
							? __( 'Replace image', 'frontage' )
							: __( 'Add image', 'frontage' )
					}
					onSelect={ ( { id = 0 }: { id?: number } ) =>
						setAttributes( { imageId: id } )
					}
					onReset={ () => setAttributes( { imageId: 0 } ) }
				/>
			</BlockControls>
			{ media && (
				<img
					className="frontage-subscribe-overlay__image"
					src={ media.source_url }
					alt={ media.alt_text }
				/>
			) }
		</>
	);
}
