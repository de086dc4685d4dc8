/** A block as the checks see it. A rule is a pure function of a block and its page. */

export interface CheckedBlock {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: CheckedBlock[];
}

/** A block and its position. */
export interface Place {
	block: CheckedBlock;
	/** Its ancestors, the nearest last. */
	parents: CheckedBlock[];
}

export interface Page {
	/** All blocks in reading order. */
	places: Place[];
	/** The theme's colors by slug, as CSS. */
	palette: { slug: string; name: string; color: string }[];
	/** Default text and background colors of the page, as CSS. */
	colours: { text: string; background: string };
}

export interface Heading {
	/** From 1 to 6. */
	level: number;
	/** Plain text. */
	text: string;
}

/** A one-click fix. */
export interface Fix {
	label: string;
	/** Label of the input that the fix needs, if any. */
	ask?: string;
	/** Returns the block's changed attributes; null removes the block. */
	change: ( answer: string ) => Record< string, unknown > | null;
}

/** An issue that a rule found in a block. */
export interface Found {
	/** Problems are barriers for visitors; hints may be fine as they are. */
	level: 'problem' | 'hint';
	title: string;
	/** Who is affected and what to do, in plain words. */
	why: string;
	fix?: Fix;
}

/** An issue and its position. */
export interface Finding extends Found {
	clientId: string;
	/** Block name. */
	name: string;
}

export type Rule = ( place: Place, page: Page ) => Found[];
