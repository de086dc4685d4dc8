/** Response of `frontage_reviews`. */

export interface Review {
	/** Such as `2030-01-31`. */
	day: string;
	rating: number;
	scale: number;
	description: string;
	page_url: string;
	screen_resolution: string;
	allow_email: boolean;
}

export interface State {
	/** Whether to show the box. */
	asks: boolean;
	/** Day of the month in the site's time zone. */
	day: number;
	reviews: Review[];
}
