/** A picture of the turn, as the author saves it. */
export interface RotateImage {
	id?: number;
	url?: string;
	alt?: string;
}
