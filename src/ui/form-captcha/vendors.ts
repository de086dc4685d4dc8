/** Captchas of other companies; their scripts are fetched when a form is sent, not before. */

interface Score {
	key: string;
	action: string;
}

interface Grecaptcha {
	ready: ( then: () => void ) => void;
	execute: ( key: string, options: { action: string } ) => Promise< string >;
}

interface Turnstile {
	render: (
		place: Element,
		options: {
			sitekey: string;
			action: string;
			callback: ( token: string ) => void;
			'error-callback': () => void;
		}
	) => string;
}

declare global {
	interface Window {
		grecaptcha?: Grecaptcha;
		turnstile?: Turnstile;
	}
}

const coming = new Map< string, Promise< void > >();

function load( src: string ): Promise< void > {
	const known = coming.get( src );
	if ( known ) {
		return known;
	}
	const arrival = new Promise< void >( ( resolve, reject ) => {
		const script = Object.assign( document.createElement( 'script' ), {
			src,
			async: true,
			onload: () => resolve(),
			onerror: () => {
				coming.delete( src );
				reject( new Error( `${ src } did not load.` ) );
			},
		} );
		document.head.append( script );
	} );
	coming.set( src, arrival );
	return arrival;
}

/**
 * A token of reCAPTCHA v3, for the form's own interaction name (S1 §7).
 *
 * @param asked        Public key and name.
 * @param asked.key
 * @param asked.action
 */
export async function score( { key, action }: Score ): Promise< string > {
	await load(
		`https://www.google.com/recaptcha/api.js?render=${ encodeURIComponent( key ) }`
	);
	const { grecaptcha } = window;
	await new Promise< void >( ( done ) => grecaptcha!.ready( done ) );
	return grecaptcha!.execute( key, { action } );
}

/**
 * A token of Turnstile, which may show its box.
 *
 * @param asked        Public key and name.
 * @param asked.key
 * @param asked.action
 * @param place        Where the box goes.
 */
export async function widget(
	{ key, action }: Score,
	place: Element
): Promise< string > {
	await load(
		'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
	);
	return new Promise( ( resolve, reject ) => {
		const box = place.appendChild( document.createElement( 'div' ) );
		window.turnstile!.render( box, {
			sitekey: key,
			action,
			callback: resolve,
			'error-callback': () => reject( new Error( 'Turnstile failed.' ) ),
		} );
	} );
}
