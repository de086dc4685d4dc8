import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { expand, whenTargeted } from '@frontage/disclosure';

export interface ImageAccordionProps extends Record< string, unknown > {
	/** Whether only hover opens an image. */
	isHover: boolean;
}

const ITEM = '.frontage-image-accordion__item';

/** Opens one image: on hover, focus or click. */
export function enhance(
	island: FrontageIsland,
	{ isHover }: ImageAccordionProps
): () => void {
	const stop = new AbortController();
	const items = queryOwn( island, ITEM );
	const before = items.findIndex( isOpen );

	const open = ( item?: Element | null ) =>
		items.forEach( ( each ) => {
			each.classList.toggle( 'is-open', each === item );
			expand( each.querySelector( 'button' )!, each === item );
		} );
	const on = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		run: ( item: HTMLElement | undefined, event: Event ) => void
	) =>
		island.addEventListener(
			type,
			( event ) => {
				const target = event.target as Node;
				run(
					items.find( ( item ) => item.contains( target ) ),
					event
				);
			},
			{ signal: stop.signal }
		);

	on( 'click', ( item, { target } ) => {
		const button = item?.querySelector( 'button' );
		if ( ! item || ( target as Element ).closest( 'a' ) ) {
			return;
		}
		// A click on the open one closes it, unless hover has opened it.
		open(
			isOpen( item ) && ! isHover && button?.contains( target as Node )
				? null
				: item
		);
	} );
	on( 'focusin', ( item, { target } ) => {
		if ( isHover && ( target as Element ).matches( ':focus-visible' ) ) {
			open( item );
		}
	} );
	items.forEach( ( item ) =>
		whenTargeted( item, () => open( item ), stop.signal )
	);
	if ( isHover ) {
		// The hover or focus that loaded this script.
		const now = items.find( ( item ) =>
			item.matches( ':hover, :has(:focus-visible)' )
		);
		if ( now && matchMedia( '(hover: hover)' ).matches ) {
			open( now );
		}
		on( 'pointerover', ( item, event ) => {
			if ( ( event as PointerEvent ).pointerType === 'mouse' && item ) {
				open( item );
			}
		} );
		island.firstElementChild!.addEventListener(
			'pointerleave',
			( event ) => {
				if (
					( event as PointerEvent ).pointerType === 'mouse' &&
					! island.matches( ':has(:focus-visible)' )
				) {
					open( items[ before ] );
				}
			},
			{ signal: stop.signal }
		);
	}
	return () => stop.abort();
}

const isOpen = ( item: Element ) => item.classList.contains( 'is-open' );
