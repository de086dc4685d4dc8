/** A picture of the turn, as the author saves it. */
export interface RotateImage {
	id?: number;
	url?: string;
	alt?: string;
	/** In pixels. */
	width?: number;
	height?: number;
	/** Hotspots of this view. */
	spots?: RotateSpot[];
}

/** A hotspot: a text at a point of an image. */
export interface RotateSpot {
	/** Percent of the image's width. */
	x: number;
	/** Percent of the image's height. */
	y: number;
	text: string;
}
