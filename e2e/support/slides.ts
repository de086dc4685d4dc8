/** Sliders for specs that publish pages of their own. */

const slide = ( text: string ) =>
	`<!-- wp:frontage/slide --><!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading --><!-- /wp:frontage/slide -->`;

/**
 * Markup of a slider with headings.
 *
 * @param attributes The block's.
 * @param texts      One for each slide.
 */
export const slider = ( attributes: object, ...texts: string[] ) =>
	`<!-- wp:frontage/slider ${ JSON.stringify( attributes ) } -->${ texts.map( slide ).join( '' ) }<!-- /wp:frontage/slider -->`;
