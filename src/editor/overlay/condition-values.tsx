import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Condition } from '@frontage/overlay-rules';
import { TokenField } from '../token-field';
import type { ConditionType, Option } from './types';

interface Props {
	condition: Condition;
	type: ConditionType;
	/** Categories, tags and the current page. */
	names: Option[];
	onChange: ( values: string[] ) => void;
}

/** The values of one condition: a choice of labels, free text, or two dates. */
export function ConditionValues( props: Props ) {
	const { condition, type, names, onChange } = props;
	const { values } = condition;
	if ( type.values.type === 'days' ) {
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
	const options = optionsOf( type, names );
	const nameOf = ( value: string ) =>
		options.find( ( one ) => one.value === value )?.label ?? value;
	const valueOf = ( name: string ) =>
		options.find(
			( { label } ) => label.toLowerCase() === name.toLowerCase()
		)?.value ?? name;
	return (
		<TokenField
			label={ type.values.label || __( 'Values', 'frontage' ) }
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

function optionsOf( { name, values }: ConditionType, names: Option[] ) {
	const fits = ( { value }: Option ) =>
		name === ( value.startsWith( 'id:' ) ? 'page' : 'term' );
	return [ ...values.options, ...names.filter( fits ) ];
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
