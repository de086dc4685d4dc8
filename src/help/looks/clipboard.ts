/** Carries a look from block to block: in the clipboard, and in local storage where that is refused. */
import type { Look } from './look';

const KEY = 'frontage-look';

/** Characters; looks are far smaller. */
const MOST = 50_000;

/**
 * Reads a look from a text.
 *
 * @param text Anything.
 */
export function parseLook( text: string | null ): Look | null {
	if ( ! text || text.length > MOST || ! text.includes( '"frontage"' ) ) {
		return null;
	}
	try {
		const look = JSON.parse( text ) as Partial< Look >;
		const isLook =
			look.frontage === 'look' &&
			look.version === 1 &&
			typeof look.name === 'string' &&
			typeof look.attributes === 'object' &&
			look.attributes !== null;
		return isLook ? ( look as Look ) : null;
	} catch {
		return null;
	}
}

/**
 * Keeps a look.
 *
 * @param look To be pasted, here or on another page.
 */
export async function keepLook( look: Look ): Promise< void > {
	const text = JSON.stringify( look );
	try {
		window.localStorage.setItem( KEY, text );
	} catch {
		// Storage may be full or forbidden; the clipboard is left.
	}
	await navigator.clipboard?.writeText( text ).catch( () => {} );
}

const stored = (): string | null => {
	try {
		return window.localStorage.getItem( KEY );
	} catch {
		return null;
	}
};

/** Whether there is one in this browser, without asking anybody. */
export const hasLook = (): boolean => parseLook( stored() ) !== null;

/** The look that was kept last; null if there is none. */
export async function keptLook(): Promise< Look | null > {
	const text = await navigator.clipboard?.readText?.().catch( () => null );
	return parseLook( text ?? null ) ?? parseLook( stored() );
}
