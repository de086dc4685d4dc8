import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, type PanelProps } from '@frontage/editor';

const effects = [
	{ value: '', label: __( 'None', 'frontage' ) },
	{ value: 'fade', label: __( 'Fade', 'frontage' ) },
	{ value: 'scale-up', label: __( 'Scale up', 'frontage' ) },
	{ value: 'scale-down', label: __( 'Scale down', 'frontage' ) },
	{ value: 'slide-top', label: __( 'From the top', 'frontage' ) },
	{ value: 'slide-bottom', label: __( 'From the bottom', 'frontage' ) },
	{ value: 'slide-start', label: __( 'From the left (start)', 'frontage' ) },
	{ value: 'slide-end', label: __( 'From the right (end)', 'frontage' ) },
];

/** The effect, and what it applies to. */
export function ScrollspyFields( { settings, onChange, onReset }: PanelProps ) {
	const effectLabel = __( 'Effect', 'frontage' );
	const eachLabel = __( 'Apply to each inner block', 'frontage' );
	return (
		<>
			<Setting
				label={ effectLabel }
				isSet={ !! settings.effect }
				onReset={ onReset }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ effectLabel }
					help={ __(
						'Each time the block scrolls into view. Visitors who prefer reduced motion always see the block.',
						'frontage'
					) }
					value={ String( settings.effect ?? '' ) }
					options={ effects }
					onChange={ ( effect ) =>
						effect ? onChange( { effect } ) : onReset()
					}
				/>
			</Setting>
			{ !! settings.effect && (
				<Setting
					label={ eachLabel }
					isSet={ !! settings.eachChild }
					onReset={ () => onChange( { eachChild: undefined } ) }
				>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ eachLabel }
						checked={ !! settings.eachChild }
						onChange={ ( isOn ) =>
							onChange( { eachChild: isOn || undefined } )
						}
					/>
				</Setting>
			) }
		</>
	);
}
