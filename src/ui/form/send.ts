import { readPage } from '@frontage/lib/read-page';
import { announce } from './errors';
import { fieldId } from './dom';
import { bodyOf } from './files';
import type { Begun, SubmissionToken } from './token';
import type { FormParts } from './types';

/** Milliseconds after which a server that says nothing is asked again. */
const PATIENCE_MS = 60_000;

/** Selector for a form that has to be submitted again. */
const NOT_SENT = '.frontage-form__summary:not(:empty)';

/**
 * Submits a form to its page's own URL, and replaces it with the form in the response (S1 §7).
 *
 * Retries once if the network or a gateway failed, with the same submission token, so that nothing arrives twice. If the
 * server wants a proof of work, it is done and sent without another press.
 *
 * @param parts The form.
 * @param token Its submission token.
 * @return Whether the form was sent.
 */
export async function send(
	parts: FormParts,
	token: SubmissionToken
): Promise< boolean > {
	const { form, words } = parts;
	const url = new URL( form.getAttribute( 'action' )!, location.href );
	const request = async () => {
		const response = await fetch( url, {
			method: 'POST',
			body: bodyOf( parts ),
			headers: { 'X-Frontage-Request': '1' },
			credentials: 'same-origin',
			signal: AbortSignal.timeout?.( PATIENCE_MS ),
		} );
		const text = await response.text();
		if ( [ 502, 504 ].includes( response.status ) ) {
			throw new Error( text );
		}
		return text;
	};
	try {
		const ask = () => request().catch( request );
		let text = await ask();
		const { captcha } = read( text );
		if ( captcha ) {
			await token.renew( captcha );
			await prove( form, token );
			text = await ask();
		}
		const result = replaceForm( form, text );
		if ( ! result ) {
			const { message, notice } = read( text );
			announce( form, message || notice || words.failed );
		}
		return result === 'sent';
	} catch {
		announce( form, words.failed );
		return false;
	}
}

/**
 * Fills in the answer to the captcha; if there is none, the server decides.
 *
 * @param token Submission token of the form.
 */
export async function prove(
	form: HTMLFormElement,
	token: SubmissionToken
): Promise< void > {
	try {
		( form.elements.namedItem( 'token' ) as HTMLInputElement ).value =
			await token.captchaToken();
	} catch {}
}

/**
 * Fills in the fields that S1 §3 requires: field descriptors, and which fields are hidden.
 *
 * @param parts The form.
 * @param off   Names of hidden fields.
 */
export function describe( parts: FormParts, off: string[] ): void {
	const { form, fields, number } = parts;
	const put = ( name: string, data: unknown ) => {
		const input = form.elements.namedItem( `${ name }_${ number }` );
		( input as HTMLInputElement ).value = JSON.stringify( data );
	};
	put(
		'et_pb_contact_email_fields',
		fields
			.filter( ( { name } ) => ! off.includes( name ) )
			.map( ( { name, required, kind, label = '' } ) => ( {
				field_id: fieldId( parts, name ),
				original_id: name,
				required_mark: required ? 'required' : 'not_required',
				field_type: kind,
				field_label: label,
			} ) )
	);
	put( 'et_pb_contact_email_hidden_fields', off );
}

/**
 * Replaces the form with the one in the response.
 *
 * @param html HTML of a page.
 * @return What became of the form; nothing if the response does not contain it.
 */
function replaceForm(
	form: HTMLFormElement,
	html: string
): 'sent' | 'again' | '' {
	const old = form.closest< HTMLElement >( '.frontage-form' )!;
	const page = readPage( html );
	const fresh = page.getElementById( old.id );
	const sent = fresh?.querySelector< HTMLElement >( '.frontage-form__sent' );
	// A form without a message was not submitted: the server drops the fields if there are too many.
	const isAnswer = sent || fresh?.querySelector( NOT_SENT );
	if ( ! fresh || ! isAnswer ) {
		return '';
	}
	const { redirect } = sent?.dataset ?? {};
	old.replaceWith( document.adoptNode( fresh ) );
	if ( sent ) {
		/**
		 * Reports a conversion: a form was sent (S1 §4).
		 *
		 * On the form, bubbles. Detail: `type` (`con_goal`) and `id` (of the form).
		 *
		 * @event frontage:goal
		 */
		fresh.dispatchEvent(
			new CustomEvent( 'frontage:goal', {
				bubbles: true,
				detail: { type: 'con_goal', id: old.id },
			} )
		);
	}
	if ( redirect ) {
		location.assign( redirect );
		return 'sent';
	}
	(
		sent ?? fresh.querySelector< HTMLElement >( '.frontage-form__summary' )
	)?.focus();
	return sent ? 'sent' : 'again';
}

/**
 * Returns what a response says that is not a page.
 *
 * @param text Response body.
 */
function read( text: string ): {
	message?: string;
	notice?: string;
	captcha?: Begun;
} {
	try {
		return JSON.parse( text );
	} catch {
		return {};
	}
}
