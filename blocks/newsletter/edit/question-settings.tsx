import {
	Button,
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import {
	BlockSettings,
	ConditionFields,
	Field,
	defaultsIn,
	useField,
	type EditProps,
	selectOptions,
} from '@frontage/editor';
import metadata from '../block.json';
import { optionsOf, textOf } from './options';
import { changeQuestion, freeId, removeQuestion } from './questions';
import type { Option, QuestionAttributes } from '../view/types';
import type { Attributes } from '../attributes';

const MAX_QUESTIONS = 12;
const DEFAULTS = { fields: defaultsIn( metadata ).fields };

/** Settings for further questions, each with its field name at the provider. */
export function QuestionSettings( props: EditProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Additional questions', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...props }
		>
			<Field
				name="fields"
				label={ __( 'Additional questions', 'frontage' ) }
			>
				<Questions />
			</Field>
		</BlockSettings>
	);
}

function Questions() {
	const { value, change } = useField( 'fields' );
	const questions = value as QuestionAttributes[];
	const set = ( at: number, changed: Partial< QuestionAttributes > ) =>
		change( changeQuestion( questions, at, changed ) );
	return (
		<div className="frontage-newsletter-questions">
			{ questions.map( ( question, at ) => (
				<Question
					key={ at }
					number={ at + 1 }
					others={ questions.filter( ( _, i ) => i !== at ) }
					{ ...question }
					onChange={ ( changed ) => set( at, changed ) }
					onRemove={ () => change( removeQuestion( questions, at ) ) }
				/>
			) ) }
			<Button
				variant="secondary"
				__next40pxDefaultSize
				disabled={ questions.length >= MAX_QUESTIONS }
				onClick={ () =>
					change( [
						...questions,
						{
							id: freeId( questions ),
							type: 'text',
							label: __( 'Question', 'frontage' ),
						},
					] )
				}
			>
				{ __( 'Add question', 'frontage' ) }
			</Button>
		</div>
	);
}

interface QuestionProps extends QuestionAttributes {
	number: number;
	others: QuestionAttributes[];
	onChange: ( changed: Partial< QuestionAttributes > ) => void;
	onRemove: () => void;
}

function Question( {
	number,
	others,
	onChange,
	onRemove,
	...question
}: QuestionProps ) {
	const { label, id, type, required = false, options = [], when } = question;
	const isChoice = /^(select|radio|checkbox)$/.test( type );
	const control = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
	} as const;
	return (
		<fieldset>
			<legend>
				{ sprintf(
					/* translators: %d: number of a question. */
					__( 'Question %d', 'frontage' ),
					number
				) }
			</legend>
			<TextControl
				{ ...control }
				label={ __( 'Question', 'frontage' ) }
				value={ label }
				onChange={ ( text ) => onChange( { label: text } ) }
			/>
			<SelectControl
				{ ...control }
				label={ __( 'Answer type', 'frontage' ) }
				value={ type }
				options={ selectOptions( kinds() ) }
				onChange={ ( chosen ) =>
					onChange( { type: chosen as QuestionAttributes[ 'type' ] } )
				}
			/>
			<TextControl
				{ ...control }
				label={ __( 'Field name at the provider', 'frontage' ) }
				help={ __(
					'For example, the merge tag of an audience.',
					'frontage'
				) }
				value={ id }
				onChange={ ( text ) =>
					onChange( { id: text.replace( /[^\w-]/g, '' ) } )
				}
			/>
			{ isChoice && (
				<Options options={ options } onChange={ onChange } />
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Required', 'frontage' ) }
				checked={ required }
				onChange={ ( isOn ) => onChange( { required: isOn } ) }
			/>
			<Condition others={ others } when={ when } onChange={ onChange } />
			<Button variant="tertiary" isDestructive onClick={ onRemove }>
				{ __( 'Remove question', 'frontage' ) }
			</Button>
		</fieldset>
	);
}

function Condition( {
	others,
	when,
	onChange,
}: Pick< QuestionProps, 'others' | 'when' | 'onChange' > ) {
	return (
		<details open={ !! when }>
			<summary>{ __( 'Show when', 'frontage' ) }</summary>
			<ConditionFields
				others={ others.map( ( { id, label, options = [] } ) => ( {
					name: id,
					label,
					options: options.map( ( option ) => ( {
						value: option.id,
						label: option.label,
					} ) ),
				} ) ) }
				when={ when }
				onChange={ ( changed ) => onChange( { when: changed } ) }
			/>
		</details>
	);
}

function Options( {
	options,
	onChange,
}: Pick< QuestionProps, 'onChange' > & { options: Option[] } ) {
	const [ text, setText ] = useState( textOf( options ) );
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'Options, one per line', 'frontage' ) }
			help={ __(
				'If the provider has an ID for the option, put it first: “a1b2c3: Bread”.',
				'frontage'
			) }
			rows={ 4 }
			value={ text }
			onChange={ ( typed ) => {
				setText( typed );
				onChange( { options: optionsOf( typed ) } );
			} }
		/>
	);
}

const kinds = (): Record< QuestionAttributes[ 'type' ], string > => ( {
	text: __( 'Single-line text', 'frontage' ),
	email: __( 'Email address', 'frontage' ),
	number: __( 'Number', 'frontage' ),
	select: __( 'Dropdown', 'frontage' ),
	radio: __( 'Radio buttons', 'frontage' ),
	checkbox: __( 'Checkboxes', 'frontage' ),
} );
