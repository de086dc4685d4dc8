/** Types of the feed: what the server prints and answers. */

/** Addresses of a picture's copies by width, `150`, `320` and `640` (S2 §3). */
export interface Copied {
	sizes: Record< string, string >;
	/** Of the largest. */
	width: number;
	height: number;
	extension: string;
}

/** A photo; empty properties are left out. */
export interface Photo {
	/** Short ID of its post. */
	id: string;
	alt: string;
	/** The largest copy for the lightbox, or the post. */
	href?: string;
	/** The post, if `href` is a copy. */
	post?: string;
	/** Plain text. */
	caption?: string;
	/** Formatted number. */
	likes?: string;
	/** The same for screen readers. */
	likesLabel?: string;
	kind?: 'video' | 'carousel';
	/** Height in hundredths of the width. */
	rows: number;
	image?: Copied;
}

export interface PhotoFeedWords {
	more: string;
	loading: string;
	/** `%s` is the number of new photos. */
	added: string;
	all: string;
	failed: string;
	retry: string;
}

/** Fields that all calls of a feed send (S2 §7). */
export interface FeedRequest {
	feed_id: string;
	/** Signed settings; empty in a preview, where nothing is asked. */
	atts: string;
	post_id: number;
}

/** Props of the island. */
export interface PhotoFeedProps {
	photos: Photo[];
	/** All others, in a preview. */
	rest?: Photo[];
	/** Value of `<img sizes>`. */
	sizes: string;
	/** Photos in the first row; the others are lazy-loaded. */
	inSight: number;
	label: string;
	/** Group of the lightbox. */
	group: string;
	shouldPaginate: boolean;
	request: FeedRequest;
	words: PhotoFeedWords;
}

/** Answer to `sbi_load_more_clicked`; `html` is for other scripts. */
export interface MorePhotos {
	photos: Photo[];
	resizedImages: Record< string, Copied >;
	feedStatus: { shouldPaginate: boolean };
	/** Photos before the next ones. */
	offset: number;
}
