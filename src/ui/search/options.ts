/** The options of a combobox: one is active, the focus stays in the input. */

export interface Options {
	/** Replaces the options, by HTML of the server or by an element. */
	put: ( content: string | Element ) => void;
	/** Moves the active option; wraps around, with no active option between last and first. */
	move: ( by: 1 | -1 ) => void;
	active: () => HTMLElement | undefined;
}

/**
 * Manages the options of a combobox.
 *
 * @param field The combobox.
 * @param list  The listbox.
 */
export function optionsOf( field: HTMLElement, list: HTMLElement ): Options {
	let options: HTMLElement[] = [];
	let at = -1;
	const choose = ( index: number ) => {
		options[ at ]?.setAttribute( 'aria-selected', 'false' );
		at = index;
		const option = options[ at ];
		if ( option ) {
			option.ariaSelected = 'true';
			option.scrollIntoView( { block: 'nearest' } );
			field.setAttribute( 'aria-activedescendant', option.id );
		} else {
			field.removeAttribute( 'aria-activedescendant' );
		}
	};
	return {
		put( content ) {
			if ( typeof content === 'string' ) {
				list.innerHTML = content;
			} else {
				list.replaceChildren( content );
			}
			list.hidden = ! content;
			field.ariaExpanded = String( !! content );
			options = [ ...list.querySelectorAll< HTMLElement >( 'a' ) ];
			options.forEach( ( option, index ) => {
				option.id = `${ list.id }-${ index }`;
			} );
			choose( -1 );
		},
		move: ( by ) => {
			const places = options.length + 1;
			choose( ( ( at + 1 + by + places ) % places ) - 1 );
		},
		active: () => options[ at ],
	};
}
