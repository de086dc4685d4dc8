/** What a command gets of the palette. */
export interface Closing {
	close: () => void;
}

/** A command of the palette. */
export interface Command {
	name: string;
	label: string;
	/** The label and further search terms. */
	searchLabel?: string;
	icon?: JSX.Element;
	callback: ( palette: Closing ) => void;
}
