import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	LongTextField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { ShapeSettings } from './shape-settings';

const MAP = defaultsIn( metadata, [
	'caption',
	'provider',
	'mapStyle',
	'customStyle',
	'shape',
	'zoom',
	'hasScrollZoom',
] );

const LIST = defaultsIn( metadata, [
	'listPosition',
	'hasSearch',
	'hasClusters',
] );

/** The settings sidebar. */
export const MapSettings = ( block: SettingsProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'Map', 'frontage' ) }
			defaults={ MAP }
			{ ...block }
		>
			<TextField
				name="caption"
				label={ __( 'Caption', 'frontage' ) }
				help={ __(
					'Screen readers announce the map by it.',
					'frontage'
				) }
			/>
			<ChoiceField< Attributes >
				name="mapStyle"
				label={ __( 'Style', 'frontage' ) }
				options={ {
					standard: __( 'Standard', 'frontage' ),
					silver: __( 'Silver', 'frontage' ),
					retro: __( 'Retro', 'frontage' ),
					dark: __( 'Dark', 'frontage' ),
					night: __( 'Night', 'frontage' ),
					aubergine: __( 'Aubergine', 'frontage' ),
					custom: __( 'Custom (Google)', 'frontage' ),
				} }
			/>
			{ block.attributes.mapStyle === 'custom' && (
				<LongTextField
					name="customStyle"
					label={ __( 'Style as JSON', 'frontage' ) }
					help={
						isStyle( block.attributes.customStyle )
							? __( 'Only Google Maps can show it.', 'frontage' )
							: __(
									'This is not a JSON list. Visitors see the standard style.',
									'frontage'
								)
					}
				/>
			) }
			<ChoiceField< Attributes >
				name="shape"
				label={ __( 'Shape', 'frontage' ) }
				options={ {
					wide: __( 'Wide (21:9)', 'frontage' ),
					screen: __( 'Screen (16:9)', 'frontage' ),
					photo: __( 'Photo (4:3)', 'frontage' ),
					square: __( 'Square', 'frontage' ),
				} }
			/>
			<RangeField
				name="zoom"
				label={ __( 'Zoom', 'frontage' ) }
				help={ __( '0 shows all places.', 'frontage' ) }
				min={ 0 }
				max={ 19 }
			/>
			<ToggleField
				name="hasScrollZoom"
				label={ __( 'Zoom by scrolling', 'frontage' ) }
				help={ __(
					'Visitors who scroll the page may get stuck in the map.',
					'frontage'
				) }
			/>
			<ChoiceField< Attributes >
				name="provider"
				label={ __( 'Map provider', 'frontage' ) }
				options={ {
					openstreetmap: 'OpenStreetMap',
					google: 'Google Maps',
				} }
				help={ __(
					'Google Maps needs keys, which you enter under Frontage → Integrations. Without them, OpenStreetMap is used.',
					'frontage'
				) }
			/>
		</BlockSettings>
		<BlockSettings
			label={ __( 'List', 'frontage' ) }
			defaults={ LIST }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="listPosition"
				label={ __( 'Position', 'frontage' ) }
				options={ {
					below: __( 'Below the map', 'frontage' ),
					beside: __( 'Beside the map', 'frontage' ),
				} }
			/>
			<ToggleField
				name="hasSearch"
				label={ __( 'Search', 'frontage' ) }
				help={ __( 'Shown with six or more places.', 'frontage' ) }
			/>
			<ToggleField
				name="hasClusters"
				label={ __( 'Group pins that are close together', 'frontage' ) }
				help={ __( 'From 20 pins on.', 'frontage' ) }
			/>
		</BlockSettings>
		<ShapeSettings { ...block } />
	</>
);

/** Whether a text is a style, as in `Map::custom_style()` in PHP. */
function isStyle( json: string ): boolean {
	try {
		return Array.isArray( JSON.parse( json ) );
	} catch {
		return false;
	}
}
