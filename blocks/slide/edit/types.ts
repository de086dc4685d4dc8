/** Attributes of `frontage/slide`, as `block.json` describes them. */
export interface SlideAttributes extends Record< string, unknown > {
	anchor?: string;
	/** In the media library. */
	mediaId?: number;
	/** For what is elsewhere, and for the canvas. */
	mediaUrl?: string;
	mediaType: 'image' | 'video';
	alt: string;
	focalPoint?: { x: number; y: number };
	/** How dark the picture is made, in percent. */
	dim: number;
	/** Where the content lies: block direction, then inline direction. */
	position: string;
	href: string;
	isNewTab: boolean;
	/** Name for screen readers, instead of the first heading. */
	label: string;
}
