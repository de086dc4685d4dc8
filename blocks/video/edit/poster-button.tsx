import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

interface Image {
	id: number;
	url: string;
}

/** A toolbar button for a poster of the author's own, and one that removes it. */
export const PosterButton = ( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) => (
	<MediaUploadCheck>
		<MediaUpload
			allowedTypes={ [ 'image' ] }
			value={ attributes.posterId }
			onSelect={ ( { id, url }: Image ) =>
				setAttributes( { posterId: id, poster: url } )
			}
			render={ ( { open }: { open: () => void } ) => (
				<ToolbarButton onClick={ open }>
					{ __( 'Poster', 'frontage' ) }
				</ToolbarButton>
			) }
		/>
		{ !! attributes.poster && (
			<ToolbarButton
				onClick={ () => setAttributes( { posterId: 0, poster: '' } ) }
			>
				{ __( 'Remove poster', 'frontage' ) }
			</ToolbarButton>
		) }
	</MediaUploadCheck>
);
