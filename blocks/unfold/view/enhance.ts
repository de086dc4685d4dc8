import type { FrontageIsland } from '@frontage/islands/types';
import { expand, isExpanded, whenTargeted } from '@frontage/disclosure';
import { guard } from './guard';

export interface UnfoldProps extends Record< string, unknown > {
	/** Unfolds while the mouse is over it, too. */
	isHover: boolean;
	/** Of what shows while folded, in pixels. */
	height: number;
	/** The button's words. */
	more: string;
	less: string;
}

/**
 * Unfolds by button or mouse (S2 §4), and whenever something in the folded part is meant: a
 * link's target, a word found in the page, the focus.
 */
export function enhance(
	island: FrontageIsland,
	{ isHover, height, more, less }: UnfoldProps
): () => void {
	const [ content, button ] = island.children as unknown as HTMLElement[];
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
		// The browser may have scrolled the folded part.
		content.scrollTop = 0;
	};
	const on = (
		target: EventTarget,
		type: string,
		run: ( event: PointerEvent ) => void
	) => target.addEventListener( type, run as EventListener, { signal } );

	on( button, 'click', () => {
		// What the mouse unfolded stays as long as it is there.
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
