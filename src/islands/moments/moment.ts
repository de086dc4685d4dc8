/** Calls `wake` when its moment has come; `detail` is what follows the word, such as a media query. */
export type Moment = (
	wake: () => void,
	island: HTMLElement,
	detail: string
) => void;
