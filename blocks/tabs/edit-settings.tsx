import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Setting, Settings } from '../../src/editor';
import metadata from './block.json';
import type { EditedTab, TabsAttributes } from './types';

interface Props {
	attributes: TabsAttributes;
	setAttributes: ( changed: Partial< TabsAttributes > ) => void;
	tabs: EditedTab[];
}

const DEFAULTS: Partial< TabsAttributes > = {
	activation: 'automatic',
	initial: metadata.attributes.initial.default,
	stacks: metadata.attributes.stacks.default,
	label: metadata.attributes.label.default,
};

/**
 * The sidebar's settings.
 *
 * @param props               The block's state.
 * @param props.attributes    Its attributes.
 * @param props.setAttributes Changes them.
 * @param props.tabs          Its tabs.
 */
export function TabsSettings( { attributes, setAttributes, tabs }: Props ) {
	const { activation, initial, stacks, label } = attributes;
	const reset = ( name: keyof TabsAttributes ) => () =>
		setAttributes( { [ name ]: DEFAULTS[ name ] } );
	return (
		<Settings
			label={ __( 'Tabs', 'frontage' ) }
			onReset={ () => setAttributes( DEFAULTS ) }
		>
			<Setting
				label={ __( 'Open at first', 'frontage' ) }
				isSet={ initial !== DEFAULTS.initial }
				onReset={ reset( 'initial' ) }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Open at first', 'frontage' ) }
					value={ String( initial ) }
					options={ tabs.map( ( { title }, index ) => ( {
						value: String( index ),
						label:
							title.replace( /<[^>]+>/g, '' ) ||
							sprintf(
								/* translators: %d: the tab's place, from 1. */
								__( 'Tab %d', 'frontage' ),
								index + 1
							),
					} ) ) }
					onChange={ ( value ) =>
						setAttributes( { initial: Number( value ) } )
					}
				/>
			</Setting>
			<Setting
				label={ __( 'Arrow keys', 'frontage' ) }
				isSet={ activation !== DEFAULTS.activation }
				onReset={ reset( 'activation' ) }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Arrow keys', 'frontage' ) }
					value={ activation }
					options={ [
						{
							value: 'automatic',
							label: __( 'Open the tab at once', 'frontage' ),
						},
						{
							value: 'manual',
							label: __( 'Move only; Enter opens', 'frontage' ),
						},
					] }
					onChange={ ( value ) =>
						setAttributes( {
							activation: value as TabsAttributes[ 'activation' ],
						} )
					}
				/>
			</Setting>
			<Setting
				label={ __( 'Stack on phones', 'frontage' ) }
				isSet={ stacks !== DEFAULTS.stacks }
				onReset={ reset( 'stacks' ) }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Stack on phones', 'frontage' ) }
					checked={ stacks }
					onChange={ ( value ) => setAttributes( { stacks: value } ) }
				/>
			</Setting>
			<Setting
				label={ __( 'Name for screen readers', 'frontage' ) }
				isSet={ label !== DEFAULTS.label }
				onReset={ reset( 'label' ) }
			>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Name for screen readers', 'frontage' ) }
					value={ label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
			</Setting>
		</Settings>
	);
}
