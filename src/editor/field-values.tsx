/** The settings panel of a block, and the context that connects its fields to attributes. */
import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Settings } from './settings';

/** Attributes that have fields, and how they change. */
export interface FieldValues {
	attributes: Record< string, unknown >;
	// A method, so that modules may narrow the parameter type.
	setAttributes: ( changed: Record< string, unknown > ) => void;
	/** Defaults of the attributes that have fields here; see `defaultsIn()`. */
	defaults: Record< string, unknown >;
}

const Values = createContext< FieldValues | null >( null );

/** Provides the attributes to the fields inside. */
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
 * Returns an attribute's value with functions to change and reset it.
 *
 * @param name Attribute name.
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
		isSet: differ( value, defaults[ name ] ),
		change,
		reset: () => change( defaults[ name ] ),
	};
}

const differ = ( value: unknown, other: unknown ) =>
	JSON.stringify( value ) !== JSON.stringify( other );

const isChanged = ( { attributes, defaults }: FieldValues ) =>
	Object.keys( defaults ).some( ( name ) =>
		differ( attributes[ name ], defaults[ name ] )
	);

interface BlockSettingsProps extends FieldValues {
	label: string;
	/** Makes the panel collapsible and closes it, unless one of its settings is changed. */
	isCollapsed?: boolean;
	children: ReactNode;
}

/** A block's settings panel for `ChoiceField` and similar fields; “Reset all” restores `defaults`. */
export function BlockSettings( {
	label,
	isCollapsed,
	children,
	...values
}: BlockSettingsProps ) {
	return (
		<Settings
			label={ label }
			initialOpen={ isCollapsed ? isChanged( values ) : undefined }
			onReset={ () => values.setAttributes( values.defaults ) }
		>
			<Fields { ...values }>{ children }</Fields>
		</Settings>
	);
}
