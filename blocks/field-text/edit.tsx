import { __, sprintf } from '@wordpress/i18n';
import {
	FieldEdit,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type FieldAttributes,
} from '../../src/editor';
import metadata from './block.json';

interface EditProps {
	attributes: FieldAttributes & { placeholder: string; value: string };
	setAttributes: ( changed: Record< string, unknown > ) => void;
	clientId: string;
	isSelected: boolean;
}

const DEFAULTS = defaultsIn( metadata, [
	'required',
	'help',
	'width',
	'name',
	'placeholder',
	'hidesLabel',
	'value',
	'autocomplete',
	'minLength',
	'maxLength',
	'min',
	'max',
	'step',
	'pattern',
	'rows',
] );

export function Edit( props: EditProps ) {
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
				placeholder={ placeholder }
				value={ value }
			/>
		</FieldEdit>
	);
}

function OwnSettings( { kind }: { kind: string } ) {
	const isTyped = ! [ 'number', 'date', 'hidden' ].includes( kind );
	return (
		<>
			<TextField
				name="value"
				label={
					kind === 'hidden'
						? __( 'Value', 'frontage' )
						: __( 'Filled in at first', 'frontage' )
				}
			/>
			{ kind !== 'hidden' && (
				<>
					<TextField
						name="placeholder"
						label={ __( 'Example in the empty field', 'frontage' ) }
						help={ __(
							'Vanishes when somebody types: what matters belongs into the label or the help.',
							'frontage'
						) }
					/>
					<ToggleField
						name="hidesLabel"
						label={ __(
							'Show the label to readers only',
							'frontage'
						) }
					/>
					<TextField
						name="autocomplete"
						label={ __( 'What browsers may fill in', 'frontage' ) }
						help={ __(
							'A word such as name, email, tel, organization, street-address.',
							'frontage'
						) }
					/>
				</>
			) }
			{ isTyped && <TextRules kind={ kind } /> }
			{ [ 'number', 'date' ].includes( kind ) && (
				<Bounds kind={ kind } />
			) }
		</>
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
				label={ __( 'Characters at least', 'frontage' ) }
				min={ 0 }
				max={ 200 }
			/>
			<RangeField
				name="maxLength"
				label={ __( 'Characters at most', 'frontage' ) }
				help={ __( '0 is no limit.', 'frontage' ) }
				min={ 0 }
				max={ 5000 }
			/>
			{ kind === 'text' && (
				<TextField
					name="pattern"
					label={ __( 'Pattern', 'frontage' ) }
					help={ sprintf(
						/* translators: %s: an example, as [0-9]{5}. */
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

function Bounds( { kind }: { kind: string } ) {
	/* translators: %s: an example, year, month and day. */
	const days = __( 'A day such as %s.', 'frontage' );
	const help = kind === 'date' ? sprintf( days, '2027-01-31' ) : '';
	return (
		<>
			<TextField
				name="min"
				label={ __( 'Not less than', 'frontage' ) }
				help={ help }
			/>
			<TextField
				name="max"
				label={ __( 'Not more than', 'frontage' ) }
				help={ help }
			/>
			{ kind === 'number' && (
				<RangeField
					name="step"
					label={ __( 'In steps of', 'frontage' ) }
					help={ __( '0 is any number.', 'frontage' ) }
					min={ 0 }
					max={ 100 }
					step={ 0.5 }
				/>
			) }
		</>
	);
}
