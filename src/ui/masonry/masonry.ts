/**
 * Closes the gaps that a grid leaves below short items (S0 §9), where CSS cannot.
 *
 * Each item goes to the shortest column, as with CSS where it can: a very high one does not make its column
 * several times as long as the others. Items keep their place in the document and are moved without layout, so
 * reading and focus order are kept and nothing counts as a layout shift. The list has no padding.
 */

/** Pixels by which a column may be longer than the shortest one and still take the next item, to keep the order. */
const TOLERANCE = 16;

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
 * Moves every item to the end of the shortest column.
 *
 * @param list With `masonry.list` from `_masonry.scss`.
 */
function arrange( list: HTMLElement ): void {
	const { gridTemplateColumns, rowGap } = getComputedStyle( list );
	const columns = gridTemplateColumns.split( ' ' ).length;
	const gap = parseFloat( rowGap ) || 0;
	const found = shownIn( list );
	const start = found[ 0 ]?.offsetTop ?? 0;
	const ends = found.slice( 0, columns ).map( () => start );
	const lefts = found.slice( 0, columns ).map( ( item ) => item.offsetLeft );
	const items = found.map( ( item ) => {
		const { offsetTop, offsetLeft, offsetHeight } = item;
		const limit = Math.min( ...ends ) + TOLERANCE;
		const column = ends.findIndex( ( end ) => end <= limit );
		const top = ends[ column ]!;
		ends[ column ] = top + offsetHeight + gap;
		return { item, x: lefts[ column ]! - offsetLeft, y: top - offsetTop };
	} );
	for ( const { item, x, y } of items ) {
		item.style.setProperty( UP, x || y ? `${ x }px ${ y }px` : '' );
	}
	list.style.setProperty(
		HEIGHT,
		found.length ? `${ Math.max( ...ends ) - gap - start }px` : ''
	);
}

/**
 * Keeps a list without gaps when items are added, removed or resized.
 *
 * @param list   With `masonry.list` from `_masonry.scss`.
 * @param signal Stops it and restores the plain grid.
 */
export function layOutMasonry( list: HTMLElement, signal: AbortSignal ): void {
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
