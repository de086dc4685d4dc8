import { __, sprintf } from '@wordpress/i18n';
import {
	FieldEdit,
	LongTextField,
	RangeField,
	TextField,
	defaultsIn,
	useOtherFields,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { problemOf } from './problem';

const DEFAULTS = defaultsIn( metadata, [
	'help',
	'width',
	'name',
	'formula',
	'decimals',
	'before',
	'after',
] );

export function Edit( props: EditProps< Attributes > ) {
	const { formula, before, after } = props.attributes;
	const names = useOtherFields( props.clientId ).map( ( { name } ) => name );
	const problem = formula ? problemOf( formula, names ) : '';
	return (
		<FieldEdit
			{ ...props }
			defaults={ DEFAULTS }
			isComputed
			settings={ <OwnSettings names={ names.filter( Boolean ) } /> }
		>
			<span className="frontage-form__result">
				{ before }…{ after }
			</span>
			{ ( problem || ! formula ) && (
				<p className="frontage-form__problem" role="status">
					{ problem ||
						__( 'Write a formula in the sidebar.', 'frontage' ) }
				</p>
			) }
		</FieldEdit>
	);
}

function OwnSettings( { names }: { names: string[] } ) {
	return (
		<>
			<LongTextField
				name="formula"
				label={ __( 'Formula', 'frontage' ) }
				help={
					names.length
						? sprintf(
								/* translators: 1: an example of a formula, 2: names of fields. */
								__(
									'Such as %1$s. Fields of this form: %2$s.',
									'frontage'
								),
								`{${ names[ 0 ] }} * 20 + if( {${ names[ 0 ] }} > 5, 0, 4.5 )`,
								names
									.map( ( name ) => `{${ name }}` )
									.join( ', ' )
							)
						: __(
								'Add the fields to calculate with to the form first.',
								'frontage'
							)
				}
			/>
			<RangeField
				name="decimals"
				label={ __( 'Decimal places', 'frontage' ) }
				min={ 0 }
				max={ 4 }
			/>
			<TextField
				name="before"
				label={ __( 'Text before the number', 'frontage' ) }
			/>
			<TextField
				name="after"
				label={ __( 'Text after the number', 'frontage' ) }
			/>
		</>
	);
}
