import { asker, type Found } from './ask';
import { optionsOf, type Options } from './options';

export interface SearchProps {
	/** Signed; only the server reads it. */
	settings: string;
	words: { loading: string; failed: string };
}

export interface Search {
	/** Removes all options. */
	clear: () => void;
	stop: () => void;
}

/** Minimum input for a search; one character is enough in scripts such as Chinese. */
const ENOUGH = /\S.*\S.*\S|[\u3040-\u9fff\uac00-\ud7af]/;

/**
 * A search form with live results (S0 §2, S1 §4).
 *
 * The input is a combobox: arrows select an option, Enter follows it, and without a selection Enter
 * submits the form. The number of results is announced to screen readers and shown.
 *
 * @param root  Element of the widget.
 * @param props From `Search\Form::props()`.
 */
export function search(
	root: Element,
	{ settings, words }: SearchProps
): Search {
	const stop = new AbortController();
	const part = < Type extends HTMLElement >( name: string ) =>
		root.querySelector< Type >( `.frontage-search__${ name }` )!;
	const field = part< HTMLInputElement >( 'field' );
	const list = part( 'results' );
	const count = part( 'count' );
	const options = optionsOf( field, list );
	const ask = asker( settings );
	const show = ( { said, html }: Found ) => {
		count.textContent = said;
		list.ariaBusy = null;
		options.put( html );
	};
	const look = async () => {
		const text = field.value.trim();
		try {
			if ( ! ENOUGH.test( text ) ) {
				ask( '' );
				return show( { said: '', html: '' } );
			}
			count.textContent = words.loading;
			list.ariaBusy = 'true';
			const found = await ask( text );
			if ( found ) {
				show( found );
			}
		} catch {
			show( { said: words.failed, html: '' } );
		}
	};
	beCombobox( field, list );
	listen( field, options, look, stop.signal );
	if ( field.value ) {
		look();
	}
	return {
		clear() {
			field.value = '';
			look();
		},
		stop: () => stop.abort(),
	};
}

function beCombobox( field: HTMLElement, list: Element ): void {
	field.role = 'combobox';
	field.ariaAutoComplete = 'list';
	field.ariaExpanded = 'false';
	field.setAttribute( 'aria-controls', list.id );
}

function listen(
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
