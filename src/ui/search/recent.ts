/** The visitor's recent searches, kept on the device and sent nowhere. */

const KEY = 'frontage-searches';

const MOST = 5;

/** Longest text that is kept. */
const LONGEST = 100;

/** Returns the texts, the latest first; none if the browser keeps nothing. */
export function recentSearches(): string[] {
	try {
		const kept: unknown = JSON.parse( localStorage.getItem( KEY ) ?? '' );
		return ( Array.isArray( kept ) ? kept : [] )
			.filter(
				( text ): text is string =>
					typeof text === 'string' && text.length <= LONGEST
			)
			.slice( 0, MOST );
	} catch {
		return [];
	}
}

/** Puts a text in front of the others; forgets all without one. */
export function rememberSearch( text?: string ): void {
	try {
		if ( text === undefined ) {
			localStorage.removeItem( KEY );
		} else if ( text && text.length <= LONGEST ) {
			const others = recentSearches().filter( ( one ) => one !== text );
			localStorage.setItem( KEY, JSON.stringify( [ text, ...others ] ) );
		}
	} catch {
		// A browser that keeps nothing.
	}
}

/**
 * Returns the options for recent searches, with the look of results.
 *
 * @param label Name of the group.
 * @param texts Recent searches.
 * @param form  Search form, for links that work in a new tab.
 */
export function recentOptions(
	label: string,
	texts: string[],
	form: HTMLFormElement
): HTMLElement {
	const group = part( 'div', 'group' );
	group.role = 'group';
	group.ariaLabel = label;
	const title = part( 'p', 'type', label );
	title.ariaHidden = 'true';
	group.append( title );
	for ( const text of texts ) {
		const fields = new FormData( form );
		fields.set( 's', text );
		const address = new URL( form.action );
		fields.forEach( ( value, name ) =>
			address.searchParams.set( name, String( value ) )
		);
		const option = part( 'a', 'option is-recent', text );
		option.role = 'option';
		option.ariaSelected = 'false';
		option.tabIndex = -1;
		option.dataset.text = text;
		option.setAttribute( 'href', address.href );
		group.append( option );
	}
	return group;
}

function part( tag: string, name: string, text = '' ): HTMLElement {
	return Object.assign( document.createElement( tag ), {
		className: `frontage-search__${ name }`,
		textContent: text,
	} );
}
