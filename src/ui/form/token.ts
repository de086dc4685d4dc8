import type { Terms } from '@frontage/consent';
import type { FormParts } from './types';

export interface Begun {
	ticket: string;
	kind: string;
	html: string;
	data: Record< string, unknown >;
	/** Seconds before which only a robot would send. */
	wait?: number;
}

export interface Ticket {
	/** Fetches it, once; again after a failure. */
	begin: () => Promise< void >;
	/** What goes into the field `token`, once it is not too soon to send. */
	token: () => Promise< string >;
	/** Takes another one, which an answer of the server brought. */
	renew: ( begun: Begun ) => Promise< void >;
}

/**
 * The ticket for a submission, fetched at the first focus, and what its captcha wants.
 *
 * @param parts      The form.
 * @param parts.form
 * @param action     What gives tickets.
 * @param field      The hidden field that says of which form this is.
 */
export function createTicket(
	{ form }: Pick< FormParts, 'form' >,
	action = 'frontage_form_ticket',
	field = 'frontage_form'
): Ticket {
	const input = ( name: string ) =>
		form.elements.namedItem( name ) as HTMLInputElement;
	const place = form.querySelector( '.frontage-form__captcha' )!;
	let fetching: Promise< Begun | undefined > | undefined;
	// An answer of the server brings a ticket along.
	if ( input( 'frontage_ticket' ).value ) {
		fetching = Promise.resolve( undefined );
	}
	let isReady = 0;
	const take = async ( begun: Begun ) => {
		isReady = performance.now() + ( begun.wait ?? 0 ) * 1000;
		input( 'frontage_ticket' ).value = begun.ticket;
		// Of this site's own server, made there of numbers and words.
		place.innerHTML = begun.html;
		if ( begun.data.consent ) {
			const { ask } = await import( '@frontage/form-captcha' );
			ask( place, begun.data.consent as Terms );
		}
		return begun;
	};
	const fetchOnce = () =>
		( fetching ??= fetchTicket( action, {
			[ field ]: input( field ).value,
		} ).then( take, () => ( fetching = undefined ) ) );
	return {
		begin: async () => void ( await fetchOnce() ),
		async token() {
			const begun = await fetchOnce();
			// Browsers fill in forms faster than people type.
			const rest = isReady - performance.now();
			if ( rest > 0 ) {
				await new Promise( ( done ) => setTimeout( done, rest ) );
			}
			if ( ! begun || /^(none|math)$/.test( begun.kind ) ) {
				return '';
			}
			const { solve } = await import( '@frontage/form-captcha' );
			return solve( begun.kind, begun.data, place );
		},
		renew: async ( begun ) => void ( await ( fetching = take( begun ) ) ),
	};
}

async function fetchTicket(
	action: string,
	fields: Record< string, string >
): Promise< Begun > {
	const { callAction } = await import( '@frontage/api' );
	return callAction< Begun >( action, fields );
}
