/** Saved data of an image grid. */

/** A category name and its images. */
export interface Category {
	name: string;
	/** Attachment ID. */
	images: number[];
}
