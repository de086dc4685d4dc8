import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import {
	Button,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { selectOptions, type SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const KINDS = {
	subtitles: __( 'Subtitles', 'frontage' ),
	captions: __( 'Captions', 'frontage' ),
	descriptions: __( 'Descriptions', 'frontage' ),
	chapters: __( 'Chapters', 'frontage' ),
	metadata: __( 'Metadata', 'frontage' ),
};

interface Track extends Record< string, unknown > {
	src?: string;
	kind?: keyof typeof KINDS;
	srcLang?: string;
	label?: string;
}

/** The text tracks of a file: WebVTT files from the library. */
export function TracksPanel( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	const tracks = attributes.tracks as Track[];
	const change = ( index: number, changed: Partial< Track > | null ) =>
		setAttributes( {
			tracks: tracks.flatMap( ( track, at ) => {
				if ( at !== index ) {
					return [ track ];
				}
				return changed ? [ { ...track, ...changed } ] : [];
			} ),
		} );
	return (
		<PanelBody
			title={ __( 'Subtitles', 'frontage' ) }
			initialOpen={ tracks.length > 0 }
		>
			{ tracks.map( ( track, index ) => (
				<fieldset
					key={ index }
					className="frontage-video-editor__track"
				>
					<legend>
						{ sprintf(
							/* translators: %s: number. */
							__( 'Text track %s', 'frontage' ),
							String( index + 1 )
						) }
					</legend>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Kind', 'frontage' ) }
						value={ track.kind ?? 'subtitles' }
						options={ selectOptions( KINDS ) }
						onChange={ ( kind ) =>
							change( index, { kind: kind as Track[ 'kind' ] } )
						}
					/>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Label', 'frontage' ) }
						value={ track.label ?? '' }
						onChange={ ( label ) => change( index, { label } ) }
					/>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Language code', 'frontage' ) }
						value={ track.srcLang ?? '' }
						onChange={ ( srcLang ) => change( index, { srcLang } ) }
					/>
					<Button
						variant="secondary"
						isDestructive
						onClick={ () => change( index, null ) }
					>
						{ __( 'Remove', 'frontage' ) }
					</Button>
				</fieldset>
			) ) }
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [ 'text/vtt' ] }
					onSelect={ ( {
						url,
						title,
					}: {
						url: string;
						title?: string;
					} ) =>
						setAttributes( {
							tracks: [
								...tracks,
								{
									src: url,
									kind: 'subtitles',
									label: title ?? '',
									srcLang: '',
								},
							],
						} )
					}
					render={ ( { open }: { open: () => void } ) => (
						<Button variant="secondary" onClick={ open }>
							{ __( 'Add WebVTT file', 'frontage' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
		</PanelBody>
	);
}
