/** Types of the gallery: saved data and the component's props. */
import type { CSSProperties } from 'react';
import type { Choice, Place } from '@frontage/choice';
import type { Category, FilterWords } from '@frontage/filter';
import type { PaginationWords } from '@frontage/pagination';

/** A saved image; missing properties come from the media library. */
export interface SavedImage {
	/** Attachment ID. */
	id?: number;
	/** For external images, and for the editor's preview. */
	url?: string;
	/** Of the image at its URL, in pixels. */
	width?: number;
	height?: number;
	alt?: string;
	/** HTML. */
	caption?: string;
	/** Names. */
	categories?: string[];
	/** `custom`, `media`, `attachment` or `none`, as in core's Image block; missing: as the gallery says. */
	linkDestination?: string;
	href?: string;
	linkTarget?: string;
	rel?: string;
	/** Whether it opens in the lightbox, whatever the others do. */
	lightbox?: { enabled?: boolean };
	/** Name of an image size. */
	sizeSlug?: string;
	/** Width by height, or `auto`; missing: as the gallery says. */
	aspectRatio?: string;
	/** `cover` or `contain`. */
	scale?: string;
	focalPoint?: { x: number; y: number };
	/** What other blocks say about the picture, for transforms. */
	more?: Record< string, unknown >;
}

/** An image as shown; empty properties are left out. */
export interface GalleryImage {
	src: string;
	srcSet?: string;
	width: number;
	height: number;
	/** Whether width and height are guesses, since the image is not in the media library. */
	isGuessed?: boolean;
	alt?: string;
	/** Sanitized HTML. */
	caption?: string;
	/** URL that the image links to. */
	href?: string;
	/** `_blank` for a new tab. */
	target?: string;
	rel?: string;
	/** Its own crop. */
	crop?: Pick<
		CSSProperties,
		'aspectRatio' | 'objectFit' | 'objectPosition'
	>;
	/** Height in hundredths of the width; set if aspect ratios are kept. */
	rows?: number;
	/** Lightbox group; the image opens in the lightbox together with the others of the group. */
	group?: string;
	/** Attributes that the lightbox reads: the size of the largest file. */
	data?: Record< string, string >;
	/** Slugs. */
	categories?: string[];
}

export interface GalleryWords {
	filter: FilterWords;
	pages: PaginationWords;
	/** “Page 2 of 3, 4 images”. */
	status: string;
	/** “4 images”, for every possible number. */
	counts: Record< number, string >;
}

/** Props of the island; also the settings that visitors can see. */
export interface GalleryProps {
	place: Place;
	/** The category and page that the server rendered. */
	chosen: Choice;
	perPage: number;
	/** Number of images in the first row. */
	columns: number;
	/** Returns the value of `<img sizes>`. */
	sizes: string;
	images: GalleryImage[];
	/** Empty if there is nothing to filter. */
	categories: Category[];
	words: GalleryWords;
}
