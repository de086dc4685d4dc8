import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, selectOptions, type PanelProps } from '@frontage/editor';

const NAMES = {
	download: __( 'Download button', 'frontage' ),
	description: __( 'Description', 'frontage' ),
	camera: __( 'Camera and exposure', 'frontage' ),
};

const HELP: Record< string, string > = {
	description: __( 'From the media library, below the caption.', 'frontage' ),
	camera: __(
		'From the photograph, below the caption. The place where it was taken is never shown.',
		'frontage'
	),
};

const OPTIONS = selectOptions( {
	'': __( 'Same as the site', 'frontage' ),
	on: __( 'Show', 'frontage' ),
	off: __( 'Hide', 'frontage' ),
} );

/**
 * What visitors see and can do in the lightbox, for the images of one block.
 *
 * @param props The block's choices.
 */
export function LightboxFields( { settings, onChange }: PanelProps ) {
	return (
		<>
			{ Object.entries( NAMES ).map( ( [ name, label ] ) => (
				<Setting
					key={ name }
					label={ label }
					isSet={ !! settings[ name ] }
					onReset={ () => onChange( { [ name ]: undefined } ) }
				>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ label }
						help={ HELP[ name ] }
						value={ String( settings[ name ] ?? '' ) as '' }
						options={ OPTIONS }
						onChange={ ( value ) =>
							onChange( { [ name ]: value } )
						}
					/>
				</Setting>
			) ) }
		</>
	);
}
