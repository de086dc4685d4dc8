/** Attributes of `frontage/member`, as `block.json` describes them. */
export interface MemberAttributes extends Record< string, unknown > {
	anchor?: string;
	/** In the media library, or 0. */
	id: number;
	/** For what is elsewhere, and for the canvas. */
	url: string;
	alt: string;
	/** HTML without formats. */
	name: string;
	role: string;
	headingLevel: string;
	/** Of the portrait, width by height. */
	ratio: '1/1' | '4/5' | '3/4';
	shape: 'square' | 'rounded' | 'round';
	/** Whose details follow each other in the lightbox. */
	group: string;
}
