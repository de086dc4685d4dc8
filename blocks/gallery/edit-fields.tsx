/** One setting of the sidebar for each kind of value; all can be reset to the default of `block.json`. */
import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { Setting } from '../../src/editor';
import metadata from './block.json';
import type { GalleryAttributes } from './types';

export type Name = keyof typeof metadata.attributes;

interface FieldProps {
	attributes: GalleryAttributes;
	setAttributes: ( changed: Partial< GalleryAttributes > ) => void;
	name: Name;
	label: string;
	help?: string;
}

export const defaultOf = ( name: Name ) =>
	( metadata.attributes[ name ] as { default?: unknown } ).default;

/** The control's value and change, by the attribute's name. */
const bind = ( {
	attributes,
	setAttributes,
	name,
	label,
	help,
}: FieldProps ) => ( {
	value: attributes[ name ],
	control: {
		label,
		help,
		onChange: ( value?: unknown ) => setAttributes( { [ name ]: value } ),
	},
} );

function Field( {
	attributes,
	setAttributes,
	name,
	label,
	children,
}: FieldProps & { children: ReactNode } ) {
	return (
		<Setting
			label={ label }
			isSet={ attributes[ name ] !== defaultOf( name ) }
			onReset={ () => setAttributes( { [ name ]: defaultOf( name ) } ) }
		>
			{ children }
		</Setting>
	);
}

export function SelectField( {
	options,
	...props
}: FieldProps & { options: { value: string; label: string }[] } ) {
	const { value, control } = bind( props );
	return (
		<Field { ...props }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				{ ...control }
				value={ String( value ) }
				options={ options }
			/>
		</Field>
	);
}

export function RangeField( {
	most,
	...props
}: FieldProps & { most: number } ) {
	const { value, control } = bind( props );
	return (
		<Field { ...props }>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				{ ...control }
				value={ Number( value ) || undefined }
				min={ 1 }
				max={ most }
			/>
		</Field>
	);
}

export function ToggleField( props: FieldProps ) {
	const { value, control } = bind( props );
	return (
		<Field { ...props }>
			<ToggleControl
				__nextHasNoMarginBottom
				{ ...control }
				checked={ !! value }
			/>
		</Field>
	);
}

export function TextField( props: FieldProps ) {
	const { value, control } = bind( props );
	return (
		<Field { ...props }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				{ ...control }
				value={ String( value ) }
			/>
		</Field>
	);
}
