/** Captchas of other companies; their scripts are fetched when a form is sent, not before. */

export interface Score {
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
			'timeout-callback': () => void;
			'unsupported-callback': () => void;
			'before-interactive-callback': () => void;
		}
	) => string;
}

declare global {
	interface Window {
		grecaptcha?: Grecaptcha;
		turnstile?: Turnstile;
	}
}

/** How long a company may take. Whoever blocks its script, or is cut off from it, gets a sum instead. */
const PATIENCE_MS = 10_000;

/**
 * What somebody promised, unless it takes too long.
 *
 * @param work The promise.
 */
function soon< Given >( work: Promise< Given > ): Promise< Given > {
	let timer: ReturnType< typeof setTimeout >;
	const late = new Promise< never >( ( _, reject ) => {
		timer = setTimeout(
			() => reject( new Error( 'The captcha took too long.' ) ),
			PATIENCE_MS
		);
	} );
	return Promise.race( [ work, late ] ).finally( () =>
		clearTimeout( timer )
	);
}

const pending = new Map< string, Promise< void > >();

function load( src: string ): Promise< void > {
	const known = pending.get( src );
	if ( known ) {
		return known;
	}
	const arrival = new Promise< void >( ( resolve, reject ) => {
		const script = Object.assign( document.createElement( 'script' ), {
			src,
			async: true,
			onload: () => resolve(),
			onerror: () => {
				pending.delete( src );
				reject( new Error( `${ src } did not load.` ) );
			},
		} );
		document.head.append( script );
	} );
	pending.set( src, arrival );
	return arrival;
}

/**
 * A token of reCAPTCHA v3, for the form's own interaction name (S1 §7).
 *
 * @param asked Public key and name.
 */
export const score = ( asked: Score ): Promise< string > =>
	soon( execute( asked ) );

async function execute( { key, action }: Score ): Promise< string > {
	await load(
		`https://www.google.com/recaptcha/api.js?render=${ encodeURIComponent( key ) }`
	);
	const { grecaptcha } = window;
	await new Promise< void >( ( done ) => grecaptcha!.ready( done ) );
	return grecaptcha!.execute( key, { action } );
}

/**
 * A token of Turnstile, which may show its box: whoever has to press it may take their time.
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
	await soon(
		load(
			'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
		)
	);
	const box = place.appendChild( document.createElement( 'div' ) );
	let isAsked = () => {};
	const asked = new Promise< void >( ( resolve ) => ( isAsked = resolve ) );
	const answer = new Promise< string >( ( resolve, reject ) => {
		const fail = () => reject( new Error( 'Turnstile failed.' ) );
		window.turnstile!.render( box, {
			sitekey: key,
			action,
			callback: resolve,
			'error-callback': fail,
			'timeout-callback': fail,
			'unsupported-callback': fail,
			'before-interactive-callback': isAsked,
		} );
	} );
	try {
		await soon( Promise.race( [ answer, asked ] ) );
		return await answer;
	} catch ( error ) {
		box.remove();
		throw error;
	}
}
