/** Attributes of `frontage/animated-text`, as `block.json` describes them. */
export interface AnimatedTextAttributes extends Record< string, unknown > {
	anchor?: string;
	kind: 'rotating' | 'typing' | 'highlighted';
	tag: string;
	before: string;
	words: string[];
	after: string;
	effect: 'up' | 'sideways' | 'fade';
	/** Milliseconds that a word stays. */
	delay: number;
	/** Milliseconds for each letter. */
	letterTime: number;
	shape: 'underline' | 'curve' | 'circle' | 'strike' | 'marker';
	/** A colour, or empty. */
	accent: string;
}
