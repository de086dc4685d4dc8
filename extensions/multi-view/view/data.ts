/** What the server has written onto a block for its views. */
import { safeUrl } from '@frontage/lib/safe-url';

/** Of one view. */
interface View {
	classes?: string[];
	attrs?: Record< string, string >;
}

export type Views = Partial< Record< string, View > >;

/** A change of one attribute. */
export interface Change {
	element: Element;
	name: string;
	value: string;
}

/** Elements that have the attributes which are not those of the block itself. */
const OWNERS: Partial< Record< string, string > > = {
	alt: 'img',
	href: 'a',
	'aria-label': 'a,button,nav,section,img,[role]',
	title: '*',
};

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

const owner = ( block: Element, selector: string ) =>
	block.matches( selector ) ? block : block.querySelector( selector );

/**
 * Returns the attributes that change in a view; those that could do harm are none.
 *
 * @param block Whose view it is.
 * @param attrs By name.
 */
export const changesIn = (
	block: Element,
	attrs: Record< string, string > = {}
): Change[] =>
	Object.entries( attrs ).flatMap( ( [ name, text ] ) => {
		const selector = OWNERS[ name ];
		const element = selector && owner( block, selector );
		const value = name === 'href' ? safeUrl( text ) : String( text );
		return element && value ? [ { element, name, value } ] : [];
	} );
