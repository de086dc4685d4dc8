import {
	BlockControls,
	InspectorControls,
	MediaReplaceFlow,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { mediaOf, type MediaFile } from '@frontage/editor/slides';
import { SlideSettings } from './settings';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'core/paragraph', { placeholder: __( 'Add slide text…', 'frontage' ) } ],
];

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { mediaId, mediaUrl, mediaType, position } = attributes;
	const blockProps = useBlockProps( {
		className: `frontage-carousel__slide frontage-slide is-${ position.replace( ' ', '-' ) }${ mediaUrl ? ' has-media' : '' }`,
	} );
	const content = useInnerBlocksProps(
		{ className: 'frontage-slide__content' },
		{ template: mediaUrl ? undefined : TEMPLATE }
	);
	return (
		<>
			<BlockControls group="other">
				<MediaReplaceFlow
					mediaId={ mediaId }
					mediaURL={ mediaUrl }
					allowedTypes={ [ 'image', 'video' ] }
					accept="image/*,video/*"
					name={
						mediaUrl
							? __( 'Replace', 'frontage' )
							: __( 'Add image or video', 'frontage' )
					}
					onSelect={ ( file: MediaFile ) =>
						setAttributes( mediaOf( file ) )
					}
				/>
				{ mediaUrl && (
					<ToolbarButton
						onClick={ () =>
							setAttributes( {
								mediaId: undefined,
								mediaUrl: undefined,
								mediaWidth: 0,
								mediaHeight: 0,
								mediaType: 'image',
								alt: '',
							} )
						}
					>
						{ __( 'Remove', 'frontage' ) }
					</ToolbarButton>
				) }
			</BlockControls>
			<InspectorControls>
				<SlideSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				<Media { ...attributes } mediaType={ mediaType } />
				<div { ...content } />
			</div>
		</>
	);
}

function Media( { mediaUrl, mediaType, focalPoint, dim }: Attributes ) {
	if ( ! mediaUrl ) {
		return null;
	}
	const Tag = mediaType === 'video' ? 'video' : 'img';
	return (
		<>
			<Tag
				className="frontage-slide__media"
				src={ mediaUrl }
				style={
					focalPoint && {
						objectPosition: `${ focalPoint.x * 100 }% ${ focalPoint.y * 100 }%`,
					}
				}
				{ ...( mediaType === 'video' ? { muted: true } : { alt: '' } ) }
			/>
			{ dim > 0 && (
				<span
					className="frontage-slide__dim"
					style={ { opacity: dim / 100 } }
				/>
			) }
		</>
	);
}
