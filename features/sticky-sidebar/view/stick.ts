import type { FrontageIsland } from '@frontage/islands/types';

/** Props from the server. */
export interface SidebarProps extends Record< string, unknown > {
	/** Selector of the sidebars. */
	selector: string;
	/** Pixels kept free above and below. */
	margin: number;
}

/** Custom property that the stylesheet reads: where the sidebar sticks, in pixels from the top of the window. */
const TOP = '--frontage-sticky-sidebar-top';

/** Lets a sidebar that is longer than the window scroll with the page to its end, and stick there (S2 §9). */
export function stick(
	_island: FrontageIsland,
	{ selector, margin }: SidebarProps
): () => void {
	const stop = new AbortController();
	const sidebars = document.querySelectorAll< HTMLElement >( selector );
	const measure = () => {
		for ( const { style, offsetHeight } of sidebars ) {
			const left = innerHeight - offsetHeight - margin;
			if ( left < margin ) {
				style.setProperty( TOP, `${ left }px` );
			} else {
				style.removeProperty( TOP );
			}
		}
	};
	const sizes = new ResizeObserver( measure );
	sidebars.forEach( ( sidebar ) => sizes.observe( sidebar ) );
	addEventListener( 'resize', measure, { signal: stop.signal } );
	return () => {
		stop.abort();
		sizes.disconnect();
		sidebars.forEach( ( { style } ) => style.removeProperty( TOP ) );
	};
}
