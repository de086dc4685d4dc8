/** Core's gallery as a wall. */
import { imagesOf, picturesOfImages } from './image-pictures';
import type { Values, WallBlock, WallSettings } from './types';

/** What images open, in core's words and ours. */
const OPENS: Record< string, string > = {
	media: 'file',
	file: 'file',
	lightbox: 'file',
	attachment: 'page',
	post: 'page',
};

const LINKS: Record< string, string > = { file: 'media', page: 'attachment' };

/** A gallery of WordPress crops images to the height of their row unless it is told otherwise. */
function ratioOf( { aspectRatio, imageCrop }: Values ): string {
	if ( aspectRatio && aspectRatio !== 'auto' ) {
		const ratio = String( aspectRatio );
		return ratio.includes( '/' ) ? ratio : `${ ratio }/1`;
	}
	return imageCrop === false ? 'original' : 'auto';
}

function read( attributes: Values ): WallSettings {
	const { linkTo, caption, imageCrop, aspectRatio, ...rest } = attributes;
	return {
		...rest,
		columns: rest.columns ?? 0,
		caption: String( caption ?? '' ),
		ratio: ratioOf( attributes ),
		opens: OPENS[ String( linkTo ) ] ?? 'none',
	};
}

function write( { opens, ratio, columns, ...rest }: WallSettings ): Values {
	return {
		...rest,
		columns: columns || undefined,
		linkTo: LINKS[ String( opens ) ] ?? 'none',
		imageCrop: ratio !== 'original',
	};
}

export const coreGallery: WallBlock = {
	metadata: { name: 'core/gallery', attributes: {} },
	held: [ 'images', 'ids', 'shortCodeTransforms' ],
	crops: 'pictures',
	read,
	write,
	pictures: ( { attributes, innerBlocks } ) => {
		const pictures = picturesOfImages( innerBlocks );
		return attributes.dynamicContent ? null : pictures;
	},
	content: ( pictures ) => ( {
		innerBlocks: imagesOf( pictures ),
	} ),
};
