import { TextControl, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	Field,
	RangeField,
	TextField,
	defaultsIn,
	useField,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { coordinatesIn, pointsIn } from './coordinates';

const DEFAULTS = defaultsIn( metadata, [
	'googleMapType',
	'polylines',
	'strokeColor',
	'strokeOpacity',
	'strokeWeight',
	'strokeFill',
	'strokeFillOpacity',
	'originLat',
	'originLng',
	'destLat',
	'destLng',
	'travelMode',
] );

interface Point {
	ha_gmap_polyline_lat?: string;
	ha_gmap_polyline_lng?: string;
}

/** The corners of a line or an area, a pair on each line. */
function PointsField( { label }: { label: string } ) {
	const { value, change } = useField( 'polylines' );
	const [ typed, setTyped ] = useState( () =>
		( value as Point[] )
			.map(
				( one ) =>
					`${ one.ha_gmap_polyline_lat }, ${ one.ha_gmap_polyline_lng }`
			)
			.join( '\n' )
	);
	return (
		<Field name="polylines" label={ label }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ label }
				help={ __(
					'Latitude and longitude, a point on each line.',
					'frontage'
				) }
				rows={ 6 }
				value={ typed }
				onChange={ ( text ) => {
					setTyped( text );
					change( pointsIn( text ) );
				} }
			/>
		</Field>
	);
}

interface EndProps extends SettingsProps< Attributes > {
	label: string;
	latitude: 'originLat' | 'destLat';
	longitude: 'originLng' | 'destLng';
}

/** An end of a route. */
function EndField( props: EndProps ) {
	const { label, latitude, longitude, attributes, setAttributes } = props;
	const saved = [ attributes[ latitude ], attributes[ longitude ] ]
		.filter( Boolean )
		.join( ', ' );
	const [ typed, setTyped ] = useState( saved );
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			placeholder="47.8003, 13.0436"
			value={ typed }
			onChange={ ( text ) => {
				setTyped( text );
				const [ lat, lng ] = coordinatesIn( text ) ?? [ '', '' ];
				setAttributes( { [ latitude ]: lat, [ longitude ]: lng } );
			} }
		/>
	);
}

/** What is drawn besides the pins. */
export function ShapeSettings( block: SettingsProps< Attributes > ) {
	const { googleMapType } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Line, area or route', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="googleMapType"
				label={ __( 'Draw', 'frontage' ) }
				options={ {
					'': __( 'Only pins', 'frontage' ),
					polyline: __( 'A line', 'frontage' ),
					polygon: __( 'An area', 'frontage' ),
					routes: __( 'A route', 'frontage' ),
				} }
			/>
			{ ( googleMapType === 'polyline' ||
				googleMapType === 'polygon' ) && (
				<PointsField label={ __( 'Points', 'frontage' ) } />
			) }
			{ googleMapType === 'routes' && (
				<>
					<EndField
						{ ...block }
						label={ __( 'From', 'frontage' ) }
						latitude="originLat"
						longitude="originLng"
					/>
					<EndField
						{ ...block }
						label={ __( 'To', 'frontage' ) }
						latitude="destLat"
						longitude="destLng"
					/>
					<ChoiceField< Attributes >
						name="travelMode"
						label={ __( 'Travel mode', 'frontage' ) }
						options={ {
							driving: __( 'Driving', 'frontage' ),
							walking: __( 'Walking', 'frontage' ),
							bicycling: __( 'Bicycling', 'frontage' ),
							transit: __( 'Public transport', 'frontage' ),
						} }
						help={ __(
							'Google Maps draws the way. OpenStreetMap has none, so it is a straight line.',
							'frontage'
						) }
					/>
				</>
			) }
			{ googleMapType && (
				<>
					<TextField
						name="strokeColor"
						label={ __( 'Color of the line', 'frontage' ) }
						placeholder="#d63638"
						help={ __(
							'Leave empty for the text color.',
							'frontage'
						) }
					/>
					<RangeField
						name="strokeWeight"
						label={ __( 'Width of the line (px)', 'frontage' ) }
						max={ 20 }
					/>
					<RangeField
						name="strokeOpacity"
						label={ __( 'Opacity of the line', 'frontage' ) }
						min={ 0 }
						max={ 1 }
						step={ 0.1 }
					/>
				</>
			) }
			{ googleMapType === 'polygon' && (
				<>
					<TextField
						name="strokeFill"
						label={ __( 'Color of the area', 'frontage' ) }
						placeholder="#d63638"
					/>
					<RangeField
						name="strokeFillOpacity"
						label={ __( 'Opacity of the area', 'frontage' ) }
						min={ 0 }
						max={ 1 }
						step={ 0.1 }
					/>
				</>
			) }
		</BlockSettings>
	);
}
