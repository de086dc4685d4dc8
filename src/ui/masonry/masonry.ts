/**
 * Closes the gaps that a grid leaves below short items (S0 §9), where CSS cannot.
 *
 * Items keep their grid cell and are moved up without layout, so reading and focus order are
 * kept and nothing counts as a layout shift. The list has no padding.
 */

/** Debounce for changes of the list's width, in milliseconds. */
const AFTER_RESIZE = 150;

/** Debounce for changes of an item's height, such as a video that has loaded, in milliseconds. */
const AFTER_CHANGE = 100;

const canAlone = () =>
	CSS.supports( 'display', 'grid-lanes' ) ||
	CSS.supports( 'grid-template-rows', 'masonry' );

/** Custom property read by `_masonry.scss`, so that print styles can ignore it. */
const UP = '--frontage-masonry-up';
const HEIGHT = '--frontage-masonry-height';

/** Returns the visible items. */
const shownIn = ( list: HTMLElement ) =>
	( [ ...list.children ] as HTMLElement[] ).filter(
		( item ) => item.getClientRects().length
	);

/**
 * Moves every item up to the one above it.
 *
 * @param list With `masonry.list` from `_masonry.scss`.
 */
function arrange( list: HTMLElement ): void {
	const { gridTemplateColumns, rowGap } = getComputedStyle( list );
	const columns = gridTemplateColumns.split( ' ' ).length;
	const gap = parseFloat( rowGap ) || 0;
	const ends: number[] = [];
	const items = shownIn( list ).map( ( item, index ) => {
		const { offsetTop, offsetHeight } = item;
		const column = index % columns;
		const top = ends[ column ] ?? offsetTop;
		ends[ column ] = top + offsetHeight + gap;
		return { item, offsetTop, up: top - offsetTop };
	} );
	for ( const { item, up } of items ) {
		item.style.setProperty( UP, up ? `0 ${ up }px` : '' );
	}
	list.style.setProperty(
		HEIGHT,
		items[ 0 ]
			? `${ Math.max( ...ends ) - gap - items[ 0 ].offsetTop }px`
			: ''
	);
}

/**
 * Keeps a list without gaps when items are added, removed or resized.
 *
 * @param list   With `masonry.list` from `_masonry.scss`.
 * @param signal Stops it and restores the plain grid.
 */
export function masonry( list: HTMLElement, signal: AbortSignal ): void {
	if ( canAlone() || signal.aborted ) {
		return;
	}
	let width = list.clientWidth;
	let timer: ReturnType< typeof setTimeout >;
	const sizes = new ResizeObserver( ( entries ) => {
		const isList = entries.some( ( { target } ) => target === list );
		if ( isList && width === list.clientWidth && entries.length === 1 ) {
			return; // Only the height changed, which we set ourselves.
		}
		clearTimeout( timer );
		timer = setTimeout(
			() => arrange( list ),
			width === list.clientWidth ? AFTER_CHANGE : AFTER_RESIZE
		);
		width = list.clientWidth;
	} );
	const watch = () => {
		[ list, ...list.children ].forEach( ( each ) => sizes.observe( each ) );
		arrange( list );
	};
	const changes = new MutationObserver( watch );
	changes.observe( list, { childList: true } );
	watch();
	signal.addEventListener( 'abort', () => {
		clearTimeout( timer );
		sizes.disconnect();
		changes.disconnect();
		list.style.removeProperty( HEIGHT );
		shownIn( list ).forEach( ( { style } ) => style.removeProperty( UP ) );
	} );
}
