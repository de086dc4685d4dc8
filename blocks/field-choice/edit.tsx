import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	Field,
	FieldEdit,
	TextField,
	defaultsIn,
	useField,
	type FieldAttributes,
} from '../../src/editor';
import metadata from './block.json';

interface EditProps {
	attributes: FieldAttributes & {
		placeholder: string;
		value: string;
		options: string[];
	};
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
	'value',
	'options',
] );

export function Edit( props: EditProps ) {
	const { kind, placeholder, options, value } = props.attributes;
	return (
		<FieldEdit
			{ ...props }
			defaults={ DEFAULTS }
			settings={
				<>
					<Options />
					<TextField
						name="value"
						label={ __( 'Chosen at first', 'frontage' ) }
					/>
					{ kind === 'select' && (
						<TextField
							name="placeholder"
							label={ __(
								'Text while nothing is chosen',
								'frontage'
							) }
						/>
					) }
				</>
			}
		>
			{ kind === 'select' ? (
				<select className="frontage-form__input" disabled aria-hidden>
					<option>
						{ value || placeholder || __( 'Choose…', 'frontage' ) }
					</option>
				</select>
			) : (
				<div className="frontage-form__options">
					{ options.map( ( option ) => (
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
					{ ! options.length && (
						<p className="frontage-form__help">
							{ __(
								'Write the choices into the sidebar, one on each line.',
								'frontage'
							) }
						</p>
					) }
				</div>
			) }
		</FieldEdit>
	);
}

function Options() {
	const { value, change } = useField( 'options' );
	const label = __( 'Choices', 'frontage' );
	return (
		<Field name="options" label={ label }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ label }
				help={ __( 'One on each line.', 'frontage' ) }
				rows={ 5 }
				value={ ( value as string[] ).join( '\n' ) }
				onChange={ ( text ) => change( text.split( '\n' ) ) }
			/>
		</Field>
	);
}
