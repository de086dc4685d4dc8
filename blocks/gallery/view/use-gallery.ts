import { fill } from '@frontage/lib/fill';
import { useChoice } from '@frontage/choice';
import { countPages, itemsOn } from '@frontage/pagination';
import type { GalleryImage, GalleryProps } from './types';

/** An image with its index among all, which React and slots use as key. */
export type Placed = GalleryImage & { index: number };

/**
 * What a gallery shows for the visitor's choice.
 *
 * A category or page that there is not becomes the nearest that there is.
 */
export function useGallery( props: GalleryProps ) {
	const { place, chosen, perPage, images, categories, words } = props;
	const [ asked, choose ] = useChoice( place, chosen );
	const isKnown =
		! asked.category ||
		categories.some( ( { slug } ) => slug === asked.category );
	const category = isKnown ? asked.category : '';
	const found = imagesIn( category, images );
	const pages = countPages( found.length, perPage );
	const page = isKnown ? Math.min( asked.page, pages ) : 1;
	const shown = itemsOn( page, found, perPage );
	return {
		category,
		page,
		pages,
		shown,
		said: fill( words.status, page, pages, words.counts[ shown.length ] ),
		choose,
	};
}

function imagesIn(
	category: string,
	images: readonly GalleryImage[]
): Placed[] {
	return images
		.map( ( image, index ) => ( { ...image, index } ) )
		.filter(
			( image ) => ! category || image.categories?.includes( category )
		);
}
