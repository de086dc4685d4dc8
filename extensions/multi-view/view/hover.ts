/** Which blocks are hovered: by mouse or pen, the keyboard's focus, or a tap. */

/** Blocks that differ while they are hovered: their data name the view. */
const BLOCKS = `[data-frontage-view*='"hover":']`;

/** A press that lasts longer is not a tap but opens the browser's menu, in milliseconds. */
const TAP_MS = 500;

/** Controls work at the first tap: a form must not ask twice. */
const CONTROLS = 'input,select,textarea,label,summary,[contenteditable]';

/** Why a block is hovered. */
type Reason = 'pointer' | 'focus' | 'tap';

type Show = ( block: HTMLElement, isHovered: boolean ) => void;

/** Returns the blocks around an element, from the innermost. */
function around( target: EventTarget | null ): HTMLElement[] {
	const found: HTMLElement[] = [];
	let element = target as Element | null | undefined;
	while ( ( element = element?.closest?.( BLOCKS ) ) ) {
		found.push( element as HTMLElement );
		element = element.parentElement;
	}
	return found;
}

/** Notes why blocks are hovered, and marks those that are. */
function marks( show: Show ) {
	const reasons = new Map< HTMLElement, Set< Reason > >();
	const set = ( block: HTMLElement, reason: Reason, isOn: boolean ) => {
		const all = reasons.get( block ) ?? new Set();
		all[ isOn ? 'add' : 'delete' ]( reason );
		reasons.set( block, all );
		block.dataset.frontageHover = all.size ? 'on' : 'off';
		if ( ! all.size ) {
			reasons.delete( block );
			if ( reason !== 'tap' ) {
				delete block.dataset.frontageHover;
			}
		}
		show( block, all.size > 0 );
	};
	return {
		set,
		has: ( block: HTMLElement, reason: Reason ) =>
			reasons.get( block )?.has( reason ),
		/** Forgets a reason, but for some blocks. */
		clear( reason: Reason, kept: HTMLElement[] = [] ) {
			for ( const [ block, all ] of reasons ) {
				if ( all.has( reason ) && ! kept.includes( block ) ) {
					set( block, reason, false );
				}
			}
		},
		/** Turns all off until they are hovered once more. */
		dismiss() {
			for ( const block of reasons.keys() ) {
				block.dataset.frontageHover = 'off';
				show( block, false );
			}
			reasons.clear();
		},
	};
}

/**
 * Watches all blocks of the page.
 *
 * @param show   Called when a block is hovered, or is no more.
 * @param signal Stops watching.
 */
export function watchHover( show: Show, signal: AbortSignal ): void {
	const { set, has, clear, dismiss } = marks( show );
	/** Set while a finger is down, and until its click. */
	let press: { since: number; isFirst?: boolean } | undefined;

	const on = < Type extends keyof WindowEventMap >(
		type: Type,
		run: ( event: WindowEventMap[ Type ] ) => void
	) => addEventListener( type, run, { capture: true, signal } );
	const forget = () => ( press = undefined );

	for ( const type of [ 'pointerenter', 'pointerleave' ] as const ) {
		on( type, ( { target, pointerType } ) => {
			const [ block ] = around( target );
			if ( block && block === target && pointerType !== 'touch' ) {
				set( block, 'pointer', type === 'pointerenter' );
			}
		} );
	}

	on( 'focusin', ( { target } ) => {
		const isSeen = ( target as Element ).matches( ':focus-visible' );
		const blocks = isSeen ? around( target ) : [];
		clear( 'focus', blocks );
		blocks.forEach( ( block ) => set( block, 'focus', true ) );
	} );
	on( 'focusout', () => clear( 'focus' ) );
	on( 'keydown', ( { key } ) => key === 'Escape' && dismiss() );

	on( 'pointerdown', ( { pointerType, timeStamp } ) => {
		press = pointerType === 'touch' ? { since: timeStamp } : undefined;
	} );
	// The page scrolls, or the browser opens its menu.
	on( 'pointercancel', forget );
	on( 'contextmenu', forget );
	on( 'pointerup', ( { target, timeStamp } ) => {
		if ( ! press || timeStamp - press.since > TAP_MS ) {
			return forget();
		}
		const blocks = around( target );
		const isFirst = blocks.some( ( block ) => ! has( block, 'tap' ) );
		clear( 'tap', blocks );
		blocks.forEach( ( block ) => set( block, 'tap', isFirst ) );
		press.isFirst = isFirst;
	} );
	on( 'click', ( event ) => {
		const isControl = ( event.target as Element ).closest( CONTROLS );
		// A click without a press is a key's or a screen reader's.
		if ( press?.isFirst && event.detail && ! isControl ) {
			event.preventDefault();
			event.stopImmediatePropagation();
		}
		forget();
	} );
}
