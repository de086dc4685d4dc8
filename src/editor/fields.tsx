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
import type { ReactElement, ReactNode } from 'react';
import { useField } from './field-values';
import { selectOptions } from './select-options';
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

interface AnyChoice extends FieldProps {
	/** Labels by value. */
	options: Record< string, string >;
	/** Called after a choice was saved. */
	onChoose?: ( value: string ) => void;
}

/** Values of an attribute as keys of an object. */
type KeysOf< Value > = `${ Extract< Value, string | number > }`;

/** Props of a choice: a label for each value that the attribute may have. */
export type Choice< Attributes > = {
	[ Name in keyof Attributes & string ]-?: Omit< AnyChoice, 'options' > & {
		name: Name;
		options: Record< KeysOf< Attributes[ Name ] >, string >;
	};
}[ keyof Attributes & string ];

/** Stands for a missing type argument: no choice has this name. */
interface TypeArgument {
	'Write ChoiceField< Attributes >': never;
}

/**
 * A choice of one value. The type argument is needed: with `ChoiceField< Attributes >` TypeScript
 * reports values of `block.json` without a label, and labels of values that are not in it.
 */
export function ChoiceField< Attributes = TypeArgument >(
	props: Choice< NoInfer< Attributes > >
): ReactElement;
export function ChoiceField( { options, onChoose, ...props }: AnyChoice ) {
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
				options={ selectOptions( options ) }
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

/** A whole number that is typed, because it has no sensible maximum. */
export function NumberField( {
	min = 0,
	...props
}: FieldProps & { min?: number } ) {
	const { name, label, help } = props;
	const { value, change } = useField( name );
	return (
		<Field name={ name } label={ label }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="number"
				label={ label }
				help={ help }
				min={ min }
				value={ String( value ) }
				onChange={ ( typed ) =>
					change( Math.max( min, Math.floor( Number( typed ) ) ) )
				}
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
	type?: 'text' | 'url' | 'time' | 'number' | 'date' | 'datetime-local';
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
