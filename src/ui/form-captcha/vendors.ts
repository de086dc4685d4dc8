/** Third-party captchas; their scripts are loaded when a form is submitted, not before. */

export interface Score {
	key: string;
	action: string;
}

interface Grecaptcha {
	ready: ( then: () => void ) => void;
	execute: ( key: string, options: { action: string } ) => Promise< string >;
}

export interface Turnstile {
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

/** Time limit for a provider. Visitors who block its script or cannot reach it get a math question instead. */
const PATIENCE_MS = 10_000;

/** Rejects if a promise takes too long. */
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

const turnstile =
	'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const recaptcha = ( key: string ) =>
	`https://www.google.com/recaptcha/api.js?render=${ encodeURIComponent( key ) }`;

/** Loads a provider's script as soon as the visitor has agreed, so that sending need not wait for it. */
export const preload = ( vendor: string, { key }: Score ): void => {
	const src = (
		{
			turnstile,
			recaptcha: recaptcha( key ),
		} as Record< string, string | undefined >
	 )[ vendor ];
	if ( src ) {
		void load( src ).catch( () => {} );
	}
};

/**
 * Returns a reCAPTCHA v3 token for the form's own action name (S1 §7).
 *
 * @param asked Site key and action name.
 */
export const score = ( asked: Score ): Promise< string > =>
	soon( execute( asked ) );

async function execute( { key, action }: Score ): Promise< string > {
	await load( recaptcha( key ) );
	const { grecaptcha } = window;
	await new Promise< void >( ( done ) => grecaptcha!.ready( done ) );
	return grecaptcha!.execute( key, { action } );
}

/**
 * Returns a Turnstile token. The widget may need a click, so there is no time limit once it is shown.
 *
 * @param asked Site key and action name.
 * @param place Container of the widget.
 */
export async function widget(
	{ key, action }: Score,
	place: Element
): Promise< string > {
	await soon( load( turnstile ) );
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
