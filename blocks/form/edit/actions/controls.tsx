import {
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { selectOptions, type FormField } from '@frontage/editor';

interface Props {
	label: string;
	help?: string;
	value?: string;
	/** Called with undefined if the control was emptied. */
	onChange: ( value: string | undefined ) => void;
}

export function TextInput( {
	value = '',
	onChange,
	...props
}: Props & { type?: 'url'; maxLength?: number } ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			value={ value }
			onChange={ ( next ) => onChange( next || undefined ) }
			{ ...props }
		/>
	);
}

export function LongInput( { value = '', onChange, ...props }: Props ) {
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			rows={ 5 }
			value={ value }
			onChange={ ( next ) => onChange( next || undefined ) }
			{ ...props }
		/>
	);
}

export function Choice( {
	value = '',
	onChange,
	options,
	...props
}: Props & { options: Record< string, string > } ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			value={ value }
			options={ selectOptions( options ) }
			onChange={ ( next ) => onChange( next || undefined ) }
			{ ...props }
		/>
	);
}

/** A choice among the form's fields of a kind. */
export function FieldChoice( {
	fields,
	kind,
	none,
	...props
}: Props & {
	fields: FormField[];
	/** Kind of field; any if not set. */
	kind?: string;
	/** Label of the choice of none. */
	none: string;
} ) {
	const found = fields.filter(
		( field ) => field.name && ( ! kind || field.kind === kind )
	);
	return (
		<Choice
			{ ...props }
			options={ {
				'': none,
				...Object.fromEntries(
					found.map( ( { name, label } ) => [ name, label ] )
				),
			} }
		/>
	);
}

/** A choice among the form's email fields; the first one if none is chosen. */
export const EmailFieldChoice = ( props: Props & { fields: FormField[] } ) => (
	<FieldChoice
		{ ...props }
		none={ __( 'First email field', 'frontage' ) }
		kind="email"
	/>
);

/** Whether an email is plain text or HTML. */
export function FormatChoice( {
	value,
	onChange,
}: Pick< Props, 'value' | 'onChange' > ) {
	return (
		<Choice
			label={ __( 'Format', 'frontage' ) }
			value={ value }
			onChange={ onChange }
			options={ {
				'': __( 'Plain text', 'frontage' ),
				html: __( 'HTML with a plain text part', 'frontage' ),
			} }
		/>
	);
}
