import { safeHTML } from '@wordpress/dom';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isSmallPicture } from '@frontage/editor';
import { safeUrl } from '@frontage/lib/safe-url';
import { categoriesOf } from './saved-images';
import type { GalleryImage, GalleryProps, SavedImage } from '../view/types';
import { captionOf } from './use-library';
import type { LibraryImage } from './use-library';
import type { Attributes } from '../attributes';

/** Maximum rows of an image in a masonry, as in `Gallery.php`. */
const HIGHEST = 300;

/** Default number of images per page (S1 §5 §9). */
export const PER_PAGE = 4;

/** How many images a page has. */
export function perPageOf( {
	hasPages,
	perPage,
	images,
	arrangement,
}: Attributes ) {
	return hasPages && arrangement !== 'carousel'
		? perPage || PER_PAGE
		: images.length;
}

/**
 * Approximates the props that the server would compute, for the preview.
 *
 * @param attributes Block attributes.
 * @param library    Media library data, keyed by ID.
 * @param selected   Index of the image whose page is shown; -1 for the first page.
 */
export function previewProps(
	attributes: Attributes,
	library: Map< number, LibraryImage >,
	selected: number
): GalleryProps {
	const { images, columns, hasFilter, captions, linkTo, arrangement } =
		attributes;
	const names =
		hasFilter && arrangement !== 'carousel' ? categoriesOf( images ) : [];
	const perPage = perPageOf( attributes );
	return {
		place: { module: 'gallery', id: 'frontage-preview', others: '' },
		chosen: {
			category: '',
			page: 1 + Math.floor( Math.max( 0, selected ) / perPage ),
		},
		perPage,
		columns,
		sizes: '',
		images: images
			.map( ( image ) => ( {
				...pictureOf( image, library.get( image.id ?? 0 ) ),
				href: isLinked( image, linkTo ) ? '#' : undefined,
				...( captions === 'none' && { caption: undefined } ),
			} ) )
			.map( ( image ) => ( {
				...image,
				rows:
					arrangement === 'masonry'
						? Math.round(
								Math.min(
									HIGHEST,
									( 100 * image.height ) / image.width
								)
							)
						: undefined,
				crop: arrangement === 'masonry' ? undefined : image.crop,
			} ) ),
		categories:
			names.length > 1
				? names.map( ( name ) => ( { slug: name, name } ) )
				: [],
		words: wordsOf( perPage ),
	};
}

/** Whether an image leads anywhere, on its own or as all do. */
const isLinked = ( image: SavedImage, linkTo: string ) =>
	!! image.lightbox?.enabled ||
	( image.linkDestination ?? linkTo ) !== 'none';

/** The crop of an image that has its own; must match `Image_Crop` in PHP. */
function cropOf( image: SavedImage ): GalleryImage[ 'crop' ] {
	const { aspectRatio, scale, focalPoint } = image;
	return aspectRatio
		? {
				aspectRatio,
				objectFit: scale === 'contain' ? 'contain' : 'cover',
				...( focalPoint && {
					objectPosition: `${ focalPoint.x * 100 }% ${ focalPoint.y * 100 }%`,
				} ),
			}
		: undefined;
}

function pictureOf( image: SavedImage, known?: LibraryImage ): GalleryImage {
	const { width, height } = known?.media_details ?? {};
	const url = image.url ?? known?.source_url;
	return {
		src: isSmallPicture( url ) ? url : safeUrl( url ),
		width: width ?? 1200,
		height: height ?? 900,
		isGuessed: ! width,
		alt: image.alt ?? known?.alt_text,
		caption: safeHTML( image.caption ?? captionOf( known ) ),
		categories: image.categories,
		crop: cropOf( image ),
	};
}

function wordsOf( perPage: number ): GalleryProps[ 'words' ] {
	return {
		filter: {
			label: __( 'Categories', 'frontage' ),
			all: __( 'All', 'frontage' ),
		},
		pages: {
			label: __( 'Pagination', 'frontage' ),
			/* translators: %s: number of a page. */
			page: __( 'Page %s', 'frontage' ),
			previous: __( 'Previous', 'frontage' ),
			next: __( 'Next', 'frontage' ),
		},
		status: '',
		counts: {
			[ perPage ]: sprintf(
				/* translators: %s: number of images. */
				_n( '%s image', '%s images', perPage, 'frontage' ),
				String( perPage )
			),
		},
	};
}
