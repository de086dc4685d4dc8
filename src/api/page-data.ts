/** What PHP prints into `#frontage-data`. */

export interface PageData {
	/** Address of admin-ajax.php. */
	ajax: string;
	/** Root of the REST interface; may carry a query string. */
	rest: string;
	/** Empty for anonymous visitors. */
	token: string;
}

let data: PageData | undefined;

/** Reads it once; the token in it may be replaced. */
export function pageData(): PageData {
	return ( data ??= JSON.parse(
		document.getElementById( 'frontage-data' )?.textContent ||
			'{"ajax":"/wp-admin/admin-ajax.php","rest":"/wp-json/","token":""}'
	) as PageData );
}

/** Forgets what was read, for tests. */
export function forgetPageData(): void {
	data = undefined;
}
