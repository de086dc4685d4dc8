import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { ServerPreview, type EditProps } from '@frontage/editor';
import type { ChosenVideo } from './addresses';
import { Problem } from './problem';
import { GallerySettings } from './settings';
import { Start } from './start';
import { useDescribed } from './use-described';
import { VideoRows } from './video-rows';
import type { Attributes } from '../attributes';

/** The gallery as visitors see it, and the fields of chosen videos. */
export function Edit( { isSelected, ...block }: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { playlist } = attributes;
	const videos = attributes.videos as ChosenVideo[];
	const { problem, version } = useDescribed( block );
	const blockProps = useBlockProps();
	const save = ( changed: ChosenVideo[] ) =>
		setAttributes( { videos: changed as Attributes[ 'videos' ] } );
	if ( ! playlist && ! videos.length ) {
		return (
			<div { ...blockProps }>
				<Start
					onChoose={ ( chosen ) =>
						setAttributes( {
							playlist: chosen.playlist,
							videos: chosen.videos as Attributes[ 'videos' ],
						} )
					}
				/>
			</div>
		);
	}
	return (
		<>
			<InspectorControls>
				<GallerySettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				{ problem && <Problem text={ problem } /> }
				<ServerPreview
					key={ version }
					block="frontage/video-gallery"
					attributes={ attributes }
					empty={ null }
				/>
				{ isSelected && ! playlist && (
					<VideoRows videos={ videos } onChange={ save } />
				) }
			</div>
		</>
	);
}
