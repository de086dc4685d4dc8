/** The ticket for a submission, fetched at the first focus, and what its captcha wants. */
import type { FormParts } from './types';

interface Begun {
	ticket: string;
	kind: string;
	html: string;
	data: Record< string, unknown >;
}

export interface Ticket {
	/** Fetches it, once; again after a failure. */
	begin: () => Promise< void >;
	/** What goes into the field `token`. */
	token: () => Promise< string >;
}

export function createTicket( { form }: FormParts ): Ticket {
	const input = ( name: string ) =>
		form.elements.namedItem( name ) as HTMLInputElement;
	const place = form.querySelector( '.frontage-form__captcha' )!;
	let fetching: Promise< Begun | undefined > | undefined;
	// An answer of the server brings a ticket along.
	if ( input( 'frontage_ticket' ).value ) {
		fetching = Promise.resolve( undefined );
	}
	const fetchOnce = () =>
		( fetching ??= fetchTicket( input( 'frontage_form' ).value ).then(
			( begun ) => {
				input( 'frontage_ticket' ).value = begun.ticket;
				// Of this site's own server, made there of numbers and words.
				place.innerHTML = begun.html;
				return begun;
			},
			() => ( fetching = undefined )
		) );
	return {
		begin: async () => void ( await fetchOnce() ),
		async token() {
			const begun = await fetchOnce();
			if ( ! begun || /^(none|math)$/.test( begun.kind ) ) {
				return '';
			}
			const { solve } = await import( '../form-captcha' );
			return solve( begun.kind, begun.data, place );
		},
	};
}

async function fetchTicket( pointer: string ): Promise< Begun > {
	const { callAction } = await import( '../../../src/api' );
	return callAction< Begun >( 'frontage_form_ticket', {
		frontage_form: pointer,
	} );
}
