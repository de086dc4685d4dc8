/** Attributes of `frontage/hotspots`, as `block.json` describes them. */
export interface HotspotsAttributes extends Record< string, unknown > {
	anchor?: string;
	/** In the media library, or 0. */
	id: number;
	url: string;
	alt: string;
	trigger: 'click' | 'hover';
	marker: 'plus' | 'number' | 'dot';
}

export interface EditProps {
	attributes: HotspotsAttributes;
	setAttributes: ( changed: Partial< HotspotsAttributes > ) => void;
	clientId: string;
}
