/** Response types for replacing our blocks by those of WordPress. */
import type { Change, Lost } from '@frontage/exit-converter';

export type { Change };
export type { Convert } from '@frontage/exit-converter/frame';

/** What no conversion can replace. */
export interface UnconvertedContent {
	/** Titles of blocks in theme files. */
	theme: string[];
	/** Titles of features that are on. */
	features: string[];
	/** Titles of extensions that are in use. */
	extensions: string[];
	data: { entries: number; subscribers: number };
}

/** Response of `GET leave`. */
export interface ConverterAnswer extends UnconvertedContent {
	places: number;
	/** URL of the page that converts. */
	converter: string;
}

export interface Place {
	id: string;
	title: string;
	type: string;
	status: string;
	/** Edit URL; empty if none. */
	edit: string;
	content: string;
	hash: string;
	/** Why it cannot be changed now; empty if it can. */
	obstacle: string;
}

/** Response of `GET leave/places`. */
export interface PlacesAnswer {
	places: Place[];
	/** To go on from; 0 if there are no more. */
	next: number;
}

/** What became of a place, or would. */
export interface Outcome {
	id: string;
	title: string;
	type: string;
	edit: string;
	blocks: number;
	extended: number;
	/** Number of blocks that not everybody saw, and nobody sees now. */
	hidden: number;
	/** Number of such blocks that stay as they are. */
	left: number;
	changes: Change[];
	/** Texts in settings of extensions, which are removed. */
	lost: Lost[];
	/** Why it was skipped; empty if it was not. */
	why: string;
}

/** Response of `POST leave/undo`. */
export interface UndoAnswer {
	restored: number;
	skipped: {
		title: string;
		type: string;
		edit: string;
		why: string;
		/** The content before the conversion; empty if the user may not read it. */
		original: string;
	}[];
	next: string;
}
