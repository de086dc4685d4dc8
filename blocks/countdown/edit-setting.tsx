import type { ReactNode } from 'react';
import { Setting } from '../../src/editor';
import metadata from './block.json';
import type { CountdownAttributes, EditProps } from './types';

export type Panel = Pick< EditProps, 'attributes' | 'setAttributes' >;

type Name = keyof typeof metadata.attributes & string;

/**
 * What an attribute is at first.
 *
 * @param name Of the attribute.
 */
export function defaultOf( name: Name ): unknown {
	return ( metadata.attributes[ name ] as { default?: unknown } ).default;
}

/**
 * Puts attributes back.
 *
 * @param names Of the attributes.
 */
export function defaultsOf( names: Name[] ): Partial< CountdownAttributes > {
	return Object.fromEntries(
		names.map( ( name ) => [ name, defaultOf( name ) ] )
	);
}

interface Props extends Panel {
	name: Name;
	label: string;
	children: ReactNode;
}

/**
 * The setting of one attribute, with its reset.
 *
 * @param props               What it sets.
 * @param props.name          The attribute.
 * @param props.label         Name of the setting.
 * @param props.attributes    The block's attributes.
 * @param props.setAttributes Changes them.
 * @param props.children      The control.
 */
export function Own( {
	name,
	label,
	attributes,
	setAttributes,
	children,
}: Props ) {
	return (
		<Setting
			label={ label }
			isSet={
				JSON.stringify( attributes[ name ] ) !==
				JSON.stringify( defaultOf( name ) )
			}
			onReset={ () => setAttributes( defaultsOf( [ name ] ) ) }
		>
			{ children }
		</Setting>
	);
}
