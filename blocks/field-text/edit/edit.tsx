import { __, sprintf } from '@wordpress/i18n';
import {
	AutocompleteField,
	DefaultValue,
	FieldEdit,
	PrefillField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { MissingType } from './missing-type';
import { RatingSettings, Scale } from './scale';
import { Step } from './step';
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

/** Input types of fields with bounds. */
const INPUTS: Partial<
	Record< Attributes[ 'kind' ], 'number' | 'date' | 'time' >
> = {
	number: 'number',
	range: 'number',
	date: 'date',
	time: 'time',
};

/** Typed texts with a format of their own, or of several lines. Types of other plugins have the rules of a text. */
const WITHOUT_PATTERN = /^(email|phone|url|textarea)$/;

export function Edit( props: EditProps< Attributes > ) {
	const { kind, placeholder, value } = props.attributes;
	const Control = kind === 'textarea' ? 'textarea' : 'input';
	return (
		<FieldEdit
			{ ...props }
			defaults={ DEFAULTS }
			settings={
				<>
					<MissingType
						block={ metadata.name }
						kind={ kind }
						onChange={ ( next ) =>
							props.setAttributes( { kind: next } )
						}
					/>
					<OwnSettings kind={ kind } clientId={ props.clientId } />
				</>
			}
		>
			{ kind === 'range' || kind === 'rating' ? (
				<Scale { ...props.attributes } />
			) : (
				<Control
					className="frontage-form__input"
					type={ kind === 'textarea' ? undefined : 'text' }
					readOnly
					tabIndex={ -1 }
					aria-hidden
					placeholder={
						/^(date|time)$/.test( kind ) ? undefined : placeholder
					}
					value={ value }
				/>
			) }
		</FieldEdit>
	);
}

function OwnSettings( {
	kind,
	clientId,
}: {
	kind: Attributes[ 'kind' ];
	clientId: string;
} ) {
	const type = INPUTS[ kind ];
	const isTyped = ! type && kind !== 'hidden';
	if ( kind === 'rating' ) {
		return <RatingSettings />;
	}
	return (
		<>
			<DefaultValue clientId={ clientId }>
				<TextField
					name="value"
					type={ type ?? 'text' }
					label={
						kind === 'hidden'
							? __( 'Value', 'frontage' )
							: __( 'Default value', 'frontage' )
					}
				/>
			</DefaultValue>
			<PrefillField hasUser />
			{ kind !== 'hidden' && (
				<>
					{ ( isTyped || kind === 'number' ) && <Example /> }
					<ToggleField
						name="hidesLabel"
						label={ __(
							'Show label to screen readers only',
							'frontage'
						) }
					/>
					<AutocompleteField />
				</>
			) }
			{ isTyped && <TextRules kind={ kind } /> }
			{ type && <Bounds type={ type } /> }
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
			{ ! WITHOUT_PATTERN.test( kind ) && (
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

function Bounds( { type }: { type: 'number' | 'date' | 'time' } ) {
	return (
		<>
			<TextField
				name="min"
				type={ type }
				label={ __( 'Minimum', 'frontage' ) }
			/>
			<TextField
				name="max"
				type={ type }
				label={ __( 'Maximum', 'frontage' ) }
			/>
			{ type === 'number' && <Step /> }
		</>
	);
}
