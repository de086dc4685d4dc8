import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import {
	Button,
	PanelBody,
	RangeControl,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { selectOptions } from '@frontage/editor';
import type { Place } from './place';

interface Props {
	place: Place;
	onChange: ( changed: Partial< Place > ) => void;
}

/** Pixels. */
const SIZES = { min: 16, max: 128 };

/** The pin of the place that is edited. */
export function PinPanel( { place, onChange }: Props ) {
	const { pin_shape: shape = 'drop', pin_icon: icon } = place;
	const size = (
		name:
			| 'square_pin_size'
			| 'rectangular_pin_size_width'
			| 'rectangular_pin_size_height',
		label: string,
		usual: number
	) => (
		<RangeControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			value={ place[ name ] || usual }
			{ ...SIZES }
			onChange={ ( value ) => onChange( { [ name ]: value } ) }
		/>
	);
	return (
		<PanelBody title={ __( 'Pin', 'frontage' ) }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Shape', 'frontage' ) }
				value={ shape }
				options={ selectOptions< string >( {
					drop: __( 'Drop', 'frontage' ),
					square: __( 'Square', 'frontage' ),
					rectangle: __( 'Rectangle', 'frontage' ),
				} ) }
				onChange={ ( chosen ) => onChange( { pin_shape: chosen } ) }
			/>
			{ shape === 'square' &&
				size( 'square_pin_size', __( 'Size (px)', 'frontage' ), 40 ) }
			{ shape === 'rectangle' && (
				<>
					{ size(
						'rectangular_pin_size_width',
						__( 'Width (px)', 'frontage' ),
						60
					) }
					{ size(
						'rectangular_pin_size_height',
						__( 'Height (px)', 'frontage' ),
						40
					) }
				</>
			) }
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					onSelect={ ( { url }: { url: string } ) =>
						onChange( { pin_icon: url } )
					}
					render={ ( { open }: { open: () => void } ) => (
						<Button variant="secondary" onClick={ open }>
							{ icon
								? __( 'Replace picture', 'frontage' )
								: __( 'Picture in the pin', 'frontage' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			{ icon && (
				<Button
					variant="tertiary"
					onClick={ () => onChange( { pin_icon: '' } ) }
				>
					{ __( 'Remove picture', 'frontage' ) }
				</Button>
			) }
		</PanelBody>
	);
}
