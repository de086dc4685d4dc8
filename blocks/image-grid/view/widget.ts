import { fill } from '@frontage/lib/fill';
import { queryOwn } from '@frontage/lib/query-own';
import { hrefOf, type Choice } from '@frontage/choice/choice';
import { isPlain } from '@frontage/lib/is-plain';
import { markCurrent } from '@frontage/list/current';
import { allLoaded } from '@frontage/list/loaded';
import { addressOf, choiceIn } from '@frontage/list/place';

export interface ImageGridProps extends Record< string, unknown > {
	place: { module: string; id: string; others: string };
	/** Number of images shown at first and with every “more”; 0 for all. */
	perPage: number;
	words: { more: string; all: string; shown: string };
}

/** A grid whose images are all in the page, some of them hidden. */
export class ImageGrid {
	/** Category links. */
	readonly links: HTMLAnchorElement[];
	/** The “more” link, if any. */
	readonly more: HTMLAnchorElement[];
	private readonly items: HTMLElement[];
	private readonly status: HTMLElement;
	/** Hides “All Loaded” early. */
	stopEnding: () => void = () => {};

	constructor(
		island: HTMLElement,
		private readonly props: ImageGridProps
	) {
		this.links = queryOwn( island, '.frontage-filter__link' );
		this.more = queryOwn( island, '.frontage-list__button' );
		this.items = queryOwn( island, '.frontage-image-grid__item' );
		this.status = queryOwn< [ HTMLElement ] >(
			island,
			'.frontage-status'
		)[ 0 ];
	}

	/** Follows a link; filters create a history entry, “more” does not. */
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
	 * Shows a category and page.
	 *
	 * @param choice Category and page; an unknown category means all.
	 * @param isMore Whether it adds to the visible images.
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
	 * Updates the “more” link, or shows briefly that everything is loaded.
	 *
	 * @param choice Category and page shown.
	 * @param isLeft Whether there are more images.
	 * @param first  First image that “more” has added.
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
