/** One row of the report. */
export interface Row {
	/** Day, post ID, or provider and ID of a video. */
	key: string;
	opened: number;
	played: number;
	/** Title of a video or post; empty if it is unknown. */
	label?: string;
	/** Address of a video or post. */
	url?: string;
}

/** Response of `/videos`. */
export type Videos = { isOn: boolean } & Record<
	'day' | 'video' | 'post',
	Row[]
>;
