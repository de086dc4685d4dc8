/** Settings of a view with one value. */
import {
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting } from '@frontage/editor';
import type { View } from './settings';

interface Props< Value > {
	value?: Value;
	/** Undefined removes it. */
	onChange: ( value: Value | undefined ) => void;
}

/** Another text, without formats. */
export function ContentField( { value, onChange }: Props< string > ) {
	const label = __( 'Text', 'frontage' );
	return (
		<Setting
			label={ label }
			isSet={ !! value }
			onReset={ () => onChange( undefined ) }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ label }
				help={ __( 'Replaces the text of the block.', 'frontage' ) }
				rows={ 2 }
				value={ String( value ?? '' ) }
				onChange={ ( text ) => onChange( text || undefined ) }
			/>
		</Setting>
	);
}

/** Class names, separated by spaces. */
export function ClassesField( { value, onChange }: Props< string > ) {
	const label = __( 'Additional CSS classes', 'frontage' );
	return (
		<Setting
			label={ label }
			isSet={ !! value }
			onReset={ () => onChange( undefined ) }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ __(
					'Separate multiple classes with spaces.',
					'frontage'
				) }
				value={ String( value ?? '' ) }
				onChange={ ( names ) => onChange( names || undefined ) }
			/>
		</Setting>
	);
}

/** Whether the block is shown: on a device, or on hover. */
export function VisibilityField( {
	view,
	value,
	onChange,
}: Props< boolean > & { view: View } ) {
	const label = __( 'Visibility', 'frontage' );
	const options = [
		{ value: '', label: __( 'Visible', 'frontage' ) },
		{ value: 'false', label: __( 'Hidden', 'frontage' ) },
		{ value: 'true', label: __( 'Visible only on hover', 'frontage' ) },
	].slice( 0, view === 'hover' ? undefined : -1 );
	return (
		<Setting
			label={ label }
			isSet={ value !== undefined }
			onReset={ () => onChange( undefined ) }
		>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={
					view === 'hover'
						? __(
								'Touch screens always show what is visible only on hover.',
								'frontage'
							)
						: __( 'On this device only.', 'frontage' )
				}
				value={ value === undefined ? '' : String( value ) }
				options={ options }
				onChange={ ( next ) =>
					onChange( next ? next === 'true' : undefined )
				}
			/>
		</Setting>
	);
}
