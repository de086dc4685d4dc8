import { directionOf } from '@frontage/lib/direction';

/**
 * Places an open sub-menu below or beside its item in browsers without CSS anchor positioning, on the side with enough
 * space. In all others the stylesheet does it.
 *
 * @param panel In the top layer.
 * @param item  Its item.
 */
export function place( panel: HTMLElement, item: Element ): void {
	if ( CSS.supports( 'position-area: end' ) ) {
		return;
	}
	const { left, right, top, bottom } = item.getBoundingClientRect();
	const { offsetWidth, style } = panel;
	const isNested = item.parentElement!.closest( '.has-sub' );
	const before = isNested ? left - offsetWidth : right - offsetWidth;
	const after = isNested ? right : left;
	const isAfter =
		directionOf( item ) > 0 ? after + offsetWidth < innerWidth : before < 0;
	style.inset = `${ isNested ? top : bottom }px auto auto ${ Math.max(
		0,
		isAfter ? after : before
	) }px`;
}
