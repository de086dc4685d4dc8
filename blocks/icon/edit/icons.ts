import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';

/** An icon of the set. */
export interface SetIcon {
	slug: string;
	name: string;
	/** Sanitized by the server. */
	svg: string;
}

let request: Promise< SetIcon[] > | undefined;

/** Returns the icons of the set, which are loaded once. A failed request is repeated the next time. */
export function loadIcons(): Promise< SetIcon[] > {
	request ??= apiFetch< SetIcon[] >( { path: '/frontage/v1/icons' } );
	request.catch( () => {
		request = undefined;
	} );
	return request;
}

/**
 * Returns the icons that have all words of a search in their name or slug.
 *
 * @param icons  Of the set.
 * @param search As it is typed.
 */
export function foundIn( icons: SetIcon[], search: string ): SetIcon[] {
	const words = search.toLowerCase().split( /\s+/ );
	return icons.filter( ( { slug, name } ) => {
		const text = `${ name } ${ slug }`.toLowerCase();
		return words.every( ( word ) => text.includes( word ) );
	} );
}

/**
 * Returns a safe SVG, made by the server of what the author pasted or uploaded.
 *
 * @param  source Anything.
 * @throws {Error} If there is no SVG in it, or the server does not answer.
 */
export async function cleanSvg( source: string ): Promise< string > {
	const { svg } = await apiFetch< { svg: string } >( {
		path: '/frontage/v1/icons/clean',
		method: 'POST',
		data: { source },
	} );
	if ( ! svg ) {
		throw new Error( __( 'SVG not found.', 'frontage' ) );
	}
	return svg;
}
