import {
	FocalPointPicker,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	Setting,
	Settings,
	selectOptions,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { POSITIONS } from './positions';
import type { Attributes } from '../attributes';

type Name =
	'position' | 'focalPoint' | 'dim' | 'alt' | 'href' | 'isNewTab' | 'label';

const defaultOf = ( name: Name ) =>
	( metadata.attributes[ name ] as { default?: unknown } ).default;

const COMMON = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

interface Entry {
	name: Name;
	label: string;
	/** Absent if not applicable. */
	isShown?: boolean;
	control: ( label: string ) => ReactNode;
}

const entries = ( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ): Entry[] => {
	const text = ( name: 'alt' | 'href' | 'label' ) => ( label: string ) => (
		<TextControl
			{ ...COMMON }
			type={ name === 'href' ? 'url' : 'text' }
			label={ label }
			value={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	const hasMedia = !! attributes.mediaUrl;
	return [
		{
			name: 'position',
			label: __( 'Content position', 'frontage' ),
			control: ( label ) => (
				<SelectControl
					{ ...COMMON }
					label={ label }
					value={ attributes.position }
					options={ selectOptions( POSITIONS ) }
					onChange={ ( position ) => setAttributes( { position } ) }
				/>
			),
		},
		{
			name: 'focalPoint',
			label: __( 'Focal point', 'frontage' ),
			isShown: hasMedia,
			control: ( label ) => (
				<FocalPointPicker
					__nextHasNoMarginBottom
					label={ label }
					url={ attributes.mediaUrl as string }
					value={ attributes.focalPoint ?? { x: 0.5, y: 0.5 } }
					onChange={ ( focalPoint ) =>
						setAttributes( { focalPoint } )
					}
				/>
			),
		},
		{
			name: 'dim',
			label: __( 'Overlay opacity (%)', 'frontage' ),
			isShown: hasMedia,
			control: ( label ) => (
				<RangeControl
					{ ...COMMON }
					label={ label }
					value={ attributes.dim }
					min={ 0 }
					max={ 90 }
					step={ 5 }
					onChange={ ( dim ) => setAttributes( { dim } ) }
				/>
			),
		},
		{
			name: 'alt',
			label: __( 'Alternative text', 'frontage' ),
			isShown: hasMedia,
			control: text( 'alt' ),
		},
		{
			name: 'href',
			label: __( 'Link', 'frontage' ),
			control: text( 'href' ),
		},
		{
			name: 'isNewTab',
			label: __( 'Open in new tab', 'frontage' ),
			isShown: !! attributes.href,
			control: ( label ) => (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					checked={ attributes.isNewTab }
					onChange={ ( isNewTab ) => setAttributes( { isNewTab } ) }
				/>
			),
		},
		{
			name: 'label',
			label: __( 'Screen reader label', 'frontage' ),
			control: text( 'label' ),
		},
	];
};

/** The settings sidebar. */
export function SlideSettings( props: SettingsProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	const shown = entries( props ).filter(
		( { isShown } ) => isShown !== false
	);
	const reset = ( names: Name[] ) =>
		setAttributes(
			Object.fromEntries(
				names.map( ( name ) => [ name, defaultOf( name ) ] )
			)
		);
	return (
		<Settings
			label={ __( 'Slide', 'frontage' ) }
			onReset={ () => reset( shown.map( ( { name } ) => name ) ) }
		>
			{ shown.map( ( { name, label, control } ) => (
				<Setting
					key={ name }
					label={ label }
					isSet={ attributes[ name ] !== defaultOf( name ) }
					onReset={ () => reset( [ name ] ) }
				>
					{ control( label ) }
				</Setting>
			) ) }
		</Settings>
	);
}
