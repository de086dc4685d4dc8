/**
 * One component per kind of setting. Each field names its attribute and gets the rest from the
 * surrounding `BlockSettings`.
 */
import {
	RangeControl,
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { useField } from './field-values';
import { Setting } from './settings';

export interface FieldProps {
	/** Attribute name. */
	name: string;
	label: string;
	help?: string;
}

/** The setting of one attribute, with its reset button; for a module's own controls. */
export function Field( {
	name,
	label,
	children,
}: Omit< FieldProps, 'help' > & { children: ReactNode } ) {
	const { isSet, reset } = useField( name );
	return (
		<Setting label={ label } isSet={ isSet } onReset={ reset }>
			{ children }
		</Setting>
	);
}

export interface Choice extends FieldProps {
	/** Labels by value. */
	options: Record< string, string >;
	/** Called after a choice was saved. */
	onChoose?: ( value: string ) => void;
}

/** A choice of one value. */
export function ChoiceField( { options, onChoose, ...props }: Choice ) {
	const { name, label, help } = props;
	const { value, fallback, change } = useField( name );
	return (
		<Field name={ name } label={ label }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				value={ String( value ) }
				options={ Object.entries( options ).map(
					( [ option, text ] ) => ( { value: option, label: text } )
				) }
				onChange={ ( chosen ) => {
					change(
						typeof fallback === 'number' ? Number( chosen ) : chosen
					);
					onChoose?.( chosen );
				} }
			/>
		</Field>
	);
}

interface RangeProps extends FieldProps {
	min?: number;
	max: number;
	step?: number;
}

/** A number, with a slider. */
export function RangeField( { min = 1, max, step, ...props }: RangeProps ) {
	const { name, label, help } = props;
	const { value, fallback, change } = useField( name );
	return (
		<Field name={ name } label={ label }>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				value={ value === undefined ? undefined : Number( value ) }
				min={ min }
				max={ max }
				step={ step }
				onChange={ ( chosen ) => change( chosen ?? fallback ) }
			/>
		</Field>
	);
}

/** A toggle. */
export function ToggleField( { name, label, help }: FieldProps ) {
	const { value, change } = useField( name );
	return (
		<Field name={ name } label={ label }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={ !! value }
				onChange={ change }
			/>
		</Field>
	);
}

interface TextProps extends FieldProps {
	type?: 'text' | 'url' | 'time' | 'number' | 'date';
	maxLength?: number;
	placeholder?: string;
	/** Converts the typed text to the saved value; undefined saves nothing. */
	clean?: ( typed: string ) => string | undefined;
	/** Shown below the control, such as an error message. */
	children?: ReactNode;
}

/** A single-line text field. */
export function TextField( { children, clean, ...props }: TextProps ) {
	const { name, label, ...control } = props;
	const { value, change } = useField( name );
	return (
		<Field name={ name } label={ label }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				{ ...control }
				value={ String( value ?? '' ) }
				onChange={ ( typed ) => {
					const text = clean ? clean( typed ) : typed;
					if ( text !== undefined ) {
						change( text );
					}
				} }
			/>
			{ children }
		</Field>
	);
}

/** A multiline text field. */
export function LongTextField( { name, label, help }: FieldProps ) {
	const { value, change } = useField( name );
	return (
		<Field name={ name } label={ label }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				value={ String( value ) }
				onChange={ change }
			/>
		</Field>
	);
}
