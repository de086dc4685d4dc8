/** A panel of a block's settings, and what each of them knows of its attribute. */
import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Settings } from './settings';

interface FieldValues {
	attributes: Record< string, unknown >;
	// A method, so that modules may say more precisely what they change.
	setAttributes: ( changed: Record< string, unknown > ) => void;
	/** Of the attributes that have fields here; see `defaultsIn()`. */
	defaults: Record< string, unknown >;
}

const Values = createContext< FieldValues | null >( null );

/** Tells the fields below what they belong to. */
function Fields( {
	children,
	attributes,
	setAttributes,
	defaults,
}: FieldValues & { children: ReactNode } ) {
	const values = useMemo(
		() => ( { attributes, setAttributes, defaults } ),
		[ attributes, setAttributes, defaults ]
	);
	return <Values.Provider value={ values }>{ children }</Values.Provider>;
}

/**
 * One attribute: its value, and how to change it and to put it back.
 *
 * @param name Of the attribute.
 */
export function useField( name: string ) {
	const values = useContext( Values );
	if ( ! values || ! ( name in values.defaults ) ) {
		throw new Error(
			`The field “${ name }” does not know its attribute: put it into a BlockSettings whose defaults name it.`
		);
	}
	const { attributes, setAttributes, defaults } = values;
	const value = attributes[ name ];
	const change = ( next: unknown ) => setAttributes( { [ name ]: next } );
	return {
		value,
		fallback: defaults[ name ],
		isSet: JSON.stringify( value ) !== JSON.stringify( defaults[ name ] ),
		change,
		reset: () => change( defaults[ name ] ),
	};
}

interface BlockSettingsProps extends FieldValues {
	label: string;
	children: ReactNode;
}

/** A panel of a block's settings, for `ChoiceField` and its like; “Reset all” brings `defaults` back. */
export function BlockSettings( {
	label,
	children,
	...values
}: BlockSettingsProps ) {
	return (
		<Settings
			label={ label }
			onReset={ () => values.setAttributes( values.defaults ) }
		>
			<Fields { ...values }>{ children }</Fields>
		</Settings>
	);
}
