import { arrange, flip } from '@frontage/flip';
import { hashState } from '@frontage/hash/hash-state';
import type { FrontageIsland } from '@frontage/islands/types';
import { entryState } from '@frontage/lib/entry-state';
import { fill } from '@frontage/lib/fill';
import { owned } from '@frontage/lib/owned';
import { ORDERS, sorted, matches } from './items';

export interface FilterProps extends Record< string, unknown > {
	/** ID of the widget. */
	id: string;
	/** Milliseconds in which items move (S2 §9). */
	duration: number;
	/** How many of how many items are shown. */
	status: string;
}

/** Steps closer together than this, as those of arrow keys, are one step for Back; in milliseconds. */
const ONE_STEP = 1000;

/**
 * Moves and sorts the items, keeps the choice in the URL, and tells screen readers how many items are shown.
 *
 * Filtering itself is done by the browser and the stylesheet, until this script does it.
 */
export function enhance(
	island: FrontageIsland,
	{ id, duration, status }: FilterProps
): () => void {
	const one = < Type extends Element >( name: string ) =>
		owned< Element >( island, `.frontage-filter__${ name }` )[ 0 ] as
			| Type
			| undefined;
	const frame = one< HTMLElement >( 'frame' )!;
	const list = one< HTMLElement >( 'items' )!;
	const empty = one< HTMLElement >( 'empty' )!;
	const all = one< HTMLButtonElement >( 'all' );
	const select = one< HTMLSelectElement >( 'select' );
	const said = owned( island, '.frontage-status' )[ 0 ]!;
	const inputs = owned< HTMLInputElement >(
		island,
		'.frontage-filter__option>input'
	);
	const items = owned( island, '.frontage-filter__item' );
	const isAny = frame.classList.contains( 'is-any' );
	const state = hashState( id );
	const stop = new AbortController();
	const { signal } = stop;
	let last = -ONE_STEP;

	const chosen = () =>
		inputs.filter( ( { checked, dataset } ) => checked && dataset.tag );
	const parts = () => [
		...chosen().map( ( { value } ) => value ),
		...( select?.value ? [ select.value ] : [] ),
	];
	const initial = String(
		inputs.filter(
			( { defaultChecked, dataset } ) => defaultChecked && dataset.tag
		)
			.map( ( { value } ) => value )
	);

	/** Shows what is chosen. */
	const show = () => {
		const tags = chosen().map( ( { dataset } ) => dataset.tag! );
		const order = ORDERS.indexOf( select?.value ?? '' );
		let count = 0;
		flip( items, duration, () => {
			for ( const item of items ) {
				const isShown = matches( item.dataset.tags!, tags, isAny );
				item.classList.toggle( 'is-out', ! isShown );
				count += Number( isShown );
			}
			if ( select ) {
				arrange( list, order < 0 ? items : sorted( items, order ) );
			}
			empty.hidden = count > 0;
		} );
		all?.setAttribute( 'aria-pressed', String( ! tags.length ) );
		return fill( status, count, items.length );
	};
	const choose = ( isChosen: ( input: HTMLInputElement ) => boolean ) =>
		inputs.forEach( ( input ) => ( input.checked = isChosen( input ) ) );
	const clear = () => choose( ( { dataset, type } ) => type === 'radio' && ! dataset.tag );

	/** Shows what the visitor has chosen, and writes it into the URL. */
	const keep = () => {
		said.textContent = show();
		const now = performance.now();
		const isOneStep = now - last < ONE_STEP;
		last = now;
		state.write(
			String( parts() ) === initial
				? null
				: parts().length ? parts() : [ 'all' ],
			isOneStep ? 'replace' : 'push'
		);
		history.replaceState( entryState( {} ), '' );
	};

	/** Shows what the URL says. */
	const follow = ( wanted: readonly string[] | null ) => {
		if ( select ) {
			select.value = wanted?.find( ( part ) => ORDERS.includes( part ) ) ?? '';
		}
		clear();
		const values = wanted ?? initial.split( ',' );
		const found = inputs.filter( ( { value, dataset } ) => dataset.tag && values.includes( value ) );
		if ( found.length ) {
			choose( ( input ) => input.type === 'radio' ? input === found[ 0 ] : found.includes( input ) );
		}
		show();
	};

	/** Shows all items if a link leads into one that is not shown. */
	const reveal = ( target: Element | null ) => {
		if ( target?.closest( '.is-out' ) && list.contains( target ) ) {
			clear();
			show();
			target.scrollIntoView();
		}
	};
	const aim = () => reveal( document.querySelector( ':target' ) );
	const on = (
		target: EventTarget | undefined,
		type: string,
		run: ( event: Event ) => void
	) => target?.addEventListener( type, run, { signal } );

	inputs.forEach( ( input ) => on( input, 'change', keep ) );
	on( select, 'change', keep );
	on( all, 'click', () => {
		clear();
		keep();
	} );
	on( list, 'beforematch', ( { target } ) => reveal( target as Element ) );
	on( window, 'hashchange', aim );
	signal.addEventListener( 'abort', state.watch( follow ) );

	const asked = state.read();
	if ( String( parts() ) !== initial ) {
		keep();
	} else if ( asked ) {
		follow( asked );
	} else {
		show();
		aim();
	}
	return () => stop.abort();
}
