import { useRefEffect } from '@wordpress/compose';

const kept = new WeakSet< Element >();

/** Moves the kept panels behind all others, if one of them precedes another panel; focus stays where it is. */
function settle( list: Element ): void {
	const panels = [ ...list.children ];
	const last = panels.filter( ( panel ) => kept.has( panel ) );
	const isSettled = panels
		.slice( -last.length )
		.every( ( panel ) => kept.has( panel ) );
	if ( isSettled ) {
		return;
	}
	const { activeElement } = list.ownerDocument;
	list.append( ...last );
	if ( last.some( ( panel ) => panel.contains( activeElement ) ) ) {
		( activeElement as HTMLElement ).focus();
	}
}

/**
 * Returns a ref for a panel of the sidebar that stays behind the block's own panels.
 *
 * The sidebar shows panels in the order in which they were mounted. A block's own panels often come
 * late: once it has an image, or with the first rule of a popup. The ones that any block has, such
 * as animation, were then before them.
 */
export const useKeptLast = () =>
	useRefEffect< HTMLElement >( ( panel ) => {
		const list = panel.parentElement as HTMLElement;
		kept.add( panel );
		// Once the other panels that are mounted with it are known too.
		queueMicrotask( () => settle( list ) );
		const observer = new MutationObserver( () => settle( list ) );
		observer.observe( list, { childList: true } );
		return () => observer.disconnect();
	}, [] );
