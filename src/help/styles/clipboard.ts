/** Copies a style between blocks through the clipboard, with local storage as a fallback. */
import type { CopiedStyle } from './copied-style';

const KEY = 'frontage-look';

/** Maximum number of characters; styles are far smaller. */
const MOST = 50_000;

/**
 * Parses a style from text; null if it is not one.
 *
 * @param text Any text.
 */
export function parseStyle( text: string | null ): CopiedStyle | null {
	if ( ! text || text.length > MOST || ! text.includes( '"frontage"' ) ) {
		return null;
	}
	try {
		const look = JSON.parse( text ) as Partial< CopiedStyle >;
		const isStyle =
			look.frontage === 'look' &&
			look.version === 1 &&
			typeof look.name === 'string' &&
			typeof look.attributes === 'object' &&
			look.attributes !== null;
		return isStyle ? ( look as CopiedStyle ) : null;
	} catch {
		return null;
	}
}

/**
 * Stores a style.
 *
 * @param look Style to paste here or on another page.
 */
export async function storeStyle( look: CopiedStyle ): Promise< void > {
	const text = JSON.stringify( look );
	try {
		window.localStorage.setItem( KEY, text );
	} catch {
		// Storage may be full or blocked; the clipboard still works.
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

/** Returns whether this browser has a stored style, without a clipboard prompt. */
export const hasStyle = (): boolean => parseStyle( stored() ) !== null;

/** Returns the style that was stored last; null if there is none. */
export async function storedStyle(): Promise< CopiedStyle | null > {
	const text = await navigator.clipboard?.readText?.().catch( () => null );
	return parseStyle( text ?? null ) ?? parseStyle( stored() );
}
