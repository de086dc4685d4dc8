/** Shapes of the gallery: what the author saves and what the server hands to the component. */
import type { Choice, Place } from '@frontage/choice';
import type { Category, FilterWords } from '@frontage/filter';
import type { PaginationWords } from '@frontage/pagination';

/** One image as the author saves it; what is missing comes from the media library. */
export interface SavedImage {
	/** In the media library. */
	id?: number;
	/** For images that are elsewhere, and for the editor's preview. */
	url?: string;
	alt?: string;
	/** HTML. */
	caption?: string;
	/** Names. */
	categories?: string[];
}

/** One image as it is shown; parts that are empty are left out. */
export interface GalleryImage {
	src: string;
	srcSet?: string;
	width: number;
	height: number;
	/** Width and height are guesses, since the image is not in the media library. */
	isGuessed?: boolean;
	alt?: string;
	/** Finished HTML. */
	caption?: string;
	/** Where the image leads. */
	href?: string;
	/** How high it is, in hundredths of its width; where shapes are kept. */
	rows?: number;
	/** Opens in the lightbox, with the others of this name. */
	group?: string;
	/** Slugs. */
	categories?: string[];
}

export interface GalleryWords {
	filter: FilterWords;
	pages: PaginationWords;
	/** “Page 2 of 3, 4 images”. */
	status: string;
	/** “4 images”, for every number that can be shown. */
	counts: Record< number, string >;
}

/** Props of the island; also what the visitor gets to see of the settings. */
export interface GalleryProps {
	place: Place;
	/** What the server shows. */
	chosen: Choice;
	perPage: number;
	/** Images in the first row. */
	columns: number;
	/** How wide an image is, for `<img sizes>`. */
	sizes: string;
	images: GalleryImage[];
	/** Empty when there is nothing to choose. */
	categories: Category[];
	words: GalleryWords;
}
