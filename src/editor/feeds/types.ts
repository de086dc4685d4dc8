/** Whose posts, or which posts; saved in blocks. Empty until the author has chosen. */
export interface FeedSource {
	/** Slug of the network, such as `instagram`. */
	provider?: string;
	/** `user`, `hashtag`, `page` or `address`. */
	kind?: string;
	/** As the network names it. */
	id?: string;
}

/** A network with feeds. */
export interface FeedNetwork {
	slug: string;
	title: string;
	/** Whether its key is there, if it needs one. */
	isConnected: boolean;
	/** Whether it needs a key of the owner. */
	needsKey: boolean;
}

/** A post that an author may hide. */
export interface FeedPost {
	id: string;
	/** A short name. */
	key: string;
	/** Its beginning. */
	text: string;
}
