import { ColorPalette } from '@wordpress/block-editor';
import { BaseControl } from '@wordpress/components';
import { useField } from './field-values';
import { Field } from './fields';
import { useThemeColors } from './theme-colors';

/** A color of the attribute `accent`: one of the theme's, which changes with the theme, or any other. */
export function AccentField( { label }: { label: string } ) {
	const { value, change } = useField( 'accent' );
	const { shown, saved } = useThemeColors();
	return (
		<Field name="accent" label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<ColorPalette
				value={ shown( String( value ) ) }
				onChange={ ( color?: string ) => change( saved( color ) ) }
			/>
		</Field>
	);
}
