import { ColorPalette, useSettings } from '@wordpress/block-editor';
import { BaseControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ChoiceField,
	Field,
	RangeField,
	ToggleField,
	useField,
} from '@frontage/editor';

/** Attributes of an overlay's look; a block has those that it names in its `block.json`. */
export interface StyleAttributes {
	entrance: 'default' | 'fade' | 'zoom' | 'slide' | 'none';
	focus: 'default' | 'field' | 'dialog';
	closePlace: 'end' | 'start' | 'outside';
}

/**
 * The fields of how an overlay looks and opens, the same for all blocks with one.
 *
 * @param props Its `of` are the defaults of the panel: a block has the fields that they name.
 */
export function StyleFields( { of }: { of: Record< string, unknown > } ) {
	return (
		<>
			{ 'entrance' in of && <Entrance /> }
			{ 'veil' in of && <Veil /> }
			{ 'veilBlur' in of && (
				<RangeField
					name="veilBlur"
					label={ __( 'Background blur (px)', 'frontage' ) }
					min={ 0 }
					max={ 40 }
				/>
			) }
			{ 'isSheet' in of && (
				<ToggleField
					name="isSheet"
					label={ __( 'Bottom sheet on phones', 'frontage' ) }
					help={ __(
						'Visitors can drag it down to close it.',
						'frontage'
					) }
				/>
			) }
			{ 'closePlace' in of && <ClosePlace /> }
			{ 'focus' in of && <Focus /> }
		</>
	);
}

function Entrance() {
	return (
		<ChoiceField< StyleAttributes >
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
		<ChoiceField< StyleAttributes >
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
		<ChoiceField< StyleAttributes >
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
