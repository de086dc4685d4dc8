/** Clusters of points on maps by supercluster, an index without elements; the pins are ours. */
import Supercluster from 'supercluster';

/** Pixels within which pins become one, on tiles of 256. */
const RADIUS = 60;

const MOST_ZOOM = 17;

/** A place, or several that are close together. */
export interface Cluster {
	/** Latitude and longitude. */
	at: [ number, number ];
	/** Index of the place; -1 for several. */
	place: number;
	/** Their number. */
	count: number;
	/** Tells clusters apart as long as the places stay the same; 0 for a single place. */
	id: number;
	/** Zoom level at which they are apart. */
	zoom: number;
}

type Box = [ west: number, south: number, east: number, north: number ];

/**
 * Returns a function that says what to show in a part of the world.
 *
 * @param places Latitude and longitude by index of the place.
 */
export function clustersOf(
	places: [ index: number, at: [ number, number ] ][]
): ( box: Box, zoom: number ) => Cluster[] {
	const index = new Supercluster< { place: number } >( {
		radius: RADIUS,
		extent: 256,
		maxZoom: MOST_ZOOM,
	} );
	index.load(
		places.map( ( [ place, [ latitude, longitude ] ] ) => ( {
			type: 'Feature',
			properties: { place },
			geometry: { type: 'Point', coordinates: [ longitude, latitude ] },
		} ) )
	);
	return ( box, zoom ) =>
		index
			.getClusters( box, Math.round( zoom ) )
			.map( ( { properties, geometry } ) => {
				const [ longitude, latitude ] = geometry.coordinates as [
					number,
					number,
				];
				const at: [ number, number ] = [ latitude, longitude ];
				return 'cluster_id' in properties
					? {
							at,
							place: -1,
							count: properties.point_count,
							id: properties.cluster_id,
							zoom: index.getClusterExpansionZoom(
								properties.cluster_id
							),
						}
					: {
							at,
							place: properties.place,
							count: 1,
							id: 0,
							zoom,
						};
			} );
}
