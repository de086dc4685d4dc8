import { RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, type PanelProps } from '@frontage/editor';
import { VALUES } from './values';

/** One slider for each movement; all of them together. */
export function ParallaxFields( { settings, onChange }: PanelProps ) {
	const phones = __( 'Not on phones', 'frontage' );
	return (
		<>
			{ VALUES.map( ( { name, label, min, max, neutral } ) => (
				<Setting
					key={ name }
					label={ label }
					isSet={ settings[ name ] !== undefined }
					onReset={ () => onChange( { [ name ]: undefined } ) }
				>
					<RangeControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ label }
						min={ min }
						max={ max }
						value={ Number( settings[ name ] ?? neutral ) }
						onChange={ ( value ) =>
							onChange( {
								[ name ]: value === neutral ? undefined : value,
							} )
						}
					/>
				</Setting>
			) ) }
			<Setting
				label={ phones }
				isSet={ !! settings.notOnPhones }
				onReset={ () => onChange( { notOnPhones: undefined } ) }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ phones }
					help={ __(
						'Visitors who prefer reduced motion see no movement anyway.',
						'frontage'
					) }
					checked={ !! settings.notOnPhones }
					onChange={ ( isOn ) =>
						onChange( { notOnPhones: isOn || undefined } )
					}
				/>
			</Setting>
		</>
	);
}
