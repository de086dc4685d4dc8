/** What rules look at and what they say. A rule is a pure function of a block and its page. */

export interface CheckedBlock {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: CheckedBlock[];
}

/** A block and where it stands. */
export interface Place {
	block: CheckedBlock;
	/** Around it, the nearest last. */
	parents: CheckedBlock[];
}

export interface Page {
	/** All blocks in the order of reading. */
	places: Place[];
	/** The theme's colours by slug, as CSS. */
	palette: { slug: string; name: string; color: string }[];
	/** What text and page look like where nobody chose anything, as CSS. */
	colours: { text: string; background: string };
}

export interface Heading {
	/** From 1 to 6. */
	level: number;
	/** Plain text. */
	text: string;
}

/** A way to put it right, by one press. */
export interface Fix {
	label: string;
	/** What to ask the author for, if anything. */
	ask?: string;
	/** The block's changed attributes; null removes it. */
	change: ( answer: string ) => Record< string, unknown > | null;
}

/** What a rule found in a block. */
export interface Found {
	/** Problems shut visitors out; hints may be right as they are. */
	level: 'problem' | 'hint';
	title: string;
	/** What it means for whom, and what to do, in plain words. */
	why: string;
	fix?: Fix;
}

/** What was found, and where. */
export interface Finding extends Found {
	clientId: string;
	/** Of the block. */
	name: string;
}

export type Rule = ( place: Place, page: Page ) => Found[];
