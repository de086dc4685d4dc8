import { fill } from '@frontage/lib/fill';
import type { Cluster, clustersOf } from '@frontage/clusters';
import { groupButton, pinButton } from './pin';
import { popupOf } from './popup';
import { boxSpace } from './space';
import type { At, Box, MapWords, Place, Surface } from './types';

/** Clusters are loaded from this number of pins on. */
const MANY = 20;

/** A place is shown at this zoom level or closer. */
const NEAR = 15;

const HEIGHT = 40;

export interface PinOptions {
	places: Place[];
	/** Name of a place. */
	name: ( place: number ) => string;
	/** What its box says besides; new elements. */
	content: ( place: number ) => Node[];
	hasClusters: boolean;
	words: MapWords;
	/** Called when a visitor presses a pin. */
	onChoose: ( place: number ) => void;
}

export interface Pins {
	/** Shows a place and its box. */
	show: ( place: number ) => void;
	/** Shows only some places. */
	filter: ( shown: number[] ) => void;
}

type Find = ReturnType< typeof clustersOf >;

/** Returns each place on its own. */
const single =
	( pins: [ number, At ][] ): Find =>
	() =>
		pins.map( ( [ place, at ] ) => ( {
			at,
			place,
			count: 1,
			id: 0,
			zoom: 0,
		} ) );

/**
 * Puts pins on a map. Those that are close together become one, with their number.
 *
 * Buttons stay the same elements as long as they are seen, so that they keep the focus.
 *
 * @param surface Map of any vendor.
 * @param options What is shown.
 */
export async function putPins(
	surface: Surface,
	options: PinOptions
): Promise< Pins > {
	const { places, name, words } = options;
	const locale = document.documentElement.lang || 'en';
	const all = places.flatMap( ( { at }, index ): [ number, At ][] =>
		at ? [ [ index, at ] ] : []
	);
	const make =
		options.hasClusters && all.length >= MANY
			? ( await import( '@frontage/clusters' ) ).clustersOf
			: single;
	const onMap = new Map< string, () => void >();
	const buttons = new Map< number, HTMLButtonElement >();
	let find = make( all );
	let closePopup = () => {};
	let open = -1;

	const buttonOf = ( place: number ) => {
		const known = buttons.get( place );
		if ( known ) {
			return known;
		}
		const button = pinButton(
			places[ place ]!,
			( place + 1 ).toLocaleString( locale ),
			name( place )
		);
		button.addEventListener( 'click', () => {
			const { box, space } = popup( place );
			surface.reveal( places[ place ]!.at!, space );
			// In the order of elements, the box comes after all other pins.
			box.focus( { preventScroll: true } );
			options.onChoose( place );
		} );
		button.addEventListener( 'keydown', ( { key } ) => {
			if ( key === 'Escape' && open === place ) {
				closePopup();
			}
		} );
		button.addEventListener( 'focus', () => {
			// A mouse is on it already; a map that moves between press and release would lose the click.
			if ( button.matches( ':focus-visible' ) ) {
				surface.reveal( places[ place ]!.at! );
			}
		} );
		buttons.set( place, button );
		return button;
	};

	function popup( place: number ) {
		const { at, height = HEIGHT } = places[ place ]!;
		closePopup();
		const button = buttonOf( place );
		button.setAttribute( 'aria-expanded', 'true' );
		const box = popupOf(
			name( place ),
			options.content( place ),
			height,
			words.close,
			() => {
				closePopup();
				button.focus();
			}
		);
		const remove = surface.put( box, at!, true );
		open = place;
		closePopup = () => {
			remove();
			button.removeAttribute( 'aria-expanded' );
			open = -1;
			closePopup = () => {};
		};
		return { box, space: boxSpace( box, height ) };
	}

	const groupOf = ( { at, count, zoom }: Cluster ) => {
		const text = count.toLocaleString( locale );
		const button = groupButton( text, fill( words.group, text ) );
		button.addEventListener( 'click', () => {
			surface.focus();
			surface.move( at, zoom );
		} );
		return button;
	};

	const draw = () => {
		const wanted = new Map< string, Cluster >();
		for ( const one of find( widened( surface.box() ), surface.zoom() ) ) {
			wanted.set(
				one.place < 0 ? `group ${ one.id }` : `${ one.place }`,
				one
			);
		}
		for ( const [ key, remove ] of onMap ) {
			if ( ! wanted.has( key ) ) {
				remove();
				onMap.delete( key );
			}
		}
		for ( const [ key, one ] of wanted ) {
			if ( ! onMap.has( key ) ) {
				const button =
					one.place < 0 ? groupOf( one ) : buttonOf( one.place );
				onMap.set( key, surface.put( button, one.at ) );
			}
		}
	};

	draw();
	surface.onMoved( draw );
	return {
		show( place ) {
			const { space } = popup( place );
			surface.move( places[ place ]!.at!, NEAR, space.above );
		},
		filter( shown ) {
			const some = new Set( shown );
			find = make( all.filter( ( [ place ] ) => some.has( place ) ) );
			// Numbers of clusters start again.
			onMap.forEach( ( remove ) => remove() );
			onMap.clear();
			if ( ! some.has( open ) ) {
				closePopup();
			}
			draw();
		},
	};
}

/** Also what is just outside, which the next small move shows. */
function widened( [ west, south, east, north ]: Box ): Box {
	const across = ( east - west ) / 4;
	const along = ( north - south ) / 4;
	return [
		west - across,
		Math.max( -85, south - along ),
		east + across,
		Math.min( 85, north + along ),
	];
}
