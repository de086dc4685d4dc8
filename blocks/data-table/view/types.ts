/** Types of the table’s props. */
import type { NumberFormat } from '@frontage/lib/number-format';
import type { PaginationWords } from '@frontage/pagination';

/** What visitors filter a column by: one of its values, or a range. */
export type Choices =
	{ kind: 'is'; values: string[] } | { kind: 'range'; input: string };

export interface TableColumn {
	label?: string;
	/** Heading above it. */
	group?: string;
	/** For labels. */
	name: string;
	type: string;
	filter?: Choices;
}

export interface TableWords {
	search: string;
	any: string;
	from: string;
	to: string;
	apply: string;
	reset: string;
	none: string;
	all: string;
	count: string;
	download: string;
	sorted: string;
	up: string;
	down: string;
	then: string;
	more: string;
	pages: PaginationWords;
}

/** Parameters of the address, such as `q`, `sort`, `page` and `from3`. */
export type Parameters = Record< string, string >;

/** Props of the island. */
export interface TableProps {
	id: string;
	/** Accessible name. */
	name: string;
	/** Query string that links keep. */
	others: string;
	columns: TableColumn[];
	perPage: number;
	/** Number of all rows, and of those that the server found. */
	total: number;
	found: number;
	/** Whether the server answers with each page. */
	isRemote: boolean;
	hasSearch: boolean;
	hasSorting: boolean;
	hasDownload: boolean;
	/** Whether it has roles, since it becomes a list of cards on phones. */
	isStacked: boolean;
	hasCaption: boolean;
	hasFooter: boolean;
	/** What the server was asked for. */
	state: Parameters;
	/** How many rows the server shows, as text. */
	count: string;
	/** How the site writes numbers. */
	number: NumberFormat;
	words: TableWords;
}
