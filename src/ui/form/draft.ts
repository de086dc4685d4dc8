import { applyLogic, setValue, valuesOf } from './dom';
import type { FormParts } from './types';

/** Milliseconds for which a device keeps what was typed: seven days. */
const LIFE_MS = 604_800_000;

/** What is not kept: files cannot be, and consent and signatures are given each time. */
const SKIPPED = /^(file|hidden|consent|signature|calculation)$/;

export interface Draft {
	/** Keeps what is in the form now. */
	keep: () => void;
	/** Forgets it, after the form was sent. */
	forget: () => void;
}

type Kept = Record< string, string | string[] >;

/** Bytes of a key. */
const KEY_BYTES = 16;

/** When, what, and the key of what was filled in, which the server stores once, also if it is sent after a reload. */
type Stored = [ number, Kept, string? ];

const makeKey = (): string =>
	[ ...crypto.getRandomValues( new Uint8Array( KEY_BYTES ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

/**
 * Keeps what visitors type on their device until the form is sent, and fills it in again.
 *
 * @param parts The form.
 * @return Nothing if the author turned it off.
 */
export function createDraft( parts: FormParts ): Draft | null {
	const { form, words, fields } = parts;
	parts.key = makeKey();
	if ( ! words.restored ) {
		return null;
	}
	const { id } = form.closest( '.frontage-form' )!;
	const key = `frontage-draft ${ location.pathname }#${ id }`;
	const forget = () => {
		parts.key = makeKey();
		attempt( () => localStorage.removeItem( key ) );
	};
	const isAnswer = form.querySelector(
		'.frontage-form__summary:not(:empty)'
	);
	const [ , found, own ] = read( key );
	// A field may be called “constructor”.
	const kept: Kept = Object.assign(
		Object.create( null ),
		isAnswer ? {} : found
	);
	parts.key = own ?? parts.key;
	const texts = fields.filter( ( { kind } ) => ! SKIPPED.test( kind ) );
	const values = valuesOf( parts );
	const changed = texts.filter(
		( { name } ) =>
			kept[ name ]?.length &&
			String( kept[ name ] ) !== String( values[ name ] )
	);
	changed.forEach( ( { name } ) => setValue( parts, name, kept[ name ]! ) );
	if ( changed.length ) {
		applyLogic( parts );
		offerToStartOver( parts, forget );
	}
	return {
		forget,
		keep() {
			const now = valuesOf( parts );
			const typed = texts
				.map( ( { name } ) => [ name, now[ name ] ] as const )
				.filter( ( [ , value ] ) => value?.length );
			attempt( () =>
				localStorage.setItem(
					key,
					JSON.stringify( [
						Date.now(),
						Object.fromEntries( typed ),
						parts.key,
					] )
				)
			);
		},
	};
}

/** Says that something was filled in, and offers to start over, for devices that people share. */
function offerToStartOver(
	{ form, words }: FormParts,
	forget: () => void
): void {
	const note = document.createElement( 'p' );
	const clear = document.createElement( 'button' );
	note.className = 'frontage-form__draft';
	note.setAttribute( 'role', 'status' );
	clear.type = 'button';
	clear.textContent = words.startOver!;
	clear.addEventListener( 'click', () => {
		forget();
		form.reset();
		note.remove();
		form.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		form.querySelector< HTMLElement >(
			'input:not([type=hidden]),select,textarea'
		)?.focus();
	} );
	note.append( `${ words.restored } `, clear );
	form.querySelector( '.frontage-form__summary' )!.after( note );
}

function read( key: string ): Stored {
	const none: Stored = [ 0, {} ];
	let found = none;
	attempt( () => {
		found = JSON.parse( localStorage.getItem( key )! ) ?? none;
	} );
	return Date.now() - found[ 0 ] < LIFE_MS ? found : none;
}

/** Storage may be full or forbidden. */
function attempt( work: () => void ): void {
	try {
		work();
	} catch {}
}
