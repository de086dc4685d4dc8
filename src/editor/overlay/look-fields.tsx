import { ColorPalette, useSettings } from '@wordpress/block-editor';
import { BaseControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	Field,
	RangeField,
	ToggleField,
	useField,
} from '@frontage/editor';

/** Attributes of an overlay's look; a block has those that it names in its `block.json`. */
export interface LookAttributes {
	entrance: 'default' | 'fade' | 'zoom' | 'slide' | 'none';
	focus: 'default' | 'field' | 'dialog';
	closePlace: 'end' | 'start' | 'outside';
}

const DEFAULTS = {
	entrance: 'default',
	veil: '',
	veilBlur: 0,
	isSheet: false,
	closePlace: 'end',
	focus: 'default',
};

interface Props {
	attributes: object;
	setAttributes: ( changed: Record< string, unknown > ) => void;
}

/** The sidebar's panel for how an overlay looks and opens, the same for all blocks with one. */
export function LookPanel( { attributes, setAttributes }: Props ) {
	const has = ( name: string ) => name in attributes;
	return (
		<BlockSettings
			label={ __( 'Opening and look', 'frontage' ) }
			defaults={ Object.fromEntries(
				Object.entries( DEFAULTS ).filter( ( [ name ] ) => has( name ) )
			) }
			attributes={ { ...attributes } }
			setAttributes={ setAttributes }
		>
			{ has( 'entrance' ) && <Entrance /> }
			<Veil />
			<RangeField
				name="veilBlur"
				label={ __( 'Background blur (px)', 'frontage' ) }
				min={ 0 }
				max={ 40 }
			/>
			{ has( 'isSheet' ) && (
				<ToggleField
					name="isSheet"
					label={ __( 'Bottom sheet on phones', 'frontage' ) }
					help={ __(
						'Visitors can drag it down to close it.',
						'frontage'
					) }
				/>
			) }
			{ has( 'closePlace' ) && <ClosePlace /> }
			{ has( 'focus' ) && <Focus /> }
		</BlockSettings>
	);
}

function Entrance() {
	return (
		<ChoiceField< LookAttributes >
			name="entrance"
			label={ __( 'Animation', 'frontage' ) }
			options={ {
				default: __( 'Default', 'frontage' ),
				fade: __( 'Fade', 'frontage' ),
				zoom: __( 'Zoom', 'frontage' ),
				slide: __( 'Slide', 'frontage' ),
				none: __( 'None', 'frontage' ),
			} }
		/>
	);
}

function ClosePlace() {
	return (
		<ChoiceField< LookAttributes >
			name="closePlace"
			label={ __( 'Close button', 'frontage' ) }
			options={ {
				end: __( 'Top right (end)', 'frontage' ),
				start: __( 'Top left (start)', 'frontage' ),
				outside: __( 'Corner of the screen', 'frontage' ),
			} }
		/>
	);
}

function Focus() {
	return (
		<ChoiceField< LookAttributes >
			name="focus"
			label={ __( 'Initial focus', 'frontage' ) }
			options={ {
				default: __( 'First button or link', 'frontage' ),
				field: __( 'First form field', 'frontage' ),
				dialog: __( 'The whole content', 'frontage' ),
			} }
		/>
	);
}

function Veil() {
	const label = __( 'Background color', 'frontage' );
	const { value, change } = useField( 'veil' );
	const [ colors ] = useSettings( 'color.palette' ) as [
		{ slug: string; color: string }[] | undefined,
	];
	const slug = /--color--([\w-]+)/.exec( String( value ) )?.[ 1 ];
	const shown = colors?.find( ( color ) => color.slug === slug )?.color;
	return (
		<Field name="veil" label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<ColorPalette
				enableAlpha
				value={ shown ?? String( value ) }
				onChange={ ( color?: string ) => {
					const preset = colors?.find(
						( one ) => one.color === color
					);
					change(
						preset
							? `var(--wp--preset--color--${ preset.slug })`
							: ( color ?? '' )
					);
				} }
			/>
		</Field>
	);
}
