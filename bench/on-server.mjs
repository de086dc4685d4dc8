/** The tables of server measurements. */
import { likes } from './likes.mjs';
import { print, shuffled } from './table.mjs';
import { servedVideos } from './video-served.mjs';

/** Measures what the server sends for a page without our blocks, with and without the plugin. */
async function untouched( url ) {
	const ask = async ( how ) => {
		const answer = await fetch( `${ url }/bench-nothing/`, {
			headers: { 'x-bench': how },
		} );
		return {
			bytes: ( await answer.text() ).length,
			queries: Number( answer.headers.get( 'x-bench-queries' ) ),
		};
	};
	await ask( 'on' );
	const on = await ask( 'on' );
	const off = await ask( 'off' );
	const table = [ 'bytes', 'queries' ].map( ( name ) => ( {
		'page without our blocks': name,
		'with Frontage': on[ name ],
		'without it': off[ name ],
		more: on[ name ] - off[ name ],
	} ) );
	print( 'A page without our blocks', table );
	return table;
}

/** Pages of a hundred groups, compared by the CPU of their requests. */
const EXTENDED = [ 'extensions-none', 'extensions' ];

/** Requests for each page: enough that the median of the differences hardly moves. */
const REQUESTS = 300;

const median = ( list ) =>
	[ ...list ].sort( ( a, b ) => a - b )[ Math.floor( list.length / 2 ) ];

/**
 * Measures what extensions of a hundred blocks cost a page.
 *
 * Both pages are asked for in turn, and each pair is compared, because other programs slow both of them.
 */
async function extensions( url ) {
	const found = Object.fromEntries(
		EXTENDED.map( ( name ) => [ name, [] ] )
	);
	for ( let at = 0; at < REQUESTS; at++ ) {
		for ( const name of shuffled( EXTENDED ) ) {
			const answer = await fetch( `${ url }/bench-${ name }/`, {
				headers: { 'x-bench': 'on' },
			} );
			await answer.text();
			found[ name ].push( Number( answer.headers.get( 'x-bench-cpu' ) ) );
		}
	}
	const [ none, all ] = EXTENDED.map( ( name ) => found[ name ] );
	const more = median( all.map( ( cpu, at ) => cpu - none[ at ] ) );
	const table = [
		{
			page: 'a hundred groups',
			'without, CPU ms': median( none ),
			'with extensions': median( all ),
			'more, ms': more,
			'more %': ( 100 * more ) / median( none ),
		},
	];
	print(
		'Server CPU of extensions, medians of requests and of their differences',
		table
	);
	return table;
}

function rendering( { modules, many, lists, registration } ) {
	print(
		`Registering all blocks takes ${ registration.toFixed( 3 ) } ms. CPU of a page's content with more and more accordion items`,
		many
	);
	print( 'CPU and queries that each block adds to what it holds', modules );
	print( 'CPU and queries of thirty different lists of posts', lists );
}

/**
 * Runs the selected measurements.
 *
 * @param {{ php: (script: string) => Promise<string>, pages: Record<string, number>, server: { url: string } }} stage
 * @param {(name: string) => boolean}                                                                            wanted Whether to run a measurement.
 * @return {Promise<Object>} Tables by name.
 */
export async function onServer( { php, pages, server }, wanted ) {
	const report = {};
	if ( wanted( 'server' ) ) {
		report.untouched = await untouched( server.url );
		report.server = JSON.parse( await php( 'server.php' ) );
		rendering( report.server );
	}
	if ( wanted( 'hostile' ) ) {
		report.hostile = JSON.parse( await php( 'hostile.php' ) );
		print( 'The largest and most hostile texts', report.hostile );
	}
	if ( wanted( 'likes' ) ) {
		report.likes = await likes( server.url, pages.nothing );
		print( 'Likes from distinct visitors, 20 at once', [ report.likes ] );
	}
	if ( wanted( 'extensions' ) ) {
		report.extensions = await extensions( server.url );
	}
	if ( wanted( 'video' ) ) {
		report.videoServer = await servedVideos( server.url );
	}
	return report;
}
