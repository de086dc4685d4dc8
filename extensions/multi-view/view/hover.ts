/** Which blocks are hovered: by mouse or pen, the keyboard's focus, or a tap. */

/** Blocks that differ while they are hovered: their data name the view. */
const BLOCKS = `[data-frontage-view*='"hover":']`;

/** A press that lasts longer is not a tap but opens the browser's menu, in milliseconds. */
const TAP_MS = 500;

/** Controls work at the first tap: a form must not ask twice. */
const CONTROLS = 'input,select,textarea,label,summary,[contenteditable]';

/** Why a block is hovered. */
type Reason = 'pointer' | 'focus' | 'tap';

/** Returns the blocks around an element, from the innermost. */
function around( target: EventTarget | null ): HTMLElement[] {
	const block = ( target as Element | null )?.closest?.( BLOCKS );
	return block
		? [ block as HTMLElement, ...around( block.parentElement ) ]
		: [];
}

/**
 * Watches all blocks of the page.
 *
 * @param show   Called when a block is hovered, or is no more.
 * @param signal Stops watching.
 */
export function watchHover(
	show: ( block: HTMLElement, isHovered: boolean ) => void,
	signal: AbortSignal
): void {
	const hovered: Record< Reason, Set< HTMLElement > > = {
		pointer: new Set(),
		focus: new Set(),
		tap: new Set(),
	};
	const { tap } = hovered;
	const sets = Object.values( hovered );
	/** Set while a finger is down, and until its click. */
	let press: { since: number; isFirst?: boolean } | undefined;

	const on = < Type extends keyof DocumentEventMap >(
		types: Type[],
		run: ( event: DocumentEventMap[ Type ] ) => void
	) =>
		types.forEach( ( type ) =>
			// Of the window, Chromium does not tell that a pointer enters something.
			document.addEventListener( type, run, { capture: true, signal } )
		);

	/** Marks a block; `isOff` turns off what CSS does under the mouse. */
	const mark = ( block: HTMLElement, isOff = false ) => {
		const isOn = sets.some( ( set ) => set.has( block ) );
		if ( isOn || isOff ) {
			block.dataset.frontageHover = isOn ? 'on' : 'off';
		} else {
			delete block.dataset.frontageHover;
		}
		show( block, isOn );
	};
	/** Replaces the blocks that are hovered for a reason. */
	const set = ( reason: Reason, blocks: HTMLElement[], isOff = false ) => {
		const before = hovered[ reason ];
		const all = new Set( [ ...before, ...blocks ] );
		before.clear();
		blocks.forEach( ( block ) => before.add( block ) );
		all.forEach( ( block ) => mark( block, isOff ) );
	};

	on( [ 'pointerenter', 'pointerleave' ], ( event ) => {
		const blocks = around( event.target );
		if ( blocks[ 0 ] === event.target && event.pointerType !== 'touch' ) {
			set(
				'pointer',
				event.type === 'pointerenter' ? blocks : blocks.slice( 1 )
			);
		}
	} );
	on( [ 'focusin', 'focusout' ], ( { type, target } ) =>
		set(
			'focus',
			type === 'focusin' &&
				( target as Element ).matches( ':focus-visible' )
				? around( target )
				: []
		)
	);
	on( [ 'keydown' ], ( { key } ) => {
		if ( key === 'Escape' ) {
			const all = sets.flatMap( ( blocks ) => [ ...blocks ] );
			sets.forEach( ( blocks ) => blocks.clear() );
			all.forEach( ( block ) => mark( block, true ) );
		}
	} );

	// The page scrolls, or the browser opens its menu.
	on( [ 'pointerdown', 'pointercancel', 'contextmenu' ], ( event ) => {
		press =
			event.type === 'pointerdown' &&
			( event as PointerEvent ).pointerType === 'touch'
				? { since: event.timeStamp }
				: undefined;
	} );
	on( [ 'pointerup' ], ( { target, timeStamp } ) => {
		if ( press && timeStamp - press.since < TAP_MS ) {
			const blocks = around( target );
			press.isFirst = blocks.some( ( block ) => ! tap.has( block ) );
			set( 'tap', press.isFirst ? blocks : [], true );
		}
	} );
	on( [ 'click' ], ( event ) => {
		const isControl = ( event.target as Element ).closest( CONTROLS );
		// A click without a press is a key's or a screen reader's.
		if ( press?.isFirst && event.detail && ! isControl ) {
			event.preventDefault();
			event.stopImmediatePropagation();
		}
		press = undefined;
	} );
}
