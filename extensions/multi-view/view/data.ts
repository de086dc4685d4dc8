/** What the server has written onto a block for its views. */

/** Of one view. */
export interface View {
	classes?: string[];
	attrs?: Record< string, string >;
}

type Views = Partial< Record< string, View > >;

/** Which element has an attribute: the block itself, or the first such element in it. */
const OWNERS = new Map( [
	[ 'alt', 'img' ],
	[ 'href', 'a' ],
	[ 'aria-label', 'a,button,nav,section,img,[role]' ],
	[ 'title', '*' ],
] );

/**
 * Returns the views of a block; none if an author has written something else there.
 *
 * @param block With the attribute.
 */
export function viewsOf( block: HTMLElement ): Views {
	try {
		return Object( JSON.parse( block.dataset.frontageView! ) );
	} catch {
		return {};
	}
}

/** Returns whether a link may lead there; the browser's own reading decides, and the server has said so before. */
function isSafe( address: string ): boolean {
	try {
		return /^(https?|mailto|tel):/.test(
			new URL( address, location.href ).href
		);
	} catch {
		return false;
	}
}

/**
 * Returns the element that gets an attribute; none for attributes that could do harm.
 *
 * @param block Whose view it is.
 * @param name  Of the attribute.
 * @param value Untrusted.
 */
export function ownerOf(
	block: Element,
	name: string,
	value: string
): Element | null | undefined {
	const owners = OWNERS.get( name );
	if ( ! owners || ( name === 'href' && ! isSafe( value ) ) ) {
		return null;
	}
	return block.matches( owners ) ? block : block.querySelector( owners );
}
