import { elementOf } from '@frontage/lib/element-of';

/** Begins a text fragment, which browsers look up and show on their own. */
const TEXT = ':~:';

/**
 * Returns the target of a fragment; null if it is a text fragment, names nothing, or its target is not visible: what is
 * closed or opens over the page is left to the browser.
 *
 * @param hash Fragment with its `#`, or the whole URL.
 */
export function targetOf( hash: string ): HTMLElement | null {
	const [ , fragment = '' ] = hash.split( '#', 2 );
	const found = elementOf( `#${ fragment }` );
	return found?.getClientRects().length &&
		! hash.includes( TEXT ) &&
		! found.closest( 'dialog,[popover]' )
		? found
		: null;
}
