/** Response types for exporting, importing and deleting data. */

/** Something that can be exported, such as the settings. */
export interface Part {
	name: string;
	label: string;
	/** Whether it is what people sent, which is exported only if asked for. */
	isPersonal: boolean;
}

/** Undo data of the last import; times in Unix seconds. */
export interface Undo {
	made: number;
	until: number;
	changes: number;
}

/** Data of an older plugin that can be imported. */
export interface OldImport {
	name: string;
	label: string;
	/** What it changes. */
	unit: 'counters' | 'ads';
	found: number;
	would_change: number;
	/** The first of what cannot be imported. */
	skipped: { title: string; why: string }[];
	/** How much cannot be imported. */
	left_out: number;
	/** Changes of this import that can be taken back. */
	undoable: number;
}

/** Response of `GET tools`. */
export interface ToolsAnswer {
	parts: Part[];
	maxBytes: number;
	undo: Undo | null;
	imports: OldImport[];
	/** Phrase to type before data is deleted. */
	phrase: string;
	/** Number of places whose blocks were replaced and can be restored. */
	converted: number;
	/** What is removed with all data. */
	stored: Stored[];
}

/** Data that goes when everything is removed. */
export interface Stored {
	name: string;
	label: string;
	/** Null where nobody counts. */
	count: number | null;
}

/** One line of a preview. */
export interface Line {
	part: string;
	field: string;
	from?: unknown;
	to?: unknown;
	why?: string;
}

/** Response of `POST import`. */
export interface Plan {
	counts: { changes: number; refused: number; skipped: number };
	/** The first changes of each kind; `counts` has the totals. */
	changes: Line[];
	refused: Line[];
	skipped: Line[];
	can_import: boolean;
	undo: Undo | null;
}

/** One batch of an import of old data. */
export interface Step {
	read: number;
	raised: number;
	is_done: boolean;
}
