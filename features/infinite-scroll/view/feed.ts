import type { FrontageIsland } from '@frontage/islands/types';
import { isPlain } from '@frontage/lib/is-plain';
import { type Words, statusBox } from './box';
import { fetchPart, newIn } from './fetch-part';
import { type Limits, machine } from './machine';
import { isNear } from './near';
import {
	type Part as PagePart,
	type Selectors,
	partOf,
	readable,
} from './part';
import type { MovePart } from '../view-move';
import type { PlacesPart } from '../view-places';

/** Milliseconds without scrolling before the position is checked (S0 §9). */
export const DEBOUNCE_MS = 100;

export interface FeedProps
	extends Limits, Selectors, Record< string, unknown > {
	/** URLs of the script modules required by the owner's settings. */
	parts: { feed: string; places?: string; move?: string };
	words: Words;
}

const bring = async < Part >( url?: string ): Promise< Part | undefined > =>
	url ? import( /* webpackIgnore: true */ url ) : undefined;

/** Visitors on metered connections are asked before each page loads. */
const frugal = ( limits: Limits ): Limits =>
	navigator.connection?.saveData ? { ...limits, pages: 0 } : limits;

/** Loads the next page of a list when its end is near (S0 §2 §4 §8 §9). */
export function feed(
	island: FrontageIsland,
	props: FeedProps
): void | ( () => void ) {
	const { parts, words } = props;
	const box = statusBox( island, words );
	const { navigation, ...first } = partOf( document, props );
	if ( ! navigation || ! first.items[ 0 ] ) {
		return box.complain();
	}
	const stop = new AbortController();
	const { signal } = stop;
	const items = [ ...first.items ];
	let { next } = first;
	let shown: Pick< PagePart, 'region' | 'after' > = first;
	let base = location.href;
	let timer: ReturnType< typeof setTimeout >;
	const moved = bring< MovePart >( parts.move );
	const fetchMore = async ( url: string ) => {
		const part = await fetchPart( url, props, signal, shown );
		return part && { part, added: newIn( part, items ) };
	};
	const places = bring< PlacesPart >( parts.places )
		.then( ( part ) => part?.places( items, fetchMore, signal ) )
		.catch( () => undefined );

	const add = async ( more: Awaited< ReturnType< typeof fetchMore > > ) => {
		if ( ! more?.part.items.length ) {
			return control.send( 'end' );
		}
		const { part, added } = more;
		const hadFocus = box.link.matches( ':focus' );
		items.at( -1 )!.after( ...added );
		items.push( ...added );
		( { next, url: base } = part );
		shown = part;
		( await places )?.add( added, part );
		control.send( 'added' );
		box.added( added.length );
		if ( ! next ) {
			control.send( 'end' );
		}
		if ( hadFocus && box.link.parentElement!.hidden ) {
			added[ 0 ]?.querySelector( 'a' )?.focus( { preventScroll: true } );
		}
		( await moved )?.move( box.element, signal );
	};
	const load = ( url?: string ) =>
		url
			? fetchMore( url )
					.then( add )
					.catch( () => control.send( 'fail' ) )
			: control.send( 'unreadable' );
	const look = () => {
		clearTimeout( timer );
		timer = setTimeout(
			() => isNear( box.element ) && control.send( 'near' ),
			DEBOUNCE_MS
		);
	};
	const control = machine( frugal( props ), ( state ) => {
		box.show( state, control.hasFailed );
		if ( state === 'loading' ) {
			void load( readable( next!, base ) );
		} else if ( state === 'idle' || state === 'paused' ) {
			box.link.href = next!;
			addEventListener( 'scroll', look, { passive: true } );
			look();
		} else {
			removeEventListener( 'scroll', look );
			clearTimeout( timer );
		}
		if ( state === 'invalid-page' || state === 'destroyed' ) {
			box.leave( navigation );
		}
	} );
	if ( next ) {
		box.place( items[ 0 ]!.parentElement!, navigation );
		// From here on, Back concerns this list no more than its hidden links.
		navigation
			.closest< HTMLElement >( '.frontage-list' )
			?.toggleAttribute( 'data-endless', true );
		box.link.href = next;
		box.show( control.state, false );
		box.link.onclick = ( event ) => {
			if ( isPlain( event ) ) {
				event.preventDefault();
				control.send( 'ask' );
			}
		};
		addEventListener( 'scroll', look, { passive: true } );
		look();
		void places.then(
			() => first.items[ 0 ] === items[ 0 ] || box.whole()
		);
	}
	return () => {
		control.send( 'destroy' );
		stop.abort();
	};
}
