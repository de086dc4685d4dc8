import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import {
	Field,
	FieldEdit,
	PrefillField,
	RangeField,
	TextField,
	ToggleField,
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
	'minLength',
	'maxLength',
	'min',
	'max',
	'step',
	'pattern',
	'rows',
] );

export function Edit( props: EditProps< Attributes > ) {
	const { kind, placeholder, value } = props.attributes;
	const Control = kind === 'textarea' ? 'textarea' : 'input';
	return (
		<FieldEdit
			{ ...props }
			defaults={ DEFAULTS }
			settings={ <OwnSettings kind={ kind } /> }
		>
			<Control
				className="frontage-form__input"
				type={ kind === 'textarea' ? undefined : 'text' }
				readOnly
				tabIndex={ -1 }
				aria-hidden
				placeholder={ kind === 'date' ? undefined : placeholder }
				value={ value }
			/>
		</FieldEdit>
	);
}

function OwnSettings( { kind }: { kind: string } ) {
	const isBounded = kind === 'number' || kind === 'date';
	const isTyped = ! isBounded && kind !== 'hidden';
	return (
		<>
			<TextField
				name="value"
				type={ isBounded ? kind : 'text' }
				label={
					kind === 'hidden'
						? __( 'Value', 'frontage' )
						: __( 'Default value', 'frontage' )
				}
			/>
			<PrefillField hasUser />
			{ kind !== 'hidden' && (
				<>
					{ kind !== 'date' && <Example /> }
					<ToggleField
						name="hidesLabel"
						label={ __(
							'Show label to screen readers only',
							'frontage'
						) }
					/>
					<TextField
						name="autocomplete"
						label={ __( 'Autocomplete', 'frontage' ) }
						help={ __(
							'An autocomplete value, such as name, email, tel, organization, or street-address.',
							'frontage'
						) }
					/>
				</>
			) }
			{ isTyped && <TextRules kind={ kind } /> }
			{ isBounded && <Bounds kind={ kind } /> }
		</>
	);
}

function Example() {
	return (
		<TextField
			name="placeholder"
			label={ __( 'Placeholder', 'frontage' ) }
			help={ __(
				'Disappears when visitors start typing. Put important information in the label or the help text.',
				'frontage'
			) }
		/>
	);
}

function TextRules( { kind }: { kind: string } ) {
	return (
		<>
			{ kind === 'textarea' && (
				<RangeField
					name="rows"
					label={ __( 'Rows', 'frontage' ) }
					min={ 2 }
					max={ 30 }
				/>
			) }
			<RangeField
				name="minLength"
				label={ __( 'Minimum characters', 'frontage' ) }
				min={ 0 }
				max={ 200 }
			/>
			<RangeField
				name="maxLength"
				label={ __( 'Maximum characters', 'frontage' ) }
				help={ __( 'Set to 0 for no limit.', 'frontage' ) }
				min={ 0 }
				max={ 5000 }
			/>
			{ kind === 'text' && (
				<TextField
					name="pattern"
					label={ __( 'Pattern', 'frontage' ) }
					help={ sprintf(
						/* translators: %s: an example, such as [0-9]{5}. */
						__(
							'A regular expression that the whole text must match, such as %s.',
							'frontage'
						),
						'[0-9]{5}'
					) }
					maxLength={ 200 }
				/>
			) }
		</>
	);
}

function Bounds( { kind }: { kind: 'number' | 'date' } ) {
	return (
		<>
			<TextField
				name="min"
				type={ kind }
				label={ __( 'Minimum', 'frontage' ) }
			/>
			<TextField
				name="max"
				type={ kind }
				label={ __( 'Maximum', 'frontage' ) }
			/>
			{ kind === 'number' && <Step /> }
		</>
	);
}

function Step() {
	const { value, change } = useField( 'step' );
	// Keeps partial input: “0.0” may become 0.05.
	const [ typed, setTyped ] = useState( '' );
	const label = __( 'Step', 'frontage' );
	return (
		<Field name="step" label={ label }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="number"
				min={ 0 }
				step="any"
				label={ label }
				help={ __(
					'For example, 1 for whole numbers. Leave empty for any number.',
					'frontage'
				) }
				value={
					Number( typed ) === value ? typed : String( value || '' )
				}
				onChange={ ( text ) => {
					setTyped( text );
					change( Math.max( 0, Number( text ) ) );
				} }
			/>
		</Field>
	);
}
