import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { createSubmissionToken } from '@frontage/form/token';
import { firstWrong } from './check';
import { follow } from './conditions';
import { createMessages, type Messages } from './messages';
import { send } from './send';
import type { NewsletterProps } from './types';

/** Window features for a feed service (S1 §7). */
const POPUP = 'popup,scrollbars=yes,width=550,height=520';

/** Subscribes without a page load (S1 §4 §7, S2 §7 §8). */
export function enhance(
	island: FrontageIsland,
	props: NewsletterProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const [ form ] = queryOwn< [ HTMLFormElement ] >( island, 'form' );
	if ( props.kind === 'feed' ) {
		form.addEventListener(
			'submit',
			() => void window.open( 'about:blank', form.target, POPUP ),
			{ signal }
		);
		return () => stop.abort();
	}
	const submit = createSubmit( island, form, props, signal );
	form.noValidate = true;
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			if ( ! form.ariaBusy ) {
				void submit();
			}
		},
		{ signal }
	);
	return () => {
		stop.abort();
		form.noValidate = false;
	};
}

/**
 * Creates the submit handler.
 *
 * @param signal Aborted when the island is removed.
 */
function createSubmit(
	island: FrontageIsland,
	form: HTMLFormElement,
	props: NewsletterProps,
	signal: AbortSignal
): () => Promise< void > {
	const messages = createMessages( island, props, signal );
	const apply = props.fields && follow( form, props.fields, signal );
	const token = submissionTokenOf( form, signal );
	const isRight = () => {
		const wrong = firstWrong( form, props.words );
		wrong?.focus();
		return ! wrong;
	};
	return async () => {
		const off = apply?.() ?? [];
		if ( ! isRight() ) {
			return;
		}
		messages.setBusy( true );
		const input = form.elements.namedItem( 'token' );
		( input as HTMLInputElement ).value = await token
			.captchaToken()
			.catch( () => '' );
		// The captcha may have just been added.
		if ( ! isRight() ) {
			messages.setBusy( false );
			return;
		}
		let said = await send( form, props, off, signal );
		// The server wants a proof of work: it needs no other press.
		if ( ! said.isGood && said.captcha?.kind === 'proof' ) {
			await token.renew( said.captcha );
			( input as HTMLInputElement ).value = await token
				.captchaToken()
				.catch( () => '' );
			said = await send( form, props, off, signal );
		}
		messages.setBusy( false );
		if ( said.isGood ) {
			showSuccess( form, props, messages, said.text );
			apply?.();
		} else {
			messages.say( said.text || props.words.failed, true );
		}
		if ( said.captcha ) {
			await token.renew( said.captcha );
		}
	};
}

function submissionTokenOf( form: HTMLFormElement, signal: AbortSignal ) {
	const token = createSubmissionToken(
		{ form },
		'frontage_newsletter_token',
		'et_checksum'
	);
	form.addEventListener( 'focusin', token.begin, { once: true, signal } );
	if ( form.contains( form.ownerDocument.activeElement ) ) {
		void token.begin();
	}
	return token;
}

function showSuccess(
	form: HTMLFormElement,
	props: NewsletterProps,
	messages: Messages,
	text: string
): void {
	const values = new FormData( form );
	form.reset();
	if ( props.redirect ) {
		const url = new URL( props.redirect, location.href );
		for ( const name of props.query ) {
			const value = values.get( `et_${ name }` );
			url.searchParams.set( name, String( value ?? '' ) );
		}
		location.assign( url );
	} else if ( props.kind === 'mailchimp' ) {
		messages.say( text );
	} else {
		form.hidden = true;
		messages.finish( text );
	}
}
