import { callAction, type ActionError } from '@frontage/api';
import type { Begun } from '@frontage/form/token';
import type { NewsletterProps } from './types';

interface Said {
	isGood: boolean;
	/** The server's message; empty if there is none. */
	text: string;
	/** A new captcha, if the previous one is used up. */
	captcha?: Begun;
}

interface Answer {
	success?: string;
	error?: string;
	status?: boolean;
	msg?: string;
	captcha?: Begun;
}

const QUESTION = /^et_custom_fields\[([\w-]+)\]/;

/**
 * Sends the form with the field names of S1 §7 and S2 §7.
 *
 * Retries once on a network error; an empty or failed response has no message (S1 §8).
 *
 * @param off    Names of hidden questions.
 * @param signal Aborts the request.
 */
export async function send(
	form: HTMLFormElement,
	props: NewsletterProps,
	off: string[],
	signal: AbortSignal
): Promise< Said > {
	const isMailchimp = props.kind === 'mailchimp';
	const request = () =>
		callAction< Answer | null >(
			isMailchimp ? 'ha_mailchimp_ajax' : 'et_pb_submit_subscribe_form',
			isMailchimp
				? mailchimp( form, props )
				: subscribe( form, props, off ),
			{ signal }
		);
	try {
		const answer = await request().catch( ( error ) => {
			if ( error.code !== 'network' ) {
				throw error;
			}
			return request();
		} );
		const { success, error, status, msg, captcha } = answer ?? {};
		return isMailchimp
			? { isGood: !! status, text: msg ?? '', captcha }
			: {
					isGood: success !== undefined && ! error,
					text: error ?? success ?? '',
					captcha,
				};
	} catch ( error ) {
		return { isGood: false, text: reasonOf( error as ActionError ) };
	}
}

/**
 * What the server refused it for, such as too many tries; what broke has no words.
 *
 * @param error Why there is no answer.
 */
const reasonOf = ( { status, code, message }: ActionError ): string =>
	status >= 400 && status < 500 && message !== code ? message : '';

const mailchimp = (
	form: HTMLFormElement,
	{ post, widget }: NewsletterProps
) => ( {
	subscriber_info: new URLSearchParams( [ ...new FormData( form ) ] as [
		string,
		string,
	][] ).toString(),
	list_id: new FormData( form ).get( 'et_list_id' ) as string,
	post_id: post,
	widget_id: widget,
} );

function subscribe(
	form: HTMLFormElement,
	{ shape }: NewsletterProps,
	off: string[]
): FormData {
	const fields = new FormData( form );
	const answers: Record< string, unknown > = {};
	for ( const name of new Set( fields.keys() ) ) {
		const id = QUESTION.exec( name )?.[ 1 ];
		if ( id ) {
			answers[ id ] = shaped( form, name, fields, shape );
			fields.delete( name );
		}
	}
	fields.delete( 'back' );
	fields.delete( 'action' );
	fields.set( 'et_custom_fields', JSON.stringify( answers ) );
	for ( const name of [ 'frontend_nonce', 'account', 'ip_address' ] ) {
		fields.set( `et_${ name }`, '' );
	}
	fields.set( 'et_hidden_fields', off.length ? JSON.stringify( off ) : '' );
	return fields;
}

/**
 * Formats an answer for its provider: the option's ID, or a map keyed by it (S1 §7).
 *
 * @param name  Field name.
 * @param shape Format the provider expects.
 */
function shaped(
	form: HTMLFormElement,
	name: string,
	fields: FormData,
	shape: NewsletterProps[ 'shape' ]
): unknown {
	const ids = ( fields.getAll( name ) as string[] ).filter( Boolean );
	const control = form.querySelector< HTMLInputElement >(
		`[name="${ CSS.escape( name ) }"]`
	)!;
	const isChoice = /^(select|radio|checkbox)/.test( control.type );
	if ( ! isChoice || name.includes( '[consent]' ) ) {
		return ids[ 0 ] ?? '';
	}
	if ( shape === 'map' ) {
		return Object.fromEntries( ids.map( ( id ) => [ id, id ] ) );
	}
	return name.endsWith( '[]' ) ? ids : ( ids[ 0 ] ?? '' );
}
