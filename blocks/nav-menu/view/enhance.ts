import { expand } from '@frontage/disclosure';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { followKeys } from './follow-keys';
import { followMouse } from './follow-mouse';
import { place } from './place';
import type { SubMenus } from './types';

/** Returns whether a sub-menu is in its place in the list, not over the page. */
const isInline = ( panel: Element ) =>
	getComputedStyle( panel ).position === 'static';

function subMenus( island: Element ): SubMenus {
	const buttons = queryOwn( island, '.frontage-nav-menu__button' );
	const panelOf = ( button: Element ) =>
		document.getElementById( button.getAttribute( 'aria-controls' )! )!;
	const isOpen = ( button: Element ) => button.ariaExpanded === 'true';
	const close = ( closed?: Element ) => {
		const whole = closed?.parentElement ?? island;
		for ( const button of buttons ) {
			if ( isOpen( button ) && whole.contains( button ) ) {
				expand( button, false );
				panelOf( button ).hidePopover();
			}
		}
	};
	const open = ( button: HTMLElement ) => {
		const item = button.parentElement!;
		for ( const other of buttons ) {
			if ( other !== button && ! other.parentElement!.contains( item ) ) {
				close( other );
			}
		}
		expand( button, true );
		const panel = panelOf( button );
		if ( ! isInline( panel ) && ! panel.matches( ':popover-open' ) ) {
			panel.showPopover();
			place( panel, item );
		}
	};
	return { buttons, panelOf, isOpen, open, close };
}

/** Opens sub-menus by click, mouse and keys (S1 §4); the browser opens the menu itself. */
export function enhance( island: FrontageIsland ): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const menus = subMenus( island );
	let width = innerWidth;
	const frame = queryOwn( island, '.frontage-nav-menu__frame' )[ 0 ];
	const keep = followMouse( menus, isInline, signal );
	const closeAll = () => {
		menus.close();
		frame?.hidePopover();
	};
	const on = (
		target: EventTarget,
		type: string,
		run: ( event: any ) => void
	) => target.addEventListener( type, run, { signal } );
	on( island, 'click', ( { target }: MouseEvent ) => {
		const button = menus.buttons.find( ( one ) =>
			one.contains( target as Node )
		);
		if ( button && ! keep( button ) ) {
			menus[ menus.isOpen( button ) ? 'close' : 'open' ]( button );
		} else if ( ( target as Element ).closest( 'a[href*="#"]' ) ) {
			closeAll();
		}
	} );
	on( island, 'focusout', ( { target, relatedTarget }: FocusEvent ) => {
		const next = relatedTarget as Node | null;
		if ( next && ! island.contains( next ) ) {
			closeAll();
		}
		// Those over the page that the focus has left would cover what it is on.
		for ( const button of next ? menus.buttons : [] ) {
			const item = button.parentElement!;
			if (
				item.contains( target as Node ) &&
				! item.contains( next ) &&
				! isInline( menus.panelOf( button ) )
			) {
				menus.close( button );
			}
		}
	} );
	// The browser closes the menu itself.
	on( document, 'pointerdown', ( { target }: Event ) => {
		if ( ! island.contains( target as Node ) ) {
			menus.close();
		}
	} );
	// What is open has another place in a wider or narrower window.
	on( window, 'resize', () => {
		if ( innerWidth !== width ) {
			width = innerWidth;
			closeAll();
		}
	} );
	followKeys( island, menus, signal );
	return () => {
		stop.abort();
		menus.close();
	};
}
