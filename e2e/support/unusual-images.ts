/** Images as people really upload them, from `tests/php/Support/Unusual_Images.php`, and galleries of them. */
import { sitePhp } from './site-php';

/** Widths of the window that every picture module is looked at with, in pixels. */
export const WIDTHS = [ 320, 390, 1280, 1920 ];

/** Cookies that set the text direction. */
export const DIRECTIONS: Record< string, string >[] = [
	{},
	{ frontage_env_rtl: '1' },
];

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
export const unusualImages = async (
	...names: string[]
): Promise< OddImage[] > =>
	JSON.parse(
		await sitePhp( `
	require_once WP_PLUGIN_DIR . '/frontage/tests/php/Support/Unusual_Images.php';
	Frontage\\Tests\\Unusual_Images::ensure( json_decode( '${ JSON.stringify( names ) }' ) );
	echo wp_json_encode( Frontage\\Tests\\Unusual_Images::all() );` )
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

/** A photograph of the demo in saved content: its attachment, or one of its files. */
const PHOTOGRAPH =
	/("(?:id|mediaId|imageId|firstId|secondId)":\s*|wp-image-)90(\d\d)\b|(?:https?:\/\/[^"' ]*)?\/wp-content\/uploads\/photographs\/([\w-]+?)(?:-\d+x\d+)?\.(?:jpg|webp)/g;

/**
 * Returns the content of a page with odd images instead of the demo's photographs, and long captions.
 *
 * @param content Block markup.
 * @param images  All odd images.
 */
export function withOddImages( content: string, images: OddImage[] ): string {
	const at = ( index: number ) => images[ index % images.length ]!;
	const places = new Map< string, number >();
	const caption = images.find( ( { name } ) => name === 'portrait' )!.caption;
	return content
		.replace( PHOTOGRAPH, ( _, before, id, name ) => {
			if ( id ) {
				return `${ before }${ at( Number( id ) ).id }`;
			}
			places.set( name, places.get( name ) ?? places.size );
			return at( places.get( name )! ).url;
		} )
		.replace(
			/(<figcaption[^>]*>)[^<]*(?=<\/figcaption>)/g,
			`$1${ caption }`
		)
		.replace( /"caption":"[^"]+"/g, `"caption":"${ caption }"` );
}
