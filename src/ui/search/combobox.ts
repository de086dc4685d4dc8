import type { Options } from './options';

/** Makes a field and a list a combobox with its listbox. */
export function enhanceCombobox( field: HTMLElement, list: Element ): void {
	field.role = 'combobox';
	field.ariaAutoComplete = 'list';
	field.ariaExpanded = 'false';
	field.setAttribute( 'aria-controls', list.id );
}

/** Looks for what is typed, and lets arrows and Enter choose. */
export function listen(
	field: HTMLInputElement,
	options: Options,
	look: () => void,
	signal: AbortSignal
): void {
	field.addEventListener(
		'input',
		( event ) => ( event as InputEvent ).isComposing || look(),
		{ signal }
	);
	field.addEventListener( 'compositionend', look, { signal } );
	field.addEventListener(
		'keydown',
		( event ) => {
			const { key } = event;
			const by = { ArrowDown: 1, ArrowUp: -1 }[ key ] as 1 | -1;
			const chosen = key === 'Enter' && options.active();
			if ( event.isComposing || ! ( by || chosen ) ) {
				return;
			}
			event.preventDefault();
			if ( chosen ) {
				chosen.click();
			} else {
				options.move( by );
			}
		},
		{ signal }
	);
}
