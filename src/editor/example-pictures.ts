/** A picture's file in `block.json`, such as `lemons.webp`. */
const FILE = /^[a-z]+(-[a-z0-9]+)*\.webp$/;

/** In the plugin. */
const FOLDER = 'includes/Domain/Pictures/files/';

/** Where our pictures lie, beside this script; undefined if it was put together with others. */
const folder = folderBeside( document.currentScript );

function folderBeside( script: HTMLOrSVGScriptElement | null ) {
	return script instanceof HTMLScriptElement && script.src
		? script.src.replace( /build\/[^/]*$/, FOLDER )
		: undefined;
}

/**
 * Returns an example with the addresses of our pictures in place of their files, so that the inserter shows finished
 * things and loads nothing from another site.
 *
 * @param node   Of `block.json`'s `example`.
 * @param inside Address of the pictures' folder, with a slash at its end.
 */
export function withPictures< T >( node: T, inside = folder ): T {
	if ( typeof node === 'string' ) {
		return inside && FILE.test( node )
			? ( ( inside + node ) as T & string )
			: node;
	}
	if ( Array.isArray( node ) ) {
		return node.map( ( part ) => withPictures( part, inside ) ) as T;
	}
	if ( node && typeof node === 'object' ) {
		return Object.fromEntries(
			Object.entries( node ).map( ( [ key, value ] ) => [
				key,
				withPictures( value, inside ),
			] )
		) as T;
	}
	return node;
}
