import { RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, type PanelProps } from '@frontage/editor';
import { FileField } from './file-field';
import { DIM } from './style-of';

/** The files, and how they play. */
export function VideoBackgroundFields( { settings, onChange }: PanelProps ) {
	const file = ( name: string ) => ( {
		value: String( settings[ name ] ?? '' ),
		onChange: ( url?: string ) => onChange( { [ name ]: url } ),
	} );
	const outside = __( 'Play out of view', 'frontage' );
	const dim = __( 'Darken (%)', 'frontage' );
	return (
		<>
			<FileField
				type="video"
				label={ __( 'Video', 'frontage' ) }
				help={ __(
					'A short file without sound from this site’s library.',
					'frontage'
				) }
				{ ...file( 'video' ) }
			/>
			<FileField
				type="image"
				label={ __( 'Poster', 'frontage' ) }
				help={ __(
					'Shown until the video plays, and always with reduced motion.',
					'frontage'
				) }
				{ ...file( 'poster' ) }
			/>
			<FileField
				type="video"
				label={ __( 'Video on phones', 'frontage' ) }
				{ ...file( 'phoneVideo' ) }
			/>
			<FileField
				type="image"
				label={ __( 'Poster on phones', 'frontage' ) }
				help={ __(
					'Without a video for phones, phones show only this.',
					'frontage'
				) }
				{ ...file( 'phonePoster' ) }
			/>
			<Setting
				label={ dim }
				isSet={ settings.dim !== undefined }
				onReset={ () => onChange( { dim: undefined } ) }
			>
				<RangeControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ dim }
					min={ 0 }
					max={ 90 }
					value={ Number( settings.dim ?? DIM ) }
					onChange={ ( value ) =>
						onChange( { dim: value === DIM ? undefined : value } )
					}
				/>
			</Setting>
			<Setting
				label={ outside }
				isSet={ !! settings.playsOutside }
				onReset={ () => onChange( { playsOutside: undefined } ) }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ outside }
					help={ __( 'Otherwise it pauses there.', 'frontage' ) }
					checked={ !! settings.playsOutside }
					onChange={ ( isOn ) =>
						onChange( { playsOutside: isOn || undefined } )
					}
				/>
			</Setting>
		</>
	);
}
