/** Measures a page of the site in the owner's browser, as a visitor who is not logged in gets it. */
import { MOMENTS, once, type Entry, type Moment } from '@frontage/cost/cost';
import { __, sprintf } from '@wordpress/i18n';
import { send } from '../../../parts';
import type { PageCost } from '../types';
import { laterFiles, resourcesOf, type Owner } from './resources';

/** Files fetched at a time. */
const AT_A_TIME = 6;

/** Enough timings for all files; browsers keep 250 by default. */
const TIMINGS = 2000;

export interface Measured {
	url: string;
	/** Bytes of the HTML as received, from all sources; null if the browser does not say. */
	html: number | null;
	/** Bytes that the browser received for files of Frontage, by moment. */
	ours: Record< Moment, number >;
	/** Bytes printed into the HTML by Frontage, before compression. */
	inline: number;
	/** Bytes of the files that the HTML names, by owner, at load. */
	byOwner: Record< Owner, { files: number; bytes: number } >;
	/** Files whose size the browser could not measure. */
	missing: string[];
}

/** Files whose fetch failed, or whose size another site hides. */
type Sizes = Map< string, number | null >;

/** Measures a page; throws an `Error` if that is not possible. */
export async function measure( url: URL ): Promise< Measured > {
	performance.setResourceTimingBufferSize( TIMINGS );
	performance.clearResourceTimings();
	const html = await pageAt( url );
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const cost = await send< Pick< PageCost, 'entries' > >(
		'performance/read',
		{ html }
	);
	const named = resourcesOf( page, url.href );
	const entries = once( cost.entries );
	const later = laterFiles(
		page,
		html,
		entries.filter( isFetchedLater ).map( ( [ file ] ) => file )
	);
	const sizes = await sizesOf( [
		...new Set( [ ...named.map( ( one ) => one.url ), ...later.values() ] ),
	] );
	const result: Measured = {
		url: url.href,
		html: received( url.href ),
		ours: { load: 0, near: 0, use: 0 },
		inline: inlineOf( page ),
		byOwner: {
			frontage: { files: 0, bytes: 0 },
			plugins: { files: 0, bytes: 0 },
			theme: { files: 0, bytes: 0 },
			wordpress: { files: 0, bytes: 0 },
			other: { files: 0, bytes: 0 },
		},
		missing: [ ...sizes ]
			.filter( ( [ , bytes ] ) => bytes === null )
			.map( ( [ one ] ) => one ),
	};
	for ( const { url: one, owner } of named ) {
		const sum = result.byOwner[ owner ];
		sum.files++;
		sum.bytes += sizes.get( one ) ?? 0;
	}
	result.ours.load = result.byOwner.frontage.bytes;
	const atStart = new Set( named.map( ( one ) => one.url ) );
	for ( const [ file, moment ] of entries ) {
		const address = later.get( file );
		if ( address && ! atStart.has( address ) ) {
			result.ours[ moment ] += sizes.get( address ) ?? 0;
		} else if ( ! address && isFetchedLater( [ file, moment, 1 ] ) ) {
			result.missing.push( file );
		}
	}
	return result;
}

/** Returns whether a file is a script that others import; styles and what is printed are in the page. */
const isFetchedLater = ( [ file, moment ]: Entry ) =>
	MOMENTS.indexOf( moment ) > 0 || /\/view[^/]*\.js$/.test( file );

async function pageAt( url: URL ): Promise< string > {
	const answer = await fetch( url, {
		credentials: 'omit',
		cache: 'no-store',
	} ).catch( () => undefined );
	const type = answer?.headers.get( 'content-type' ) ?? '';
	if ( ! answer?.ok || ! type.includes( 'html' ) ) {
		throw new Error(
			sprintf(
				/* translators: %s: an HTTP status such as 404, or “no answer”. */
				__(
					'Address: visitors who are not logged in cannot open this page (%s).',
					'frontage'
				),
				answer
					? `${ answer.status } ${ type }`.trim()
					: __( 'no answer', 'frontage' )
			)
		);
	}
	return answer.text();
}

/** Fetches files without cookies, and returns the bytes that the browser received for each. */
async function sizesOf( urls: string[] ): Promise< Sizes > {
	const sizes: Sizes = new Map();
	const queue = [ ...urls ];
	const work = async () => {
		for ( let url = queue.shift(); url; url = queue.shift() ) {
			const isThere = await fetch( url, {
				credentials: 'omit',
				cache: 'no-store',
			} )
				.then( async ( answer ) => {
					await answer.arrayBuffer();
					return answer.ok;
				} )
				.catch( () => false );
			sizes.set( url, isThere ? received( url ) : null );
		}
	};
	await Promise.all( Array.from( { length: AT_A_TIME }, work ) );
	return sizes;
}

/**
 * Returns the compressed bytes that the browser received.
 *
 * @param url Of a file that was fetched.
 * @return Null if it does not say.
 */
function received( url: string ): number | null {
	const [ timing ] = performance
		.getEntriesByName( url, 'resource' )
		.slice( -1 ) as PerformanceResourceTiming[];
	return timing?.encodedBodySize || null;
}

/** Returns the bytes of styles and scripts that Frontage has printed into the HTML. */
function inlineOf( page: Document ): number {
	const own = [
		...page.querySelectorAll(
			'style[id^="frontage-"], script[id^="frontage-"]'
		),
		...[ ...page.querySelectorAll( 'script:not([src])' ) ].filter(
			( { id, textContent } ) =>
				! id && textContent!.includes( 'frontagePresses' )
		),
	];
	return own.reduce(
		( sum, { textContent } ) =>
			sum + new TextEncoder().encode( textContent! ).length,
		0
	);
}
