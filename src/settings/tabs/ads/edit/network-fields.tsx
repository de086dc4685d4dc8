import { SelectControl, TextControl } from '@wordpress/components';
import type { Network, NetworkField, Settings, Values } from '../types';
import { Field } from './field';
import type { Editing } from './use-draft';

interface Props {
	editing: Editing;
	network: Network;
}

/** What is entered for an ad network, as the network describes it. */
export function NetworkFields( { editing, network }: Props ) {
	const { draft, problem, set } = editing;
	const values = valuesOf( draft.settings, network );
	return network.fields.map( ( field ) => (
		<Field
			key={ field.name }
			name={ [ ...network.path, field.name ].join( '.' ) }
			problem={ problem }
		>
			<Input
				field={ field }
				value={ values[ field.name ] ?? field.fallback }
				onChange={ ( value ) =>
					set(
						changed( draft.settings, network, {
							...values,
							[ field.name ]: value,
						} )
					)
				}
			/>
		</Field>
	) );
}

interface InputProps {
	field: NetworkField;
	value: string;
	onChange: ( value: string ) => void;
}

function Input( { field, value, onChange }: InputProps ) {
	const { control, label, placeholder, max, choices, required } = field;
	const help = field.help || undefined;
	return control === 'choice' ? (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ value }
			options={ choices }
			onChange={ onChange }
		/>
	) : (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			help={ help }
			placeholder={ placeholder }
			maxLength={ max }
			aria-required={ required }
			dir="ltr"
			value={ value }
			onChange={ ( text ) => onChange( text.trim() ) }
		/>
	);
}

/**
 * Returns what was entered for a network.
 *
 * @param settings Of the ad.
 * @param network  Any network.
 */
function valuesOf( settings: Settings, { path }: Network ): Values {
	const found = path.reduce< unknown >(
		( inside, key ) =>
			( inside as Record< string, unknown > | undefined )?.[ key ],
		settings
	);
	return ( found ?? {} ) as Values;
}

/**
 * Returns the setting that keeps the values of a network; what was entered for others stays.
 *
 * @param settings Of the ad.
 * @param network  Any network.
 * @param values   What is entered now.
 */
function changed(
	settings: Settings,
	{ path }: Network,
	values: Values
): Partial< Settings > {
	const [ outer, inner ] = path;
	return {
		[ outer ]: inner ? { ...settings.networks, [ inner ]: values } : values,
	};
}
