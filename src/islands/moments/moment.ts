/** Calls `wake` when its condition is met; `detail` is the argument in parentheses, such as a media query. */
export type Moment = (
	wake: () => void,
	island: HTMLElement,
	detail?: string
) => void;
