import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	AutocompleteField,
	ChoiceField,
	DefaultValue,
	Field,
	FieldEdit,
	PrefillField,
	TextField,
	ToggleField,
	countryNames,
	defaultsIn,
	useField,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'required',
	'help',
	'width',
	'name',
	'placeholder',
	'hidesLabel',
	'value',
	'prefill',
	'autocomplete',
	'options',
] );

/** Returns the available choices as PHP parses them: no empty lines, no duplicates. */
const choicesOf = ( lines: string[] ) => [
	...new Set( lines.map( ( line ) => line.trim() ).filter( Boolean ) ),
];

export function Edit( props: EditProps< Attributes > ) {
	const { kind, placeholder, options } = props.attributes;
	const isList = kind === 'select' || kind === 'country';
	const labels =
		kind === 'country'
			? countryNames()
			: Object.fromEntries(
					choicesOf( options ).map( ( choice ) => [ choice, choice ] )
				);
	const choices = Object.keys( labels );
	const value = choices.find( ( one ) => one === props.attributes.value );
	return (
		<FieldEdit
			{ ...props }
			defaults={ DEFAULTS }
			settings={
				<>
					{ kind !== 'country' && <Options /> }
					<DefaultValue clientId={ props.clientId }>
						<ChoiceField< Attributes >
							name="value"
							label={ __( 'Selected by default', 'frontage' ) }
							options={ {
								'': __( 'None', 'frontage' ),
								...labels,
							} }
						/>
					</DefaultValue>
					<PrefillField />
					{ isList && <ListSettings /> }
					{ kind === 'country' && <AutocompleteField /> }
				</>
			}
		>
			{ isList ? (
				<select className="frontage-form__input" disabled aria-hidden>
					<option>
						{ ( value && labels[ value ] ) ||
							placeholder ||
							__( 'Select…', 'frontage' ) }
					</option>
				</select>
			) : (
				<div className="frontage-form__options">
					{ choices.map( ( option ) => (
						<div key={ option } className="frontage-form__option">
							<input
								type={ kind }
								disabled
								checked={ option === value }
								readOnly
								aria-hidden
							/>
							<span>{ option }</span>
						</div>
					) ) }
					{ ! choices.length && (
						<p className="frontage-form__help">
							{ __(
								'Add the options in the sidebar, one per line.',
								'frontage'
							) }
						</p>
					) }
				</div>
			) }
		</FieldEdit>
	);
}

function ListSettings() {
	return (
		<>
			<TextField
				name="placeholder"
				label={ __( 'Placeholder', 'frontage' ) }
			/>
			<ToggleField
				name="hidesLabel"
				label={ __( 'Show label to screen readers only', 'frontage' ) }
			/>
		</>
	);
}

function Options() {
	const { value, change } = useField( 'options' );
	const label = __( 'Options', 'frontage' );
	return (
		<Field name="options" label={ label }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ label }
				help={ __( 'One per line.', 'frontage' ) }
				rows={ 5 }
				value={ ( value as string[] ).join( '\n' ) }
				onChange={ ( text ) => change( text.split( '\n' ) ) }
			/>
		</Field>
	);
}
