/** The keys of a disclosure navigation menu (WAI-ARIA Authoring Practices). */
import { directionOf } from '@frontage/lib/direction';
import type { SubMenus } from './types';

/** Links and buttons of a list, without those of its sub-menus. */
const STOPS =
	':scope > li > :is(a.frontage-nav-menu__link, .frontage-nav-menu__button)';

/**
 * Returns the control that a key leads to.
 *
 * @param stops Controls of the list, in order.
 * @param at    Index of the focused one.
 * @param key   Name of the key.
 * @param turn  1 where lines run to the right, -1 where they run to the left.
 */
export function stopFor< Stop >(
	stops: Stop[],
	at: number,
	key: string,
	turn: 1 | -1
): Stop | undefined {
	const steps: Record< string, number > = {
		ArrowDown: at + 1,
		ArrowUp: at - 1,
		ArrowRight: at + turn,
		ArrowLeft: at - turn,
		Home: 0,
		End: stops.length - 1,
	};
	return stops[ steps[ key ] ?? -1 ];
}

/**
 * Moves the focus by arrow keys, Home and End, and closes a sub-menu on Escape.
 *
 * @param island The menu.
 * @param menus  Its sub-menus.
 * @param signal Stops it.
 */
export function followKeys(
	island: HTMLElement,
	menus: SubMenus,
	signal: AbortSignal
): void {
	island.addEventListener(
		'keydown',
		( event ) => {
			const { key } = event;
			const at = event.target as HTMLElement;
			if ( key === 'Escape' ) {
				// The innermost one that is open around the focus, or any that the mouse has opened.
				const opened = menus.buttons.filter( menus.isOpen );
				const button =
					opened
						.filter( ( one ) => one.parentElement!.contains( at ) )
						.pop() ?? opened[ 0 ];
				if ( button ) {
					// The browser would close the whole menu.
					event.preventDefault();
					menus.close( button );
					button.focus();
				}
				return;
			}
			const stops = [
				...( at
					.closest( 'ul' )
					?.querySelectorAll< HTMLElement >( STOPS ) ?? [] ),
			];
			const index = stops.indexOf( at );
			const isOpener =
				key === 'ArrowDown' &&
				menus.buttons.includes( at ) &&
				menus.isOpen( at );
			const next = isOpener
				? menus.panelOf( at ).querySelector< HTMLElement >( 'a,button' )
				: stopFor( stops, index, key, directionOf( island ) );
			if ( index >= 0 && next ) {
				event.preventDefault();
				next.focus();
			}
		},
		{ signal }
	);
}
