/** The data that PHP prints into `#frontage-data`. */
export interface PageData {
	/** URL of admin-ajax.php. */
	ajax: string;
	/** Root URL of the REST API; may contain a query string. */
	rest: string;
	/** Action token; empty for anonymous visitors. */
	token: string;
	/** Version of the site's public content, for reads that caches may keep. */
	v?: string;
	/** Titles of the first page and, with `%s`, of further pages of a list in this document. */
	titles?: [ string, string ];
	/** URLs of WordPress's React scripts. */
	react: { react: string; reactDom: string };
}

/** Returns the page's data as printed. */
export const readPageData = (): PageData =>
	JSON.parse( document.getElementById( 'frontage-data' )!.textContent! );
