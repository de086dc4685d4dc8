import { ColorPalette, useSettings } from '@wordpress/block-editor';
import { BaseControl } from '@wordpress/components';
import { useField } from './field-values';
import { Field } from './fields';

/** A color of the attribute `accent`: one of the theme's, which changes with the theme, or any other. */
export function AccentField( { label }: { label: string } ) {
	const { value, change } = useField( 'accent' );
	const [ colors ] = useSettings( 'color.palette' ) as [
		{ name: string; slug: string; color: string }[] | undefined,
	];
	const slug = /--color--([\w-]+)/.exec( String( value ) )?.[ 1 ];
	const shown = colors?.find( ( color ) => color.slug === slug )?.color;
	return (
		<Field name="accent" label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<ColorPalette
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
