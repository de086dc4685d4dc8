/** Opens sub-menus for a mouse that rests on their items, and closes them some time after it has left. */
import type { SubMenus } from './types';

/** How long the mouse rests before a sub-menu opens: on its way to another one it passes items. In milliseconds. */
export const INTENT_MS = 120;

/** How long a sub-menu stays after the mouse has left, in milliseconds (S2 §9). */
export const HIDE_MS = 800;

/**
 * Follows the mouse; touch, pens and narrow menus only press.
 *
 * @param menus    Sub-menus of one menu.
 * @param isInline Returns whether a sub-menu is in its place in the list.
 * @param signal   Stops it.
 * @return Tells that a button was pressed, and returns whether its sub-menu stays because the mouse has just opened it.
 */
export function followMouse(
	menus: SubMenus,
	isInline: ( panel: Element ) => boolean,
	signal: AbortSignal
): ( button: Element ) => boolean {
	let timer: ReturnType< typeof setTimeout >;
	let byMouse: Element | undefined;
	const later = ( run: () => void, delay: number ) => {
		clearTimeout( timer );
		timer = setTimeout( run, delay );
	};
	const enter = ( button: HTMLElement ) =>
		later( () => {
			byMouse = menus.isOpen( button ) ? byMouse : button;
			// Also closes those in it that the mouse has left.
			menus.open( button );
		}, INTENT_MS );
	for ( const button of menus.buttons ) {
		const item = button.parentElement!;
		const isMeant = ( { pointerType }: PointerEvent ) =>
			pointerType === 'mouse' && ! isInline( menus.panelOf( button ) );
		item.addEventListener(
			'pointerover',
			( event ) => {
				const nearest = ( event.target as Element ).closest(
					'.has-sub'
				);
				if ( nearest === item && isMeant( event ) ) {
					enter( button );
				}
			},
			{ signal }
		);
		item.addEventListener(
			'pointerleave',
			( event ) => {
				if ( isMeant( event ) ) {
					later( () => byMouse && menus.close( button ), HIDE_MS );
				}
			},
			{ signal }
		);
		// The mouse was there before this loaded.
		if (
			item.matches( ':hover' ) &&
			matchMedia( '(hover: hover)' ).matches &&
			! isInline( menus.panelOf( button ) )
		) {
			enter( button );
		}
	}
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	return ( button ) => {
		clearTimeout( timer );
		const isKept = byMouse === button && menus.isOpen( button );
		byMouse = undefined;
		return isKept;
	};
}
