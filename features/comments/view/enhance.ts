import type { FrontageIsland } from '@frontage/islands/types';
import { type Field, complaintAbout, say, removeComplaint } from './complaints';
import { post } from './post';
import { returnFocus } from './return-focus';
import { show } from './show';
import type { CommentsProps } from './types';

/** Sends comments without leaving the page, and shows errors beside the fields (S0 §4 §5). */
export function enhance(
	island: FrontageIsland,
	words: CommentsProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const form = island.closest( 'form' )!;
	const fields = () =>
		[ ...form.elements ].filter(
			( element ): element is Field => 'required' in element
		);
	const text = form.elements.namedItem( 'comment' ) as HTMLTextAreaElement;
	const key = `frontage-comment-${ new FormData( form ).get(
		'comment_post_ID'
	) }`;
	let isSending = false;

	// WordPress 6.8.2 and later let the browser check the fields, which would keep our messages from being shown.
	const { noValidate } = form;
	form.noValidate = true;

	// Typed text survives a reload and an expired session; a field takes null for no text.
	text.value ||= sessionStorage.getItem( key )!;
	const keep = () => sessionStorage.setItem( key, text.value );
	// Typed before the script was there.
	keep();

	const check = () => {
		const wrong = fields().filter( ( field ) => {
			const complaint = complaintAbout( field, words );
			( complaint ? say : removeComplaint )( field, complaint );
			return complaint;
		} );
		wrong[ 0 ]?.focus();
		return ! wrong.length;
	};
	const send = async () => {
		isSending = true;
		const status = say( form, words.sending, 'status' );
		const answer = await post( form, signal );
		isSending = false;
		status.remove();
		if ( typeof answer === 'object' ) {
			sessionStorage.removeItem( key );
			text.value = '';
			show( form, answer.page, answer.url );
		} else if ( ! signal.aborted ) {
			say( form, answer || words.failed );
			text.focus();
		}
	};
	const on = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		run: ( event: HTMLElementEventMap[ Type ] ) => void
	) => form.addEventListener( type, run, { signal, capture: true } );

	on( 'keydown', ( event ) => {
		if ( event.key === 'Enter' && ( event.ctrlKey || event.metaKey ) ) {
			// WordPress's own script would submit it without validation.
			event.stopPropagation();
			event.preventDefault();
			form.requestSubmit();
		}
	} );
	on( 'input', ( { target } ) => {
		removeComplaint( target as Field );
		keep();
	} );
	on( 'submit', ( event ) => {
		event.preventDefault();
		removeComplaint( form );
		if ( ! isSending && check() ) {
			void send();
		}
	} );
	returnFocus( form, signal );
	return () => {
		stop.abort();
		form.noValidate = noValidate;
	};
}
