/** What `frontage_reviews` answers. */

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
	/** The box is to be shown. */
	asks: boolean;
	/** Of the month, on the site's clock. */
	day: number;
	reviews: Review[];
}
