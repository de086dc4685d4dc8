/** Operations on the saved list of images. */
import type { SavedImage } from '../view/types';

/** An image from the media library, an upload or another block. */
export interface Media {
	id?: number;
	url?: string;
	sizes?: Record< string, { url: string } >;
	/** Name in the REST API. */
	source_url?: string;
}

const isText = ( value: unknown ) => typeof value === 'string';

const isObject = ( value: unknown ) =>
	!! value && typeof value === 'object' && ! Array.isArray( value );

/** Whether a property has its type. */
export const TYPES: Record< keyof SavedImage, ( value: unknown ) => boolean > =
	{
		id: Number.isInteger,
		url: isText,
		width: Number.isInteger,
		height: Number.isInteger,
		alt: isText,
		caption: isText,
		categories: Array.isArray,
		linkDestination: isText,
		href: isText,
		linkTarget: isText,
		rel: isText,
		lightbox: isObject,
		sizeSlug: isText,
		aspectRatio: isText,
		scale: isText,
		focalPoint: isObject,
		more: isObject,
	};

/** One image, without properties and categories of another type. */
function soundImage( saved: object ): SavedImage {
	const image: SavedImage = Object.fromEntries(
		Object.entries( saved ).filter( ( [ name, value ] ) =>
			TYPES[ name as keyof SavedImage ]?.( value )
		)
	);
	return image.categories
		? { ...image, categories: image.categories.filter( isText ) }
		: image;
}

/** The list as the editor can use it: imported posts may contain anything. */
export const soundImages = ( saved: readonly unknown[] ): SavedImage[] =>
	saved.flatMap( ( image ) =>
		typeof image === 'object' && image ? soundImage( image ) : []
	);

/** The list after a choice in the media library: what was there keeps its words and categories. */
export function chosenFrom(
	saved: readonly SavedImage[],
	media: readonly Media[]
): SavedImage[] {
	const fromLibrary = media
		.filter( ( { id } ) => id )
		.map(
			( { id, url, sizes, source_url: source } ) =>
				saved.find( ( image ) => image.id === id ) ?? {
					id,
					url: sizes?.large?.url ?? url ?? source,
				}
		);
	return [ ...fromLibrary, ...saved.filter( ( { id } ) => ! id ) ];
}

/** Images of uploaded files; their texts are the media library's. */
export const uploaded = ( files: readonly Media[] ): SavedImage[] =>
	files.map( ( { id, url, sizes } ) => ( {
		id,
		url: sizes?.large?.url ?? url,
	} ) );

/** The list with one image elsewhere; a place outside the list changes nothing. */
export function moved(
	saved: readonly SavedImage[],
	from: number,
	to: number
): SavedImage[] {
	const list = [ ...saved ];
	if ( to >= 0 && to < list.length ) {
		list.splice( to, 0, ...list.splice( from, 1 ) );
	}
	return list;
}

/** The list with one image changed; `undefined` gives a property back to the media library. */
export function changed(
	saved: readonly SavedImage[],
	at: number,
	change: Partial< SavedImage >
): SavedImage[] {
	return saved.map( ( image, index ) =>
		index === at
			? ( Object.fromEntries(
					Object.entries( { ...image, ...change } ).filter(
						( [ , value ] ) => value !== undefined
					)
				) as SavedImage )
			: image
	);
}

/** The list without one image. */
export function without(
	saved: readonly SavedImage[],
	at: number
): SavedImage[] {
	return saved.filter( ( _, index ) => index !== at );
}

/** Names of all categories, in order of appearance. */
export function categoriesOf( saved: readonly SavedImage[] ): string[] {
	return [
		...new Set( saved.flatMap( ( image ) => image.categories ?? [] ) ),
	];
}
