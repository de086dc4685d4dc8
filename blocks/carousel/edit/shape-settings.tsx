import {
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	Setting,
	Settings,
	selectOptions,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const LABELS = {
	fit: () => __( 'Image fit', 'frontage' ),
	ratio: () => __( 'Aspect ratio', 'frontage' ),
	imageHeight: () => __( 'Image height (px)', 'frontage' ),
	captions: () => __( 'Captions', 'frontage' ),
	isCentered: () => __( 'Center the current slide', 'frontage' ),
	hasPeek: () => __( 'Show part of the next slide', 'frontage' ),
	isFree: () => __( 'Scroll freely, without snapping', 'frontage' ),
	isAutoHeight: () => __( 'As high as the current slide', 'frontage' ),
};

type Name = keyof typeof LABELS;

const NAMES = Object.keys( LABELS ) as Name[];

const CHOICES: Partial< Record< Name, () => Record< string, string > > > = {
	fit: () => ( {
		'': __( 'Each its own shape', 'frontage' ),
		cover: __( 'Fill (cropped)', 'frontage' ),
		contain: __( 'Whole image', 'frontage' ),
		natural: __( 'Natural width, same height', 'frontage' ),
	} ),
	ratio: () => ( {
		'3/2': '3 : 2',
		'4/3': '4 : 3',
		'16/9': '16 : 9',
		'1/1': __( 'Square', 'frontage' ),
		'3/4': '3 : 4',
		auto: __( 'Original', 'frontage' ),
	} ),
	captions: () => ( {
		below: __( 'Below the image', 'frontage' ),
		over: __( 'Over the image', 'frontage' ),
	} ),
};

/**
 * Returns the settings that have an effect.
 *
 * @param attributes Block attributes.
 */
function namesOf( { kind, fit, columns }: Attributes ): Name[] {
	const isNatural = fit === 'natural';
	const has: Record< Name, boolean > = {
		fit: true,
		ratio: fit === 'cover' || fit === 'contain',
		imageHeight: isNatural,
		captions: ! isNatural,
		isCentered: true,
		hasPeek: ! isNatural,
		isFree: true,
		isAutoHeight: ! isNatural && columns === 1,
	};
	return NAMES.filter(
		( name ) =>
			has[ name ] &&
			( kind !== 'posts' ||
				! [ 'fit', 'ratio', 'imageHeight', 'captions' ].includes(
					name
				) )
	);
}

const defaultOf = ( name: Name ) => metadata.attributes[ name ].default;

/**
 * How images of mixed shapes fit, and where the current slide rests.
 *
 * @param props The block's attributes, and how to change them.
 */
export function ShapeSettings( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	const reset = ( names: Name[] ) =>
		setAttributes(
			Object.fromEntries(
				names.map( ( name ) => [ name, defaultOf( name ) ] )
			)
		);
	const names = namesOf( attributes );
	return (
		<Settings
			label={ __( 'Images and slides', 'frontage' ) }
			onReset={ () => reset( names ) }
		>
			{ names.map( ( name ) => (
				<Setting
					key={ name }
					label={ LABELS[ name ]() }
					isSet={ attributes[ name ] !== defaultOf( name ) }
					onReset={ () => reset( [ name ] ) }
				>
					<Control
						name={ name }
						value={ attributes[ name ] }
						onChange={ ( value ) =>
							setAttributes( { [ name ]: value } )
						}
					/>
				</Setting>
			) ) }
		</Settings>
	);
}

interface ControlProps {
	name: Name;
	value: string | number | boolean;
	onChange: ( value: unknown ) => void;
}

function Control( { name, value, onChange }: ControlProps ) {
	const label = LABELS[ name ]();
	const choices = CHOICES[ name ];
	const common = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		label,
		onChange,
	} as const;
	if ( choices ) {
		return (
			<SelectControl
				{ ...common }
				value={ String( value ) }
				options={ selectOptions( choices() ) }
			/>
		);
	}
	if ( name === 'imageHeight' ) {
		const { minimum: min, maximum: max } = metadata.attributes.imageHeight;
		return (
			<RangeControl
				{ ...common }
				value={ Number( value ) }
				min={ min }
				max={ max }
				step={ 10 }
			/>
		);
	}
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ Boolean( value ) }
			onChange={ onChange }
		/>
	);
}
