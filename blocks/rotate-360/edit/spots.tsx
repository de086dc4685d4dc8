import {
	Button,
	PanelBody,
	RangeControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { RotateSpot } from './types';

interface Props {
	/** Number of the view, from 1. */
	view: number;
	spots: readonly RotateSpot[];
	onChange: ( spots: RotateSpot[] ) => void;
}

/** The hotspots of the view that the canvas shows. */
export function SpotsPanel( { view, spots, onChange }: Props ) {
	return (
		<PanelBody
			title={ sprintf(
				/* translators: %d: number of a view. */
				__( 'Hotspots of view %d', 'frontage' ),
				view
			) }
			initialOpen={ spots.length > 0 }
		>
			{ spots.map( ( spot, index ) => (
				<Spot
					key={ index }
					spot={ spot }
					place={ index + 1 }
					onChange={ ( changed ) =>
						onChange(
							spots.map( ( one, at ) =>
								at === index ? { ...one, ...changed } : one
							)
						)
					}
					onRemove={ () =>
						onChange( spots.filter( ( one ) => one !== spot ) )
					}
				/>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () =>
					onChange( [ ...spots, { x: 50, y: 50, text: '' } ] )
				}
			>
				{ __( 'Add hotspot', 'frontage' ) }
			</Button>
		</PanelBody>
	);
}

interface SpotProps {
	spot: RotateSpot;
	/** From 1. */
	place: number;
	onChange: ( changed: Partial< RotateSpot > ) => void;
	onRemove: () => void;
}

const STYLE = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

function Spot( { spot, place, onChange, onRemove }: SpotProps ) {
	const axis = ( name: 'x' | 'y', label: string ) => (
		<RangeControl
			{ ...STYLE }
			label={ label }
			value={ spot[ name ] }
			min={ 0 }
			max={ 100 }
			onChange={ ( value ) => onChange( { [ name ]: value ?? 50 } ) }
		/>
	);
	return (
		<fieldset className="frontage-rotate-360__spot-fields">
			<TextControl
				{ ...STYLE }
				label={ sprintf(
					/* translators: %d: position of the hotspot, starting at 1. */
					__( 'Text of hotspot %d', 'frontage' ),
					place
				) }
				value={ spot.text }
				onChange={ ( text ) => onChange( { text } ) }
			/>
			{ axis( 'x', __( 'From the left (%)', 'frontage' ) ) }
			{ axis( 'y', __( 'From the top (%)', 'frontage' ) ) }
			<Button variant="link" isDestructive onClick={ onRemove }>
				{ __( 'Remove', 'frontage' ) }
			</Button>
		</fieldset>
	);
}
