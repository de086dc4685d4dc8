/** Colors of land, water, roads, parks, names, and the edge around names. */
type Palette = [
	land: string,
	water: string,
	road: string,
	park: string,
	name: string,
	edge: string,
];

/** Styles of the drawing before the map have the same grounds: `style/_grounds.scss` of the block. */
const PALETTES: Record< string, Palette > = {
	silver: [
		'#f5f5f5',
		'#c9d3d8',
		'#ffffff',
		'#e5ebe2',
		'#4d4d4d',
		'#f5f5f5',
	],
	retro: [ '#ebe3cd', '#a9c9c0', '#f8f3e6', '#cfd2a0', '#4a3324', '#f5f1e6' ],
	dark: [ '#212121', '#0b0b0b', '#3c3c3c', '#1b261b', '#b5b5b5', '#212121' ],
	night: [ '#242f3e', '#17263c', '#38414e', '#263c3f', '#d9a55f', '#242f3e' ],
	aubergine: [
		'#1d2c4d',
		'#0e1626',
		'#304a7d',
		'#1b3a3f',
		'#a9b9dd',
		'#1a2740',
	],
};

const rule = (
	featureType: string,
	elementType: string,
	styler: Record< string, string >
) => ( { featureType, elementType, stylers: [ styler ] } );

/**
 * Returns a style for Google Maps; none for the standard one.
 *
 * @param name   Name of the style.
 * @param custom The owner's own.
 */
export function styleOf( name: string, custom: object[] ): object[] {
	const palette = PALETTES[ name ];
	if ( ! palette ) {
		return custom;
	}
	const [ land, water, road, park, label, edge ] = palette;
	return [
		rule( 'all', 'geometry', { color: land } ),
		rule( 'all', 'labels.icon', { visibility: 'off' } ),
		rule( 'all', 'labels.text.fill', { color: label } ),
		rule( 'all', 'labels.text.stroke', { color: edge } ),
		rule( 'poi.park', 'geometry', { color: park } ),
		rule( 'road', 'geometry', { color: road } ),
		rule( 'water', 'geometry', { color: water } ),
	];
}
