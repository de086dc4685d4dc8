import { fill } from '@frontage/lib/fill';
import { owned } from '@frontage/lib/owned';
import { hrefOf, type Choice } from '@frontage/choice/choice';
import { isPlain } from '@frontage/choice/is-plain';
import { markCurrent } from '@frontage/list/current';
import { allLoaded } from '@frontage/list/loaded';
import { addressOf, choiceIn } from '@frontage/list/place';

export interface ImageGridProps extends Record< string, unknown > {
	place: { module: string; id: string; others: string };
	/** Pictures at first and with every “more”; 0 for all. */
	perPage: number;
	words: { more: string; all: string; shown: string };
}

/** A grid whose pictures are all in the page, some of them hidden. */
export class ImageGrid {
	/** Links to categories. */
	readonly links: HTMLAnchorElement[];
	/** The link that brings more, if there is one. */
	readonly more: HTMLAnchorElement[];
	private readonly items: HTMLElement[];
	private readonly status: HTMLElement;
	/** Ends “All Loaded” early. */
	stopEnding: () => void = () => {};

	constructor(
		island: HTMLElement,
		private readonly props: ImageGridProps
	) {
		this.links = owned( island, '.frontage-filter__link' );
		this.more = owned( island, '.frontage-list__button' );
		this.items = owned( island, '.frontage-image-grid__item' );
		this.status = owned( island, '.frontage-status' )[ 0 ];
	}

	/** Goes where a link leads; filters can be undone by Back, “more” cannot. */
	press( event: MouseEvent, link: HTMLAnchorElement ): void {
		const isMore = ! this.links.includes( link );
		if ( isMore && link.ariaDisabled ) {
			event.preventDefault();
		} else if ( isPlain( event ) ) {
			event.preventDefault();
			const choice = choiceIn( this.props.place, link.href );
			this.show( choice, isMore );
			const href = addressOf( this.props.place, choice );
			if ( href !== location.href ) {
				history[ isMore ? 'replaceState' : 'pushState' ](
					history.state,
					'',
					href
				);
			}
		}
	}

	/**
	 * Shows a choice.
	 *
	 * @param choice What the visitor wants; a category that there is not means all.
	 * @param isMore Whether it goes on from what is seen.
	 */
	show( choice: Choice, isMore?: boolean ): void {
		const { props, items, links } = this;
		const own = this.itemsIn( choice.category );
		const found = own.length ? own : items;
		const shown = found.slice(
			0,
			choice.page * props.perPage || undefined
		);
		const first = shown.find( ( { hidden } ) => hidden );
		for ( const item of items ) {
			item.hidden = ! shown.includes( item );
		}
		markCurrent( links, props.place, choice );
		this.offer( choice, shown.length < found.length, isMore && first );
		this.status.textContent = fill(
			props.words.shown,
			shown.length,
			found.length
		);
	}

	private itemsIn( category: string ): HTMLElement[] {
		return this.items.filter(
			( { dataset } ) =>
				! category ||
				dataset.categories?.split( ' ' ).includes( category )
		);
	}

	/**
	 * Offers what is left, or says for a moment that nothing is.
	 *
	 * @param choice What is shown.
	 * @param isLeft Whether there is more of it.
	 * @param first  Of those that “more” has brought.
	 */
	private offer(
		choice: Choice,
		isLeft: boolean,
		first?: HTMLElement | false
	): void {
		const { place, words } = this.props;
		this.stopEnding();
		for ( const link of this.more ) {
			if ( first && ! isLeft ) {
				const next = first.querySelector( 'a' ) ?? first;
				next.tabIndex = Math.min( next.tabIndex, 0 );
				this.stopEnding = allLoaded( link, words.all, next );
			} else {
				link.parentElement!.hidden = ! isLeft;
				link.textContent = words.more;
				link.ariaDisabled = null;
				link.href = hrefOf( place, {
					...choice,
					page: choice.page + 1,
				} );
			}
		}
	}
}
