import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { selectOptions } from '../select-options';
import { Setting } from '../settings';

type Fit = 'cover' | 'contain';

interface Props {
	fit: Fit;
	onChange: ( fit: Fit ) => void;
}

/** How the images and videos of slides fit; in a settings panel. */
export function FitSetting( { fit, onChange }: Props ) {
	const label = __( 'Image fit', 'frontage' );
	return (
		<Setting
			label={ label }
			isSet={ fit !== 'cover' }
			onReset={ () => onChange( 'cover' ) }
		>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ fit }
				options={ selectOptions< Fit >( {
					cover: __( 'Fill (cropped)', 'frontage' ),
					contain: __( 'Whole image', 'frontage' ),
				} ) }
				onChange={ onChange }
			/>
		</Setting>
	);
}
