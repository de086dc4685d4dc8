/**
 * What keeps saved words in their column, whatever the theme: in the `style` of the elements, since no stylesheet of
 * ours is there when they are printed. `Frontage\Domain\Blocks\Saved_Layout` writes the same.
 */

/** Of an image: in its column, and with its proportions. */
export const IMAGE = 'max-width:100%;height:auto';

/** Of the element around all words: a long word goes on in the next line. */
export const WORDS = 'overflow-wrap:anywhere';

/** An image in formatted text, whose quotes are in pairs. */
const IN_TEXT = /<img((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;

/**
 * Keeps the images of formatted text in their column; a size that the author gave them stays.
 *
 * @param html Formatted text.
 */
export const keptInColumn = ( html: string ): string =>
	html.replace( IN_TEXT, ( tag, inside: string ) => {
		if ( inside.includes( 'max-width' ) ) {
			return tag;
		}
		return inside.includes( ' style="' )
			? tag.replace( / style="/g, ` style="${ IMAGE };` )
			: `<img style="${ IMAGE }"${ inside }>`;
	} );
