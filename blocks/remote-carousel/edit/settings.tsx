import {
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
import type { Attributes } from '../attributes';

interface Props extends SettingsProps< Attributes > {
	/** Control that selects the carousel. */
	choice: ReactNode;
}

const LABELS = {
	carousel: () => __( 'Carousel to control', 'frontage' ),
	kind: () => __( 'Display', 'frontage' ),
	hasPrevious: () => __( 'Previous button', 'frontage' ),
	previous: () => __( 'Previous button text', 'frontage' ),
	hasNext: () => __( 'Next button', 'frontage' ),
	next: () => __( 'Next button text', 'frontage' ),
	label: () => __( 'Screen reader label', 'frontage' ),
};

type Name = keyof typeof LABELS;

const NAMES = Object.keys( LABELS ) as Name[];

const defaultOf = ( name: Name ) => metadata.attributes[ name ].default;

/** The settings sidebar. */
export function RemoteSettings( props: Props ) {
	const { attributes, setAttributes, choice } = props;
	const reset = ( names: Name[] ) =>
		setAttributes(
			Object.fromEntries(
				names.map( ( name ) => [ name, defaultOf( name ) ] )
			)
		);
	return (
		<Settings
			label={ __( 'Remote control', 'frontage' ) }
			onReset={ () => reset( NAMES ) }
		>
			{ NAMES.map( ( name ) => (
				<Setting
					key={ name }
					label={ LABELS[ name ]() }
					isSet={ attributes[ name ] !== defaultOf( name ) }
					onReset={ () => reset( [ name ] ) }
				>
					{ name === 'carousel' ? (
						choice
					) : (
						<Control
							name={ name }
							value={ attributes[ name ] }
							onChange={ ( value ) =>
								setAttributes( { [ name ]: value } )
							}
						/>
					) }
				</Setting>
			) ) }
		</Settings>
	);
}

const KINDS: Record< Attributes[ 'kind' ], string > = {
	buttons: __( 'Buttons', 'frontage' ),
	thumbnails: __( 'Buttons and thumbnails', 'frontage' ),
};

interface ControlProps {
	name: Name;
	value: string | boolean;
	onChange: ( value: string | boolean ) => void;
}

function Control( { name, value, onChange }: ControlProps ) {
	const label = LABELS[ name ]();
	if ( typeof value === 'boolean' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ value }
				onChange={ onChange }
			/>
		);
	}
	const common = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		label,
		value: value as string,
	} as const;
	return name === 'kind' ? (
		<SelectControl
			{ ...common }
			value={ value as Attributes[ 'kind' ] }
			options={ selectOptions( KINDS ) }
			onChange={ onChange }
		/>
	) : (
		<TextControl { ...common } onChange={ onChange } />
	);
}
