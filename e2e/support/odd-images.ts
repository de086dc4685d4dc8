/** Images as people really upload them, from `tests/php/Support/Odd_Images.php`, and galleries of them. */
import { sitePhp } from './site-php';

export interface OddImage {
	id: number;
	/** Of the largest file. */
	url: string;
	name: string;
	/** Of the largest file. */
	width: number;
	height: number;
	alt: string;
	caption: string;
}

/**
 * Draws what is missing, and returns all that there are.
 *
 * @param names Which ones are needed; all by default, which takes some seconds at first.
 */
export const oddImages = async ( ...names: string[] ): Promise< OddImage[] > =>
	JSON.parse(
		await sitePhp( `
	require_once WP_PLUGIN_DIR . '/frontage/tests/php/Support/Odd_Images.php';
	Frontage\\Tests\\Odd_Images::ensure( json_decode( '${ JSON.stringify( names ) }' ) );
	echo wp_json_encode( Frontage\\Tests\\Odd_Images::all() );` )
	);

/**
 * Returns an image block as saved.
 *
 * @param image Which image.
 * @param link  Whether it links to its file.
 */
export function imageBlock( image: OddImage, link: boolean = true ): string {
	const { id, url, alt, caption } = image;
	const attributes = JSON.stringify( {
		id,
		sizeSlug: 'full',
		linkDestination: link ? 'media' : 'none',
	} );
	const img = `<img src="${ url }" alt="${ alt }" class="wp-image-${ id }"/>`;
	const words = caption
		? `<figcaption class="wp-element-caption">${ caption }</figcaption>`
		: '';
	return `<!-- wp:image ${ attributes } --><figure class="wp-block-image size-full">${ link ? `<a href="${ url }">${ img }</a>` : img }${ words }</figure><!-- /wp:image -->`;
}

/**
 * Returns a core gallery as saved, whose images link to their files.
 *
 * @param images In order.
 */
export const coreGallery = ( images: OddImage[] ): string =>
	`<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ images.map( ( image ) => imageBlock( image ) ).join( '' ) }</figure><!-- /wp:gallery -->`;
