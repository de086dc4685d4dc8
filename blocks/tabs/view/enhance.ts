import type { FrontageIsland } from '@frontage/islands/types';
import { isPlain } from '@frontage/lib/is-plain';
import { isColumn, targetOf } from './keys';
import { widgetIn, type Widget } from './widget';

export interface TabsProps extends Record< string, unknown > {
	/** Widget ID, unique in the page. */
	id: string;
	/** Whether arrow keys only move the focus, and Enter or Space opens. */
	isManual: boolean;
}

/** Opens tabs by click, keyboard, URL and find-in-page (S1 §2 §4; WAI-ARIA tabs pattern). */
export function enhance(
	island: FrontageIsland,
	{ id, isManual }: TabsProps
): () => void {
	const widget = widgetIn( island, id );
	const { list, panels, initial, open, follow } = widget;
	const stop = new AbortController();
	const until = { signal: stop.signal };

	list.addEventListener(
		'click',
		( event ) => press( event, widget ),
		until
	);
	list.addEventListener(
		'keydown',
		( event ) => move( event, widget, isManual ),
		until
	);
	list.addEventListener(
		'focusin',
		() => requestAnimationFrame( () => notifyLayout( list ) ),
		until
	);
	island.addEventListener(
		'beforematch',
		( { target } ) => open( indexAround( panels, target ) ),
		until
	);
	addEventListener( 'hashchange', follow, until );

	// Find-in-page may have revealed a panel before the script module loaded.
	const revealed = panels.findIndex(
		( panel, at ) => at !== initial && ! panel.hidden
	);
	open( revealed < 0 ? initial : revealed );
	if ( location.hash ) {
		follow();
	}
	return () => stop.abort();
}

function press( event: MouseEvent, { tabs, open }: Widget ): void {
	const index = indexAround( tabs, event.target );
	if ( index >= 0 && isPlain( event ) ) {
		event.preventDefault();
		open( index, true );
	}
}

function move(
	event: KeyboardEvent,
	{ tabs, open }: Widget,
	isManual: boolean
): void {
	// Authors can hide tabs on some screens.
	const shown = tabs.filter( ( tab ) => tab.offsetWidth );
	const index = indexAround( shown, event.target );
	const target = targetOf( event, index, shown );
	if ( target && isPlain( event ) ) {
		event.preventDefault();
		target.focus();
		if ( ! isManual || target === shown[ index ] ) {
			open( tabs.indexOf( target ), true );
		}
	}
}

/**
 * Sets `aria-orientation`, which tells screen readers which arrow keys apply: phones stack the tabs.
 *
 * @param list Tab list.
 */
function notifyLayout( list: Element ): void {
	list.ariaOrientation = isColumn( list ) ? 'vertical' : 'horizontal';
}

/**
 * Returns the index of the element that contains an event's target.
 *
 * @param elements Tabs or panels, in order.
 * @return From 0, or -1.
 */
function indexAround(
	elements: HTMLElement[],
	target: EventTarget | null
): number {
	return elements.findIndex( ( element ) =>
		element.contains( target as Node )
	);
}
