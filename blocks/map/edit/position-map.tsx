import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addMapStyles } from '@frontage/map-leaflet/styles';

type At = [ number, number ];

interface Props {
	tiles: string;
	at: At | null;
	onMove: ( at: At ) => void;
}

/** Shown when a place has no coordinates yet. */
const WORLD: At = [ 30, 0 ];

/** Pixels that an arrow key moves the pin by. */
const STEP = 10;

const STEPS: Record< string, [ number, number ] > = {
	ArrowLeft: [ -STEP, 0 ],
	ArrowRight: [ STEP, 0 ],
	ArrowUp: [ 0, -STEP ],
	ArrowDown: [ 0, STEP ],
};

/** A map with a pin that is dragged, or moved by arrow keys; a click on the map puts it there. */
export function PositionMap( { tiles, at, onMove }: Props ) {
	const canvas = useRef< HTMLDivElement >( null );
	const move = useRef< ( to: At ) => void >();
	const report = useRef( onMove );
	report.current = onMove;

	useEffect( () => {
		let remove = () => {};
		let isLeft = false;
		void import( 'leaflet' ).then( ( leaflet ) => {
			if ( isLeft ) {
				return;
			}
			leaflet.noConflict();
			addMapStyles( document );
			const map = leaflet.map( canvas.current!, {
				center: at ?? WORLD,
				zoom: at ? 16 : 2,
			} );
			map.attributionControl.setPrefix( false );
			leaflet
				.tileLayer( tiles, {
					maxZoom: 19,
					attribution:
						'<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
					referrerPolicy: 'strict-origin-when-cross-origin',
				} )
				.addTo( map );
			const pin = leaflet
				.marker( at ?? WORLD, {
					draggable: true,
					icon: leaflet.divIcon( {
						className: 'frontage-map-position__pin',
						iconSize: [ 32, 32 ],
						iconAnchor: [ 16, 32 ],
					} ),
				} )
				.addTo( map );
			const notify = () => {
				const { lat, lng } = pin.getLatLng().wrap();
				report.current( [ lat, lng ] );
			};
			pin.on( 'dragend', notify );
			map.on( 'click', ( { latlng } ) => {
				pin.setLatLng( latlng );
				notify();
			} );
			const element = pin.getElement()!;
			element.setAttribute( 'aria-label', __( 'Pin', 'frontage' ) );
			element.addEventListener( 'keydown', ( event ) => {
				const step = STEPS[ event.key ];
				if ( step ) {
					event.preventDefault();
					event.stopPropagation();
					const point = map.latLngToContainerPoint( pin.getLatLng() );
					pin.setLatLng(
						map.containerPointToLatLng( point.add( step ) )
					);
					map.panInside( pin.getLatLng(), { padding: [ 60, 60 ] } );
					notify();
				}
			} );
			move.current = ( to ) => {
				const { lat, lng } = pin.getLatLng();
				if ( lat !== to[ 0 ] || lng !== to[ 1 ] ) {
					pin.setLatLng( to );
					map.setView( to, Math.max( map.getZoom(), 14 ) );
				}
			};
			remove = () => map.remove();
		} );
		return () => {
			isLeft = true;
			remove();
		};
		// The map is made once; later positions move its pin.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ tiles ] );

	useEffect( () => {
		if ( at ) {
			move.current?.( at );
		}
	}, [ at ] );

	return (
		<div
			ref={ canvas }
			className="frontage-map-position__canvas"
			role="region"
			aria-label={ __( 'Map', 'frontage' ) }
		/>
	);
}
