import {
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { ImageInput } from './image-input';
import { SecretInput } from './secret-input';
import { UNBOUNDED } from './settings-check';
import type { InputProps } from './types';

/** The control of a setting, by its type. */
export function FieldInput( props: InputProps ) {
	switch ( props.field.control ) {
		case 'flag':
			return <Flag { ...props } />;
		case 'int':
			return <Whole { ...props } />;
		case 'image':
			return <ImageInput { ...props } />;
		case 'choice':
			return <Choice { ...props } />;
		case 'sentence':
			return <Sentence { ...props } />;
		case 'lines':
			return <Lines { ...props } />;
		case 'secret':
			return <SecretInput { ...props } />;
		default:
			return <Line { ...props } />;
	}
}

function Flag( { field, value, onChange }: InputProps ) {
	return (
		<ToggleControl
			label={ field.label }
			help={ field.help || undefined }
			checked={ value === true }
			disabled={ field.locked }
			onChange={ onChange }
			__nextHasNoMarginBottom
		/>
	);
}

function Whole( { field, value, onChange }: InputProps ) {
	const max =
		field.max !== undefined && field.max < UNBOUNDED
			? field.max
			: undefined;
	return (
		<TextControl
			type="number"
			label={ field.label }
			help={ field.help || undefined }
			value={ String( value ?? '' ) }
			min={ field.min }
			max={ max }
			step={ 1 }
			disabled={ field.locked }
			onChange={ ( text ) =>
				onChange( text === '' ? '' : Number( text ) )
			}
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	);
}

function Choice( { field, value, onChange }: InputProps ) {
	return (
		<SelectControl
			label={ field.label }
			help={ field.help || undefined }
			value={ String( value ?? '' ) }
			options={ Object.entries( field.choices ?? {} ).map(
				( [ key, label ] ) => ( {
					value: key,
					label,
				} )
			) }
			disabled={ field.locked }
			onChange={ onChange }
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	);
}

function Line( { field, value, onChange }: InputProps ) {
	return (
		<TextControl
			label={ field.label }
			help={ field.help || undefined }
			value={ String( value ?? '' ) }
			maxLength={ field.max }
			disabled={ field.locked }
			onChange={ onChange }
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	);
}

/** A sentence in as many lines as it needs; line breaks become spaces. */
function Sentence( { field, value, onChange }: InputProps ) {
	return (
		<TextareaControl
			label={ field.label }
			help={ field.help || undefined }
			value={ String( value ?? '' ) }
			placeholder={ field.placeholder }
			rows={ 2 }
			maxLength={ field.max }
			disabled={ field.locked }
			onChange={ ( text ) => onChange( text.replace( /\s*\n/g, ' ' ) ) }
			__nextHasNoMarginBottom
		/>
	);
}

/** Text whose line breaks matter. */
function Lines( { field, value, onChange }: InputProps ) {
	return (
		<TextareaControl
			label={ field.label }
			help={ field.help || undefined }
			value={ String( value ?? '' ) }
			rows={ 5 }
			maxLength={ field.max }
			disabled={ field.locked }
			onChange={ onChange }
			__nextHasNoMarginBottom
		/>
	);
}
