/** Attributes of `frontage/flip-box`, as `block.json` describes them. */
export interface FlipBoxAttributes extends Record< string, unknown > {
	anchor?: string;
	effect: 'flip' | 'fade';
	/** Where the front goes. */
	direction: 'start' | 'end' | 'up' | 'down';
	/** The least, in pixels. */
	height: number;
	/** In milliseconds. */
	duration: number;
}
