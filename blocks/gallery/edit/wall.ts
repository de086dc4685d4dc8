/** The gallery as a wall of pictures: its images are entries of an attribute. */
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isSourced } from '@frontage/editor';
import type { WallBlock, WallPicture, WallSettings } from '@frontage/editor';
import { storeNamed } from '@frontage/editor/stores';
import metadata from '../block.json';
import type { SavedImage } from '../view/types';
import { icon, variationIcons } from './icon';
import { MOST_COLUMNS } from './layout';
import { PER_PAGE } from './preview-props';
import { categoriesOf, soundImages, TYPES } from './saved-images';
import { captionOf, libraryQuery, type LibraryImage } from './use-library';

type Values = Record< string, unknown >;

/** A category as the other grid saves it. */
interface Category {
	name: string;
	/** Attachment IDs. */
	images: number[];
}

function libraryOf( images: SavedImage[] ): Map< number, LibraryImage > {
	const query = libraryQuery( images );
	const records =
		query &&
		storeNamed( select, 'core' )?.getEntityRecords< LibraryImage >(
			'postType',
			'attachment',
			query
		);
	return new Map( records?.map( ( record ) => [ record.id, record ] ) );
}

/** An image with the texts that visitors see, its own or the media library's. */
function pictureOf( image: SavedImage, known?: LibraryImage ): WallPicture {
	const { more, ...own } = image;
	return {
		...more,
		...own,
		url: image.url ?? known?.source_url,
		alt: image.alt ?? known?.alt_text ?? '',
		caption: image.caption ?? captionOf( known ),
		...( known && {
			media: { file: known.source_url, page: known.link },
		} ),
	};
}

const isOwn = ( name: string ) => name in TYPES;

/** Everything that a picture says; what is not the gallery's is kept in `more`. */
function imageOf( picture: WallPicture, categories: Category[] ): SavedImage {
	const entries = Object.entries( picture ).filter(
		( [ , value ] ) => value !== undefined && value !== ''
	);
	const more = entries.filter( ( [ name ] ) => ! isOwn( name ) );
	const names = categories
		.filter( ( { images } ) => images.includes( picture.id ?? 0 ) )
		.map( ( { name } ) => name );
	return {
		...( names.length && { categories: names } ),
		...Object.fromEntries(
			entries.filter( ( [ name ] ) => isOwn( name ) )
		),
		// Empty texts are the author's choice, not the media library's.
		alt: picture.alt ?? '',
		caption: picture.caption ?? '',
		...( more.length && { more: Object.fromEntries( more ) } ),
	};
}

function read( { linkTo, hasPages, perPage, ...rest }: Values ): WallSettings {
	return {
		...rest,
		opens: linkTo,
		pageSize: hasPages ? perPage || PER_PAGE : 0,
	};
}

/** Columns if nobody has chosen. */
const COLUMNS = 3;

function write(
	{ opens, pageSize, columns, categories, ...rest }: WallSettings,
	count: number
): Values {
	return {
		...rest,
		columns: columns === 0 ? Math.min( COLUMNS, count ) : columns,
		linkTo: opens,
		hasPages: Number( pageSize ) > 0,
		perPage: pageSize || undefined,
	};
}

/** Categories by image, for walls that save them beside the images. */
const categoryList = ( images: SavedImage[] ): Category[] =>
	categoriesOf( images ).map( ( name ) => ( {
		name,
		images: images.flatMap( ( { id, categories } ) =>
			id && categories?.includes( name ) ? id : []
		),
	} ) );

export const wall: WallBlock = {
	metadata: {
		name: metadata.name,
		attributes: {
			...metadata.attributes,
			columns: {
				...metadata.attributes.columns,
				minimum: 1,
				maximum: MOST_COLUMNS,
			},
		},
	},
	held: [ 'source' ],
	crops: 'wall',
	read: ( { images, ...attributes } ) => {
		const categories = categoryList( soundImages( images as [] ) );
		return {
			...read( attributes ),
			...( categories.length && { categories } ),
		};
	},
	write,
	pictures: ( { attributes } ) => {
		if ( isSourced( attributes ) ) {
			return null;
		}
		const { images } = attributes;
		const sound = soundImages( ( images ?? [] ) as unknown[] );
		const library = libraryOf( sound );
		return sound.map( ( image ) =>
			pictureOf( image, library.get( image.id ?? 0 ) )
		);
	},
	content: ( pictures, { categories = [] } ) => ( {
		attributes: {
			images: pictures.map( ( picture ) =>
				imageOf( picture, categories as Category[] )
			),
		},
	} ),
	layouts: [
		{
			name: 'grid',
			title: __( 'Grid', 'frontage' ),
			icon,
			attributes: { arrangement: 'grid' },
		},
		{
			name: 'masonry',
			title: __( 'Masonry', 'frontage' ),
			icon: variationIcons.masonry,
			attributes: { arrangement: 'masonry' },
		},
		{
			name: 'row',
			title: __( 'Swipeable row', 'frontage' ),
			icon: variationIcons.carousel,
			attributes: { arrangement: 'carousel' },
		},
	],
};
