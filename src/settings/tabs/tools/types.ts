/** What the server tells about moving and removing data. */

/** Something that can be exported, such as the settings. */
export interface Part {
	name: string;
	label: string;
}

/** The way back from the last import, in Unix seconds. */
export interface Undo {
	made: number;
	until: number;
	changes: number;
}

/** Data of an older plugin that can be brought in. */
export interface OldImport {
	name: string;
	label: string;
	found: number;
	would_change: number;
}

/** `GET tools`. */
export interface ToolsAnswer {
	parts: Part[];
	maxBytes: number;
	undo: Undo | null;
	imports: OldImport[];
	/** What has to be typed before data is removed. */
	phrase: string;
}

/** One line of a dry run. */
export interface Line {
	part: string;
	field: string;
	from?: unknown;
	to?: unknown;
	why?: string;
}

/** `POST import`. */
export interface Plan {
	counts: { changes: number; refused: number; skipped: number };
	/** The first of each sort; `counts` has them all. */
	changes: Line[];
	refused: Line[];
	skipped: Line[];
	can_import: boolean;
	undo: Undo | null;
}

/** A step of bringing old data in. */
export interface Step {
	read: number;
	raised: number;
	is_done: boolean;
}
