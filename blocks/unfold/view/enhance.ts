import type { FrontageIsland } from '@frontage/islands/types';
import type { WithChildren } from '@frontage/lib/with-children';
import { expand, isExpanded, whenTargeted } from '@frontage/disclosure';
import { guard } from './guard';

export interface UnfoldProps extends Record< string, unknown > {
	/** Whether hover unfolds it too. */
	isHover: boolean;
	/** Height while folded, in pixels. */
	height: number;
	/** Button text. */
	more: string;
	less: string;
}

/** Unfolds on click or hover (S2 §4), and for link targets, find-in-page matches and focus in the folded part. */
export function enhance(
	island: WithChildren< FrontageIsland, [ HTMLElement, HTMLElement ] >,
	{ isHover, height, more, less }: UnfoldProps
): () => void {
	const [ content, button ] = island.children;
	const box = island.parentElement as HTMLElement;
	const stop = new AbortController();
	const { signal } = stop;
	const stopGuard = guard( content, height, ( isShort ) =>
		box.classList.toggle( 'is-short', isShort )
	);
	let isHovered = false;

	const isOpen = () => isExpanded( button );
	const set = ( open: boolean ) => {
		expand( button, open );
		button.textContent = open ? less : more;
	};
	const unfold = () => {
		set( true );
		// The browser may have scrolled the folded content.
		content.scrollTop = 0;
	};
	const on = (
		target: EventTarget,
		type: string,
		run: ( event: PointerEvent ) => void
	) => target.addEventListener( type, run as EventListener, { signal } );

	on( button, 'click', () => {
		// Unfolded by hover, it stays so while hovered.
		if ( ! isHovered ) {
			set( ! isOpen() );
		}
		isHovered = false;
	} );
	on( content, 'focusin', unfold );
	on( content, 'scroll', () => {
		if ( ! isOpen() && content.scrollTop ) {
			unfold();
		}
	} );
	if ( isHover ) {
		on( box, 'pointerenter', ( { pointerType } ) => {
			if ( pointerType === 'mouse' && ! isOpen() ) {
				isHovered = true;
				set( true );
			}
		} );
		on( box, 'pointerleave', () => {
			if ( isHovered && ! content.matches( ':focus-within' ) ) {
				set( false );
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
		set( true );
	}
	whenTargeted( content, unfold, signal );
	return () => {
		stop.abort();
		stopGuard();
	};
}
