import type { FrontageIsland } from '@frontage/islands/types';
import type { WithChildren } from '@frontage/lib/with-children';
import { whenTargeted } from '@frontage/disclosure';
import { guard } from './guard';

export interface UnfoldProps extends Record< string, unknown > {
	/** Whether hover unfolds it too. */
	isHover: boolean;
	/** Height while folded, in pixels. */
	height: number;
}

/**
 * Unfolds on hover (S2 §4), and for link targets, find-in-page matches and focus in the folded part.
 *
 * Clicks are handled by the browser.
 */
export function enhance(
	island: WithChildren< FrontageIsland, [ HTMLElement, HTMLDetailsElement ] >,
	{ isHover, height }: UnfoldProps
): () => void {
	const [ content, details ] = island.children;
	const box = island.parentElement as HTMLElement;
	const stop = new AbortController();
	const { signal } = stop;
	const stopGuard = guard( content, height, ( isShort ) =>
		box.classList.toggle( 'is-short', isShort )
	);
	let isHovered = false;

	const unfold = () => {
		details.open = true;
		// The browser may have scrolled the folded content.
		content.scrollTop = 0;
	};
	const on = (
		target: EventTarget,
		type: string,
		run: ( event: PointerEvent ) => void
	) => target.addEventListener( type, run as EventListener, { signal } );

	on( details, 'click', ( event ) => {
		// Unfolded by hover, it stays so while hovered.
		if ( isHovered ) {
			event.preventDefault();
		}
		isHovered = false;
	} );
	on( content, 'focusin', unfold );
	on( content, 'scroll', () => {
		if ( ! details.open && content.scrollTop ) {
			unfold();
		}
	} );
	if ( isHover ) {
		on( box, 'pointerenter', ( { pointerType } ) => {
			if ( pointerType === 'mouse' && ! details.open ) {
				isHovered = true;
				details.open = true;
			}
		} );
		on( box, 'pointerleave', () => {
			if ( isHovered && ! content.matches( ':focus-within' ) ) {
				details.open = false;
			}
			isHovered = false;
		} );
	}

	if ( content.matches( ':focus-within' ) || content.scrollTop ) {
		unfold();
	} else if (
		isHover &&
		box.matches( ':hover' ) &&
		matchMedia( '(hover: hover)' ).matches
	) {
		isHovered = true;
		details.open = true;
	}
	whenTargeted( content, unfold, signal );
	return () => {
		stop.abort();
		stopGuard();
	};
}
