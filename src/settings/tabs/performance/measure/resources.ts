/** What a page's HTML names, and whose it is. */

/** Whose a file is. */
export type Owner = 'frontage' | 'plugins' | 'theme' | 'wordpress' | 'other';

export interface Resource {
	url: string;
	owner: Owner;
}

const FOLDERS: [ RegExp, Owner ][] = [
	[ /\/plugins\/frontage\//, 'frontage' ],
	[ /\/(mu-)?plugins\//, 'plugins' ],
	[ /\/themes\//, 'theme' ],
	[ /\/wp-(includes|admin)\//, 'wordpress' ],
];

/**
 * Returns whose a file is, by its folder.
 *
 * @param url Full URL.
 */
export const ownerOf = ( url: string ): Owner =>
	FOLDERS.find( ( [ folder ] ) => folder.test( url ) )?.[ 1 ] ?? 'other';

/**
 * Returns the scripts and styles that the HTML makes a browser fetch, each once.
 *
 * @param page Parsed page.
 * @param base Its URL.
 */
export function resourcesOf( page: Document, base: string ): Resource[] {
	const urls = [
		...page.querySelectorAll(
			'script[src]:not([nomodule]), link[rel~="stylesheet"][href], link[rel="modulepreload"][href]'
		),
	].map(
		( element ) =>
			new URL(
				( element.getAttribute( 'src' ) ??
					element.getAttribute( 'href' ) )!,
				base
			).href
	);
	return [ ...new Set( urls ) ].map( ( url ) => ( {
		url,
		owner: ownerOf( url ),
	} ) );
}

/**
 * Returns the URLs of our files that the page's scripts fetch later, by their names in the build.
 *
 * @param page  Parsed page.
 * @param html  The same as text.
 * @param files Names such as `tabs/view.js`.
 */
export function laterFiles(
	page: Document,
	html: string,
	files: string[]
): Map< string, string > {
	const data = JSON.parse(
		page.querySelector( '#frontage-data' )?.textContent ?? '{}'
	);
	const { imports = {} } = JSON.parse(
		page.querySelector( 'script[type="importmap"]' )?.textContent ?? '{}'
	);
	const known = [
		...Object.values< string >( imports ),
		...( html
			.replace( /&amp;/g, '&' )
			.match( /https?:\/\/[^"'\s&<>]+\/build\/[^"'\s&<>]+/g ) ?? [] ),
	];
	const react: Record< string, string | undefined > = {
		'wordpress/react': data.react?.react,
		'wordpress/react-dom': data.react?.reactDom,
	};
	const found = new Map< string, string >();
	for ( const file of files ) {
		const url =
			react[ file ] ??
			known.find( ( one ) =>
				one
					.replace( /\?.*/, '' )
					.endsWith( `/frontage/build/${ file }` )
			);
		if ( url ) {
			found.set( file, url );
		}
	}
	return found;
}
