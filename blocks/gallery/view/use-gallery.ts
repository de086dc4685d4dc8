import { fill } from '@frontage/lib/fill';
import { useChoice } from '@frontage/choice';
import { countPages, itemsOn } from '@frontage/pagination';
import type { GalleryImage, GalleryProps } from './types';

/** An image with its index among all, which React and slots use as key. */
export type Placed = GalleryImage & { index: number };

/** What a gallery shows for the visitor's choice. */
export function useGallery( props: GalleryProps ) {
	const { place, chosen, perPage, images, categories, words } = props;
	const countIn = ( slug: string ) =>
		countPages( imagesIn( slug, images ).length, perPage );
	const [ { category, page }, choose ] = useChoice( place, chosen, {
		categories: categories.map( ( { slug } ) => slug ),
		pages: countIn,
	} );
	const pages = countIn( category );
	const shown = itemsOn( page, imagesIn( category, images ), perPage );
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
