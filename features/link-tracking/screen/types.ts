import type { LinkType } from '../view/types';

/** One row of the report. */
export interface Row {
	/** Post ID, day, target, or type. */
	key: string;
	hits: number;
	/** Type of a target; empty for other rows. */
	type: LinkType | '';
	/** Title of a post; empty for deleted posts. */
	label?: string;
	/** Address of a post. */
	url?: string;
}

/** Response of `/links`. */
export type Links = { isOn: boolean } & Record<
	'post' | 'day' | 'target' | 'type',
	Row[]
>;
