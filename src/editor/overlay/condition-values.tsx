import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Condition } from '@frontage/overlay-rules';
import { conditionOptions, type Option } from './condition-options';
import { TokenField } from '../token-field';

interface Props {
	condition: Condition;
	/** Categories, tags and the current page. */
	more: Option[];
	onChange: ( values: string[] ) => void;
}

/** The values of one condition: a choice of labels, free text, or two dates. */
export function ConditionValues( { condition, more, onChange }: Props ) {
	const { type, values } = condition;
	if ( type === 'date' ) {
		const [ from = '', to = '' ] = values;
		return (
			<>
				<Day
					label={ __( 'Start date', 'frontage' ) }
					value={ from }
					onChange={ ( day ) => onChange( [ day, to ] ) }
				/>
				<Day
					label={ __( 'End date', 'frontage' ) }
					value={ to }
					onChange={ ( day ) => onChange( [ from, day ] ) }
				/>
			</>
		);
	}
	const options = optionsOf( type, more );
	const nameOf = ( value: string ) =>
		options.find( ( one ) => one.value === value )?.label ?? value;
	const valueOf = ( name: string ) =>
		options.find(
			( { label } ) => label.toLowerCase() === name.toLowerCase()
		)?.value ?? name;
	return (
		<TokenField
			label={
				type === 'referrer'
					? __( 'URL or part of it', 'frontage' )
					: __( 'Values', 'frontage' )
			}
			value={ values.map( nameOf ) }
			suggestions={ options.map( ( { label } ) => label ) }
			onChange={ ( tokens ) =>
				onChange(
					tokens.map( ( token ) =>
						valueOf(
							typeof token === 'string' ? token : token.value
						)
					)
				)
			}
		/>
	);
}

function optionsOf( type: Condition[ 'type' ], more: Option[] ): Option[] {
	const fits = ( { value }: Option ) =>
		type === ( value.startsWith( 'id:' ) ? 'page' : 'term' );
	return [ ...( conditionOptions()[ type ] ?? [] ), ...more.filter( fits ) ];
}

interface DayProps {
	label: string;
	value: string;
	onChange: ( day: string ) => void;
}

function Day( props: DayProps ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			type="date"
			{ ...props }
		/>
	);
}
