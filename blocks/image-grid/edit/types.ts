/** What the author saves of an image grid. */

/** A name, and the pictures that go by it. */
export interface Category {
	name: string;
	/** In the media library. */
	images: number[];
}

export interface ImageGridAttributes extends Record< string, unknown > {
	/** Name for screen readers. */
	label: string;
	/** From 1 to 6. */
	columns: number;
	/** Width by height. */
	ratio: string;
	captions: 'below' | 'over' | 'none';
	opensLarge: boolean;
	/** Pictures at first and with every “more”; 0 for all. */
	perPage: number;
	/** Empty for the standard words. */
	moreText: string;
	categories: Category[];
	style?: { spacing?: { blockGap?: string } };
}
