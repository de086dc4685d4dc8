/** Props from the server. */
export interface SortableProps extends Record< string, unknown > {
	/** Under which the browser remembers the order; empty if it does not. */
	key: string;
	/** URL of the script that drags. */
	drag: string;
	/** Announcements; `%1$s` is the position, `%2$s` the number of items. */
	grabbed: string;
	moved: string;
	dropped: string;
	canceled: string;
	reset: string;
}

/** What the script that drags needs of the list. */
export interface Dragged {
	list: HTMLElement;
	/** Called with the item when it was dropped in another place. */
	dropped: ( item: HTMLElement ) => void;
	signal: AbortSignal;
}
