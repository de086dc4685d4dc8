/** The data that PHP prints into `#frontage-data`. */

export interface PageData {
	/** URL of admin-ajax.php. */
	ajax: string;
	/** Root URL of the REST API; may contain a query string. */
	rest: string;
	/** Action token; empty for anonymous visitors. */
	token: string;
}

let data: PageData | undefined;

/** Returns the page data, read once; its token may be replaced later. */
export function pageData(): PageData {
	return ( data ??= JSON.parse(
		document.getElementById( 'frontage-data' )?.textContent ||
			'{"ajax":"/wp-admin/admin-ajax.php","rest":"/wp-json/","token":""}'
	) as PageData );
}

/** Clears the cached page data, for tests. */
export function forgetPageData(): void {
	data = undefined;
}
