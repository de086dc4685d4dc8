import {
	BlockControls,
	InspectorControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview, useIsPreview, type EditProps } from '@frontage/editor';
import { videoAddress } from '@frontage/lib/video-address';
import { icon } from './icon';
import { PosterButton } from './poster-button';
import { VideoSettings } from './settings';
import { useDescription } from './use-description';
import type { Attributes } from '../attributes';

interface Chosen {
	id?: number;
	url: string;
}

const TYPES = { allowedTypes: [ 'video' ], accept: 'video/*' };

/** The video as visitors see it, with places for its caption and its transcript. */
export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { url, file, caption } = attributes;
	const isFile = !! file || videoAddress( url )?.provider === 'file';
	const { problem, version } = useDescription( isFile ? '' : url, block );
	const choose = ( { id = 0, url: address }: Chosen ) =>
		setAttributes( { file: id, url: address.trim(), title: '' } );
	const isPreview = useIsPreview();
	const blockProps = useBlockProps();
	const transcript = useInnerBlocksProps(
		{ className: 'frontage-video-editor__transcript' },
		{ orientation: 'vertical' }
	);
	if ( ! url ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon={ icon }
					labels={ {
						title: __( 'Video Player', 'frontage' ),
						instructions: __(
							'Paste a link to YouTube, Vimeo or PeerTube, or choose a video from your library.',
							'frontage'
						),
					} }
					{ ...TYPES }
					onSelect={ choose }
					onSelectURL={ ( address: string ) =>
						choose( { url: address } )
					}
				/>
			</div>
		);
	}
	return (
		<>
			<BlockControls group="other">
				<MediaReplaceFlow
					mediaId={ file }
					mediaURL={ url }
					{ ...TYPES }
					onSelect={ choose }
					onSelectURL={ ( address: string ) =>
						choose( { url: address } )
					}
				/>
				<PosterButton { ...block } />
			</BlockControls>
			<InspectorControls>
				<VideoSettings { ...block } isFile={ isFile } />
			</InspectorControls>
			<div { ...blockProps }>
				{ problem && (
					<Notice status="warning" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
				<ServerPreview
					key={ version }
					block="frontage/video"
					attributes={ { ...attributes, caption: '' } }
					empty={ null }
				/>
				{ ! isPreview && (
					<>
						<RichText
							tagName="p"
							className="frontage-video__caption"
							value={ caption }
							onChange={ ( changed: string ) =>
								setAttributes( { caption: changed } )
							}
							placeholder={ __( 'Add caption', 'frontage' ) }
						/>
						<p className="frontage-video-editor__label">
							{ __( 'Transcript', 'frontage' ) }
						</p>
						<div { ...transcript } />
					</>
				) }
			</div>
		</>
	);
}
