import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, type PanelProps } from '@frontage/editor';

/** Distance from the edge of the screen, in pixels (S2 §9). */
export const OFFSET = 60;

const FARTHEST = 400;

const sides = [
	{ value: '', label: __( 'Not sticky', 'frontage' ) },
	{ value: 'top', label: __( 'Top', 'frontage' ) },
	{ value: 'bottom', label: __( 'Bottom', 'frontage' ) },
	{ value: 'both', label: __( 'Top and bottom', 'frontage' ) },
];

const limits = [
	{ value: '', label: __( 'End of its parent block', 'frontage' ) },
	{ value: 'section', label: __( 'End of its section', 'frontage' ) },
	{ value: 'page', label: __( 'End of the page', 'frontage' ) },
];

/** The edge first; distance and limit once there is one. */
export function StickyFields( { settings, onChange, onReset }: PanelProps ) {
	const sideLabel = __( 'Stick to', 'frontage' );
	return (
		<>
			<Setting
				label={ sideLabel }
				isSet={ !! settings.side }
				onReset={ onReset }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ sideLabel }
					help={ __(
						'On screens wider than 768 pixels.',
						'frontage'
					) }
					value={ String( settings.side ?? '' ) }
					options={ sides }
					onChange={ ( side ) =>
						side ? onChange( { side } ) : onReset()
					}
				/>
			</Setting>
			{ !! settings.side && (
				<OffsetField settings={ settings } onChange={ onChange } />
			) }
			{ settings.side === 'top' && (
				<LimitField settings={ settings } onChange={ onChange } />
			) }
		</>
	);
}

type FieldProps = Omit< PanelProps, 'onReset' >;

function OffsetField( { settings, onChange }: FieldProps ) {
	const label = __( 'Distance from the edge (px)', 'frontage' );
	const reset = () => onChange( { offset: undefined } );
	return (
		<Setting
			label={ label }
			isSet={ settings.offset !== undefined }
			onReset={ reset }
		>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				min={ 0 }
				max={ FARTHEST }
				value={ Number( settings.offset ?? OFFSET ) }
				onChange={ ( offset ) => onChange( { offset } ) }
			/>
		</Setting>
	);
}

function LimitField( { settings, onChange }: FieldProps ) {
	const label = __( 'Until', 'frontage' );
	return (
		<Setting
			label={ label }
			isSet={ !! settings.limit }
			onReset={ () => onChange( { limit: undefined } ) }
		>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ __(
					'Browsers without scroll-driven animations stop at the end of the parent block.',
					'frontage'
				) }
				value={ String( settings.limit ?? '' ) }
				options={ limits }
				onChange={ ( limit ) => onChange( { limit } ) }
			/>
		</Setting>
	);
}
