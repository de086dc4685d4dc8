import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings } from '../../src/editor';
import metadata from './block.json';
import { nameOf } from './name-of';
import type { EditedTab, TabsAttributes } from './types';

interface Props {
	attributes: TabsAttributes;
	setAttributes: ( changed: Partial< TabsAttributes > ) => void;
	tabs: EditedTab[];
}

type Name = 'initial' | 'activation' | 'stack' | 'label';

interface Choice {
	name: Exclude< Name, 'label' >;
	label: string;
	/** Labels by value. */
	options: Record< string, string >;
}

const NAMES: Name[] = [ 'initial', 'activation', 'stack', 'label' ];

const defaultOf = ( name: Name ) => metadata.attributes[ name ].default;

const choices = ( tabs: EditedTab[] ): Choice[] => [
	{
		name: 'initial',
		label: __( 'Open at first', 'frontage' ),
		options: Object.fromEntries(
			tabs.map( ( { title }, index ) => [
				index,
				nameOf( title, index ),
			] )
		),
	},
	{
		name: 'activation',
		label: __( 'Arrow keys', 'frontage' ),
		options: {
			automatic: __( 'Open the tab at once', 'frontage' ),
			manual: __( 'Only move; Enter opens', 'frontage' ),
		},
	},
	{
		name: 'stack',
		label: __( 'On top of each other', 'frontage' ),
		options: {
			narrow: __( 'On phones, below 768 px', 'frontage' ),
			toolkit: __( 'On small tablets too, below 960 px', 'frontage' ),
			never: __( 'Never', 'frontage' ),
		},
	},
];

/**
 * The sidebar's settings.
 *
 * @param props The block's attributes, how to change them, and its tabs.
 */
export function TabsSettings( props: Props ) {
	const { attributes, setAttributes, tabs } = props;
	const label = __( 'Name for screen readers', 'frontage' );
	return (
		<Settings
			label={ __( 'Tabs', 'frontage' ) }
			onReset={ () =>
				setAttributes(
					Object.fromEntries(
						NAMES.map( ( name ) => [ name, defaultOf( name ) ] )
					)
				)
			}
		>
			{ choices( tabs ).map( ( choice ) => (
				<ChoiceSetting key={ choice.name } { ...props } { ...choice } />
			) ) }
			<Setting
				label={ label }
				isSet={ attributes.label !== '' }
				onReset={ () => setAttributes( { label: '' } ) }
			>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ label }
					value={ attributes.label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
			</Setting>
		</Settings>
	);
}

function ChoiceSetting( props: Props & Choice ) {
	const { name, label, options, attributes, setAttributes } = props;
	const change = ( value: string | number ) =>
		setAttributes( {
			[ name ]: name === 'initial' ? Number( value ) : value,
		} );
	return (
		<Setting
			label={ label }
			isSet={ attributes[ name ] !== defaultOf( name ) }
			onReset={ () => change( defaultOf( name ) ) }
		>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ String( attributes[ name ] ) }
				options={ Object.entries( options ).map(
					( [ value, text ] ) => ( { value, label: text } )
				) }
				onChange={ change }
			/>
		</Setting>
	);
}
