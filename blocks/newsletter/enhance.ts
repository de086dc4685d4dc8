/** Subscribes without leaving the page (S1 §4 §7, S2 §7 §8). */
import type { FrontageIsland } from '../../src/islands/types';
import { owned } from '../../src/lib/owned';
import { firstWrong } from './check';
import { send } from './send';
import type { NewsletterProps } from './types';

/** How long an error stays (S2 §9). */
const ERROR_MS = 5000;

/** The window of a feed service (S1 §7). */
const POPUP = 'popup,scrollbars=yes,width=550,height=520';

const ROOT = 'frontage-newsletter__';

export function enhance(
	island: FrontageIsland,
	props: NewsletterProps
): () => void {
	const stop = new AbortController();
	const [ form ] = owned< HTMLFormElement >( island, 'form' );
	if ( props.kind === 'feed' ) {
		form.addEventListener(
			'submit',
			() => void window.open( 'about:blank', form.target, POPUP ),
			{ signal: stop.signal }
		);
		return () => stop.abort();
	}
	const [ done ] = owned( island, `.${ ROOT }done` );
	const [ message ] = owned( island, '[role=status]' );
	let timer = 0;

	const say = ( text: string, isError = false ) => {
		clearTimeout( timer );
		message.textContent = text;
		message.classList.toggle( 'is-error', isError );
		if ( isError ) {
			timer = window.setTimeout( say, ERROR_MS, '' );
		}
	};
	const setBusy = ( isBusy: boolean ) => {
		form.ariaBusy = isBusy ? 'true' : null;
		say( isBusy ? props.words.sending : '' );
	};
	const succeed = ( text: string ) => {
		const values = new FormData( form );
		form.reset();
		if ( props.redirect ) {
			const url = new URL( props.redirect, location.href );
			for ( const name of props.query ) {
				const value = values.get( `et_${ name }` );
				url.searchParams.set( name, String( value ?? '' ) );
			}
			location.assign( url );
			return;
		}
		if ( props.kind === 'mailchimp' ) {
			say( text );
			return;
		}
		form.hidden = true;
		done.textContent = text || done.textContent;
		done.classList.add( 'is-shown' );
		done.focus();
	};

	form.noValidate = true;
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			const wrong = form.ariaBusy
				? null
				: firstWrong( form, props.words );
			wrong?.focus();
			if ( wrong || form.ariaBusy ) {
				return;
			}
			setBusy( true );
			void send( form, props, stop.signal ).then(
				( { text, isGood } ) => {
					setBusy( false );
					if ( isGood ) {
						succeed( text );
					} else {
						say( text || props.words.failed, true );
					}
				}
			);
		},
		{ signal: stop.signal }
	);
	return () => {
		stop.abort();
		clearTimeout( timer );
		form.noValidate = false;
	};
}
