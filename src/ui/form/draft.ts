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

/**
 * Keeps what visitors type on their device until the form is sent, and fills it in again.
 *
 * @param parts The form.
 * @return Nothing if the author turned it off.
 */
export function createDraft( parts: FormParts ): Draft | null {
	const { form, words, fields } = parts;
	if ( ! words.restored ) {
		return null;
	}
	const { id } = form.closest( '.frontage-form' )!;
	const key = `frontage-draft ${ location.pathname }#${ id }`;
	const forget = () => attempt( () => localStorage.removeItem( key ) );
	const isAnswer = form.querySelector(
		'.frontage-form__summary:not(:empty)'
	);
	const kept = isAnswer ? {} : read( key );
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
		tell( parts, forget );
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
					] )
				)
			);
		},
	};
}

/** Says that something was filled in, and offers to start over, for devices that people share. */
function tell( { form, words }: FormParts, forget: () => void ): void {
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

function read( key: string ): Kept {
	let found: [ number, Kept ] = [ 0, {} ];
	attempt( () => {
		found = JSON.parse( localStorage.getItem( key )! ) ?? found;
	} );
	const [ at, kept ] = found;
	return Date.now() - at < LIFE_MS ? kept : {};
}

/** Storage may be full or forbidden. */
function attempt( work: () => void ): void {
	try {
		work();
	} catch {}
}
