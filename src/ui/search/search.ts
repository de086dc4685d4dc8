import { isPlain } from '@frontage/lib/is-plain';
import { asker, type Found } from './ask';
import { enhanceCombobox, listen } from './combobox';
import { optionsOf } from './options';
import { recentOptions, recentSearches, rememberSearch } from './recent';

export interface SearchProps {
	/** Signed; only the server reads it. */
	settings: string;
	words: {
		loading: string;
		failed: string;
		offline: string;
		/** Name of the recent searches; none are kept without it. */
		recent?: string;
		cleared?: string;
	};
}

export interface Search {
	/** Removes all options. */
	clear: () => void;
	stop: () => void;
}

/** Minimum input for a search; one character is enough in scripts such as Chinese, and two with a sign: “C#”. */
const ENOUGH = /\S.*\S.*\S|\S[+#]|[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]/;

/**
 * A search form with live results (S0 §2, S1 §4).
 *
 * The input is a combobox: arrows select an option, Enter follows it, and without a selection Enter
 * submits the form. The number of results is announced to screen readers and shown. An empty input
 * offers the visitor's recent searches.
 *
 * @param root  Element of the widget.
 * @param props From `Search\Form::props()`.
 */
export function search(
	root: Element,
	{ settings, words }: SearchProps
): Search {
	const stop = new AbortController();
	const { signal } = stop;
	const part = < Type extends HTMLElement >( name: string ) =>
		root.querySelector< Type >( `.frontage-search__${ name }` )!;
	const field = part< HTMLInputElement >( 'field' );
	const list = part( 'results' );
	const count = part( 'count' );
	const clearer = part( 'clear' );
	const options = optionsOf( field, list );
	const ask = asker( settings );
	const show = (
		said: string,
		content: Parameters< typeof options.put >[ 0 ]
	) => {
		count.textContent = said;
		list.ariaBusy = null;
		options.put( content );
	};
	const offer = ( isOffered: boolean ) => {
		const texts = isOffered && words.recent ? recentSearches() : [];
		show(
			'',
			texts[ 0 ] ? recentOptions( words.recent!, texts, field.form! ) : ''
		);
		if ( clearer ) {
			clearer.hidden = ! texts[ 0 ];
		}
	};
	const look = async () => {
		const text = field.value.trim();
		if ( ! ENOUGH.test( text ) ) {
			ask( '' );
			return offer( ! text && field.matches( ':focus' ) );
		}
		if ( clearer ) {
			clearer.hidden = true;
		}
		try {
			count.textContent = words.loading;
			list.ariaBusy = 'true';
			const found: Found | undefined = await ask( text );
			if ( found ) {
				show( found.said, found.html );
			}
		} catch {
			show( navigator.onLine ? words.failed : words.offline, '' );
		}
	};
	const on = (
		target: EventTarget | null,
		type: string,
		act: ( event: Event ) => void
	) => target?.addEventListener( type, act, { signal } );

	const remember = () => words.recent && rememberSearch( field.value.trim() );

	enhanceCombobox( field, list );
	listen( field, options, look, signal );
	on( list, 'click', ( event ) => {
		const option = ( event.target as Element ).closest( 'a' );
		const text = option?.dataset.text;
		if ( text && isPlain( event as MouseEvent ) ) {
			event.preventDefault();
			field.value = text;
			field.focus();
			look();
		} else if ( option ) {
			remember();
		}
	} );
	if ( words.recent ) {
		on( field, 'focus', () => field.value || offer( true ) );
		on( field.form, 'submit', remember );
		on( clearer, 'click', () => {
			rememberSearch();
			field.focus();
			offer( true );
			count.textContent = words.cleared!;
		} );
	}
	on( window, 'online', look );
	if ( field.value || field.matches( ':focus' ) ) {
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
