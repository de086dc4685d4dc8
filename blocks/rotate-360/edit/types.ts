/** Attributes of `frontage/rotate-360`, as `block.json` describes them. */
export interface RotateImage {
	id?: number;
	url?: string;
	alt?: string;
}

export interface RotateAttributes extends Record< string, unknown > {
	anchor?: string;
	images: RotateImage[];
	/** Which is seen at first, from 1. */
	start: number;
	isReversed: boolean;
	isPlaying: boolean;
	/** Seconds. */
	turnTime: number;
	hasHint: boolean;
	label: string;
}
