/** What the author saves of an image grid. */

/** A name, and the pictures that go by it. */
export interface Category {
	name: string;
	/** In the media library. */
	images: number[];
}
