import type { FrontageIsland } from '@frontage/islands/types';
import { isColumn, isModified, targetOf } from './keys';
import { widgetIn, type Widget } from './widget';

export interface TabsProps extends Record< string, unknown > {
	/** The widget's id in the page. */
	id: string;
	/** Arrow keys only move the focus; Enter or Space opens. */
	isManual: boolean;
}

/** Opens tabs by click, key, address and find-in-page (S1 §2 §4; WAI-ARIA tabs pattern). */
export function enhance(
	island: FrontageIsland,
	{ id, isManual }: TabsProps
): () => void {
	const widget = widgetIn( island, id );
	const { list, panels, initial, open, follow } = widget;
	const stop = new AbortController();
	const { signal } = stop;

	list.addEventListener( 'click', ( event ) => press( event, widget ), {
		signal,
	} );
	list.addEventListener(
		'keydown',
		( event ) => move( event, widget, isManual ),
		{ signal }
	);
	list.addEventListener(
		'focusin',
		() => requestAnimationFrame( () => tellLayout( list ) ),
		{ signal }
	);
	island.addEventListener(
		'beforematch',
		( { target } ) => open( indexAround( panels, target ) ),
		{ signal }
	);
	addEventListener( 'hashchange', follow, { signal } );

	// Find-in-page may have revealed a panel before the module was there.
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
	if ( index >= 0 && ! isModified( event ) ) {
		event.preventDefault();
		open( index, true );
	}
}

function move(
	event: KeyboardEvent,
	{ tabs, open }: Widget,
	isManual: boolean
): void {
	const index = indexAround( tabs, event.target );
	const target = targetOf( event, index, tabs );
	if ( target >= 0 && ! isModified( event ) ) {
		event.preventDefault();
		tabs[ target ].focus();
		if ( ! isManual || target === index ) {
			open( target, true );
		}
	}
}

/**
 * Tells screen readers which arrow keys apply, since phones stack the tabs.
 *
 * @param list The list of tabs.
 */
function tellLayout( list: Element ): void {
	list.ariaOrientation = isColumn( list ) ? 'vertical' : 'horizontal';
}

/**
 * Which of the elements an event is in.
 *
 * @param elements Tabs or panels, in order.
 * @param target   The event's target.
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
