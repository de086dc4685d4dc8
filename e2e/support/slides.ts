/** Sliders for specs that publish their own pages. */

const slide = ( text: string ) =>
	`<!-- wp:frontage/slide --><!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading --><!-- /wp:frontage/slide -->`;

/**
 * Returns the markup of a slider with headings.
 *
 * @param attributes Block attributes.
 * @param texts      One heading for each slide.
 */
export const slider = ( attributes: object, ...texts: string[] ) =>
	`<!-- wp:frontage/slider ${ JSON.stringify( attributes ) } -->${ texts.map( slide ).join( '' ) }<!-- /wp:frontage/slider -->`;
