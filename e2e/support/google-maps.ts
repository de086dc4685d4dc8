/** Stands in for Google's Maps JavaScript API, which nobody may host elsewhere: its classes with their real names and arguments. */
import type { Page } from '@playwright/test';

/** Runs in the page. Places are in the projection of web maps, as in Google's. */
const API = ( status: string ) => {
	const w = window as any;
	w.standInForGoogle = { routes: [], drawn: [] };
	const { sin, PI, log, pow } = Math;
	const world = ( lat: number, lng: number, zoom: number ) => {
		const size = 256 * pow( 2, zoom );
		const s = sin( ( lat * PI ) / 180 );
		return {
			x: ( lng / 360 + 0.5 ) * size,
			y: ( 0.5 - log( ( 1 + s ) / ( 1 - s ) ) / ( 4 * PI ) ) * size,
		};
	};
	class LatLng {
		constructor(
			private a: number,
			private b: number
		) {}
		lat = () => this.a;
		lng = () => this.b;
	}
	class GoogleMap {
		panes: Record< string, HTMLElement > = {};
		constructor(
			private div: HTMLElement,
			public options: any
		) {
			for ( const name of [ 'overlayMouseTarget', 'floatPane' ] ) {
				const pane = document.createElement( 'div' );
				Object.assign( pane.style, {
					position: 'absolute',
					left: '50%',
					top: '50%',
				} );
				this.panes[ name ] = div.appendChild( pane );
			}
			w.standInForGoogle.options = options;
		}
		addListener( event: string, run: () => void ) {
			if ( event === 'tilesloaded' ) {
				setTimeout( run );
			}
		}
		getZoom = () => this.options.zoom;
		getDiv = () => this.div;
		getBounds = () => undefined;
		panTo() {}
		panBy() {}
		setZoom() {}
	}
	class OverlayView {
		static preventMapHitsAndGesturesFrom() {}
		map: GoogleMap | null = null;
		onAdd() {}
		draw() {}
		onRemove() {}
		getPanes = () => this.map!.panes;
		getProjection = () => ( {
			fromLatLngToDivPixel: ( at: LatLng ) => {
				const { center, zoom } = this.map!.options;
				const [ here, middle ] = [
					world( at.lat(), at.lng(), zoom ),
					world( center.lat, center.lng, zoom ),
				];
				return { x: here.x - middle.x, y: here.y - middle.y };
			},
		} );
		setMap( map: GoogleMap | null ) {
			if ( map ) {
				this.map = map;
				this.onAdd();
				this.draw();
			} else {
				this.onRemove();
			}
		}
	}
	class Drawn {
		constructor( options: object ) {
			w.standInForGoogle.drawn.push( Object.keys( options ) );
		}
		setDirections() {}
	}
	class DirectionsService {
		route( request: object, done: ( r: object, s: string ) => void ) {
			w.standInForGoogle.routes.push( request );
			done( {}, status );
		}
	}
	w.google = {
		maps: {
			Map: GoogleMap,
			LatLng,
			OverlayView,
			Polyline: Drawn,
			Polygon: Drawn,
			DirectionsRenderer: Drawn,
			DirectionsService,
		},
	};
};

/**
 * Answers for Google.
 *
 * @param page   Of the visitor.
 * @param status Of the directions service, such as `OK`.
 * @return The addresses that were requested.
 */
export async function answerForGoogle(
	page: Page,
	status = 'OK'
): Promise< string[] > {
	const asked: string[] = [];
	await page.route( 'https://maps.googleapis.com/**', ( route ) => {
		const url = route.request().url();
		asked.push( url );
		const callback = new URL( url ).searchParams.get( 'callback' );
		return route.fulfill( {
			contentType: 'text/javascript',
			body: `(${ API })(${ JSON.stringify( status ) });window[${ JSON.stringify( callback ) }]();`,
		} );
	} );
	return asked;
}
