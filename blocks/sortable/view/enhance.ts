import { arrange, flip, place } from '@frontage/flip';
import type { FrontageIsland } from '@frontage/islands/types';
import { fill } from '@frontage/lib/fill';
import { queryOwn } from '@frontage/lib/query-own';
import { remember } from './memory';
import type { SortableProps } from './types';

/** Milliseconds in which items make way. */
const DURATION = 200;

/** How far a key moves an item that is picked up. */
const STEPS: Record< string, number > = {
	ArrowUp: -1,
	ArrowDown: 1,
	Home: -Infinity,
	End: Infinity,
};

/** Moves items by keys and buttons, and remembers their order; another script drags them. */
export function enhance(
	island: FrontageIsland,
	{ key, drag, ...words }: SortableProps
): () => void {
	const one = ( selector: string ) => queryOwn( island, selector )[ 0 ]!;
	const list = one( '.frontage-sortable__list' );
	const reset = one( '.frontage-sortable__reset' );
	const said = one( '.frontage-status' );
	const stop = new AbortController();
	const { signal } = stop;
	const all = () => [ ...list.children ] as HTMLElement[];
	const first = all().sort(
		( { dataset: a }, { dataset: b } ) =>
			Number( a.place ) - Number( b.place )
	);
	/** The item that is picked up, and the order before. */
	let held: { handle: HTMLElement; before: HTMLElement[] } | undefined;

	const itemOf = ( element: Element ) =>
		element.closest< HTMLElement >( '.frontage-sortable__item' )!;
	const say = ( sentence: string, item: HTMLElement ) => {
		const items = all();
		said.textContent = fill(
			sentence,
			items.indexOf( item ) + 1,
			items.length
		);
	};

	/** Moves others around an item, which keeps the focus. */
	const move = ( item: HTMLElement, by: number ) => {
		const items = all();
		const from = items.indexOf( item );
		const to = Math.max( 0, Math.min( items.length - 1, from + by ) );
		flip( items, DURATION, () => {
			items
				.slice( from + 1, to + 1 )
				.forEach( ( other ) => place( list, other, item ) );
			items
				.slice( to, from )
				.reverse()
				.forEach( ( other ) =>
					place( list, other, item.nextElementSibling )
				);
		} );
		item.scrollIntoView( { block: 'nearest' } );
		say( words.moved, item );
	};
	const back = ( items: HTMLElement[] ) =>
		flip( items, DURATION, () => arrange( list, items ) );
	const keep = () => {
		const items = all();
		const isFirst = items.every(
			( item, index ) => item === first[ index ]
		);
		reset.hidden = isFirst;
		remember(
			key,
			isFirst ? null : items.map( ( { dataset } ) => dataset.item! )
		);
	};

	const release = () => {
		held?.handle.setAttribute( 'aria-pressed', 'false' );
		held = undefined;
	};
	const drop = () => {
		if ( held ) {
			const item = itemOf( held.handle );
			release();
			keep();
			say( words.dropped, item );
		}
	};
	const cancel = () => {
		const { handle, before } = held!;
		release();
		back( before );
		handle.focus();
		say( words.canceled, itemOf( handle ) );
	};
	const grab = ( handle: HTMLElement ) => {
		held = { handle, before: all() };
		handle.setAttribute( 'aria-pressed', 'true' );
		// Not every browser gives a pressed button the focus.
		handle.focus();
		say( words.grabbed, itemOf( handle ) );
	};

	const on = < Type extends keyof HTMLElementEventMap >(
		target: HTMLElement,
		type: Type,
		run: ( event: HTMLElementEventMap[ Type ] ) => void
	) => target.addEventListener( type, run, { signal } );

	for ( const handle of queryOwn( island, '.frontage-sortable__handle' ) ) {
		on( handle, 'click', () => {
			const isHeld = held?.handle === handle;
			drop();
			if ( ! isHeld ) {
				grab( handle );
			}
		} );
		on( handle, 'focusout', drop );
		on( handle, 'keydown', ( event ) => {
			const by = STEPS[ event.key ];
			if ( held && ( by || event.key === 'Escape' ) ) {
				event.preventDefault();
				// Not also for a dialog around the list.
				event.stopPropagation();
				if ( by ) {
					move( itemOf( handle ), by );
				} else {
					cancel();
				}
			}
		} );
	}
	for ( const button of queryOwn( island, '.frontage-sortable__move' ) ) {
		on( button, 'click', () => {
			const isUp = button.classList.contains( 'is-up' );
			move( itemOf( button ), isUp ? -1 : 1 );
			keep();
		} );
	}
	on( reset, 'click', () => {
		release();
		back( first );
		keep();
		// It hides itself.
		one( '.frontage-sortable__handle' ).focus();
		said.textContent = words.reset;
	} );
	if ( drag ) {
		void import( /* webpackIgnore: true */ drag ).then( ( part ) =>
			part.mount( {
				list,
				signal,
				dropped: ( item: HTMLElement ) => {
					release();
					keep();
					say( words.dropped, item );
				},
			} )
		);
	}
	return () => stop.abort();
}
