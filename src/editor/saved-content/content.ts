import { escape } from './escape';
import { WORDS } from './layout';
import { fill, type Part, type Scope } from './template';

/** What `save` needs of a `block.json`. */
export interface Savable {
	name: string;
	frontage?: { content?: Content };
}

/** How a block's words are written in the post. */
export interface Content {
	/** Of the element around them, such as `"aria-label": "{label}"`. */
	attributes?: Record< string, string >;
	/** Parts in order; `{inner}` is where inner blocks go, otherwise after them all. */
	html: Part[];
}

/**
 * The class of a block's element.
 *
 * @param name Block name.
 */
export const classOf = ( name: string ) =>
	`wp-block-${ name.replace( '/', '-' ) }`;

const INNER = '{inner}';

/** A label needs an element that may have one. */
const tagOf = ( attributes: string ) =>
	attributes.includes( ' aria-label=' ) ? 'section' : 'div';

/**
 * Returns the HTML before and after the inner blocks; empty if the author wrote nothing.
 *
 * @param block      The `block.json`.
 * @param attributes The block's attributes, with defaults.
 */
export function savedContent(
	{ name, frontage }: Savable,
	attributes: Scope
): [ before: string, after: string ] {
	const { html = [], attributes: named = {} } = frontage?.content ?? {};
	const at = html.includes( INNER ) ? html.indexOf( INNER ) : html.length;
	const before = fill( html.slice( 0, at ), attributes );
	const after = fill( html.slice( at + 1 ), attributes );
	const labels = fill(
		Object.entries( named ).map(
			( [ key, value ] ) => ` ${ key }="${ value }"`
		),
		attributes
	);
	if ( ! before && ! after && ! labels ) {
		return [ '', '' ];
	}
	const { anchor, className } = attributes as Record< string, string >;
	const names = [ classOf( name ), className ];
	const id = anchor ? ` id="${ escape( anchor ) }"` : '';
	const tag = tagOf( labels );
	return [
		`<${ tag }${ id } class="${ escape(
			names.filter( Boolean ).join( ' ' )
		) }"${ labels } style="${ WORDS }">${ before }`,
		`${ after }</${ tag }>`,
	];
}
