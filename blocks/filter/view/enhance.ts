import { arrange, flip } from '@frontage/flip';
import { hashState } from '@frontage/hash/hash-state';
import type { FrontageIsland } from '@frontage/islands/types';
import { fill } from '@frontage/lib/fill';
import { queryOwn } from '@frontage/lib/query-own';
import { ORDERS, matches, sorted } from './items';

export interface FilterProps extends Record< string, unknown > {
	/** ID of the widget. */
	id: string;
	/** Milliseconds in which items move (S2 §9). */
	duration: number;
	/** How many of how many items are shown. */
	status: string;
}

/**
 * Moves and sorts the items, keeps the choice in the URL, and tells screen readers how many items are shown.
 *
 * Filtering itself is done by the browser and the stylesheet, until this script does it.
 */
export function enhance(
	island: FrontageIsland,
	{ id, duration, status }: FilterProps
): () => void {
	const every = < Type extends HTMLElement >( name: string ) =>
		queryOwn< Type >( island, `.frontage-${ name }` );
	const inputs = every< HTMLInputElement >( 'filter__option>input' );
	const tags = inputs.filter( ( { dataset } ) => dataset.tag );
	const items = every( 'filter__item' );
	const [ all ] = every( 'filter__all' );
	const [ select ] = every< HTMLSelectElement >( 'filter__select' );
	const list = every( 'filter__items' )[ 0 ]!;
	const isAny = list.matches( '.is-any > *' );
	const state = hashState( id );
	const stop = new AbortController();
	const { signal } = stop;

	const parts = () => [
		...tags
			.filter( ( { checked } ) => checked )
			.map( ( { value } ) => value ),
		...( select?.value ? [ select.value ] : [] ),
	];
	const initial = tags
		.filter( ( { defaultChecked } ) => defaultChecked )
		.map( ( { value } ) => value );

	/** Shows what is chosen; returns how many items these are. */
	const show = () => {
		const chosen = tags.filter( ( { checked } ) => checked );
		const order = select ? ORDERS.indexOf( select.value ) : -1;
		let count = 0;
		flip( items, duration, () => {
			for ( const item of items ) {
				const isShown = matches(
					item,
					chosen.map( ( { dataset } ) => dataset.tag! ),
					isAny
				);
				item.classList.toggle( 'is-out', ! isShown );
				count += Number( isShown );
			}
			if ( select ) {
				arrange( list, order < 0 ? items : sorted( items, order ) );
			}
			every( 'filter__empty' )[ 0 ]!.hidden = count > 0;
		} );
		all?.setAttribute( 'aria-pressed', String( ! chosen.length ) );
		return count;
	};

	/** Chooses tags by slug; without any, all items. */
	const choose = ( wanted: readonly string[] ) => {
		inputs.forEach( ( input ) => {
			// “All” is the first radio button, or no field at all.
			input.checked =
				input.value === 'all' || wanted.includes( input.value );
		} );
		show();
	};

	/** Shows what the visitor has chosen, and writes it into the URL. */
	const keep = () => {
		every( 'status' )[ 0 ]!.textContent = fill(
			status,
			show(),
			items.length
		);
		const [ first = 'all', ...others ] = parts();
		state.write(
			String( parts() ) === String( initial )
				? null
				: [ first, ...others ],
			// Arrow keys pass by tags that no one wants back.
			island.querySelector( ':focus-visible' ) ? 'replace' : 'push'
		);
	};

	/** Shows what the URL says. */
	const follow = ( wanted: readonly string[] | null ) => {
		if ( select ) {
			select.value =
				ORDERS.find( ( order ) => wanted?.includes( order ) ) ?? '';
		}
		choose( wanted ?? initial );
	};

	/** Shows all items if a link leads into one that is not shown. */
	const reveal = ( target: Element | null ) => {
		if ( items.includes( target?.closest( '.is-out' ) as HTMLElement ) ) {
			choose( [] );
			target!.scrollIntoView();
		}
	};
	const aim = () => reveal( document.querySelector( ':target' ) );

	for ( const field of [ ...inputs, select ] ) {
		field?.addEventListener( 'change', keep, { signal } );
	}
	all?.addEventListener(
		'click',
		() => {
			choose( [] );
			keep();
		},
		{ signal }
	);
	island.addEventListener(
		'beforematch',
		( { target } ) => reveal( target as Element ),
		{ signal }
	);
	addEventListener( 'hashchange', aim, { signal } );
	state.watch( follow, stop );

	const asked = state.read();
	if ( String( parts() ) !== String( initial ) ) {
		keep();
	} else if ( asked ) {
		follow( asked );
	} else {
		show();
		aim();
	}
	return () => stop.abort();
}
