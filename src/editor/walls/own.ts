/** Links and crops, which belong to the wall or to each of its pictures. */
import type { WallPicture, WallSettings } from './types';

/** Where pictures lead, in the words of core's Image block. */
const DESTINATIONS: Record< string, string > = {
	file: 'media',
	page: 'attachment',
};

/** Where a picture leads; without the media library's word, to the file that is shown. */
const addressOf = ( { id, url, media }: WallPicture, destination: string ) =>
	destination === 'media'
		? ( media?.file ?? url )
		: ( media?.page ?? ( id && `/?attachment_id=${ id }` ) );

/**
 * Gives pictures without a link of their own the wall's.
 *
 * @param opens Where the wall's pictures lead.
 */
export const withOwnLinks = (
	pictures: WallPicture[],
	opens: unknown
): WallPicture[] => {
	const destination = DESTINATIONS[ String( opens ) ];
	return pictures.map( ( picture ) => {
		const href =
			destination && ! picture.linkDestination && ! picture.lightbox
				? addressOf( picture, destination )
				: undefined;
		return href
			? { ...picture, linkDestination: destination, href }
			: picture;
	} );
};

/**
 * Takes links from pictures that lead where the wall's do anyway.
 *
 * @param opens Where the wall's pictures lead.
 */
export const withoutOwnLinks = (
	pictures: WallPicture[],
	opens: unknown
): WallPicture[] =>
	pictures.map( ( picture ) => {
		const { linkDestination, href, ...rest } = picture;
		const isPlain = ! rest.linkTarget && ! rest.rel && ! rest.linkClass;
		return isPlain &&
			linkDestination &&
			linkDestination === DESTINATIONS[ String( opens ) ] &&
			href === addressOf( picture, linkDestination )
			? rest
			: picture;
	} );

/** Shapes in the words of core: `1` instead of `1/1`, `auto` for the picture's own. */
const coreRatio = ( ratio: unknown ) =>
	ratio === 'original' ? 'auto' : String( ratio ).replace( /\/1$/, '' );

const wallRatio = ( ratio: string ) => {
	if ( ratio === 'auto' ) {
		return 'original';
	}
	return ratio.includes( '/' ) ? ratio : `${ ratio }/1`;
};

const fitOf = ( fit: unknown ) => ( fit === 'contain' ? fit : 'cover' );

/** Whether the wall says how pictures are cropped. */
const isShape = ( ratio: unknown ): ratio is string =>
	typeof ratio === 'string' && ratio !== 'auto';

/**
 * Gives pictures without a crop of their own the wall's.
 *
 * @param pictures Any.
 * @param wall     The wall's ratio and fit.
 * @param isAlone  Whether there will be no wall that says that they are not cropped.
 */
export function withOwnCrops(
	pictures: WallPicture[],
	{ ratio, fit }: WallSettings,
	isAlone = false
): WallPicture[] {
	const isCropped = ratio !== 'original';
	if ( ! isShape( ratio ) || ( ! isCropped && ! isAlone ) ) {
		return pictures;
	}
	return pictures.map( ( picture ) =>
		picture.aspectRatio
			? picture
			: {
					...picture,
					aspectRatio: coreRatio( ratio ),
					...( isCropped && {
						scale: picture.scale ?? fitOf( fit ),
					} ),
				}
	);
}

/** The crop that more than half of the pictures have. */
function commonCrop( pictures: WallPicture[] ): WallSettings {
	const counts = new Map< string, WallPicture[] >();
	for ( const picture of pictures ) {
		if ( picture.aspectRatio ) {
			const key = `${ picture.aspectRatio } ${ fitOf( picture.scale ) }`;
			counts.set( key, [ ...( counts.get( key ) ?? [] ), picture ] );
		}
	}
	const [ most ] = [ ...counts.values() ].filter(
		( { length } ) => length > pictures.length / 2
	);
	const [ model ] = most ?? [];
	return model
		? {
				ratio: wallRatio( String( model.aspectRatio ) ),
				fit: fitOf( model.scale ),
			}
		: {};
}

/**
 * Takes crops from pictures that the wall crops in the same way; a wall that does not say takes over what most have.
 *
 * @param pictures Any.
 * @param settings Of the wall.
 */
export function withoutOwnCrops(
	pictures: WallPicture[],
	settings: WallSettings
): { pictures: WallPicture[]; settings: WallSettings } {
	const shape = isShape( settings.ratio ) ? settings : commonCrop( pictures );
	const ratio = isShape( shape.ratio ) ? coreRatio( shape.ratio ) : '';
	return {
		settings: { ...settings, ...shape },
		pictures: pictures.map( ( picture ) => {
			const { aspectRatio, scale, ...rest } = picture;
			return ratio &&
				aspectRatio === ratio &&
				fitOf( scale ) === fitOf( shape.fit )
				? rest
				: picture;
		} ),
	};
}
