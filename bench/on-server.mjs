/** The tables of server measurements. */
import { likes } from './likes.mjs';
import { print, shuffled } from './table.mjs';

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

/** Requests for each page. */
const REQUESTS = 60;

/** Measures what extensions of a hundred blocks cost a page. */
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
	const low = ( list ) =>
		[ ...list ].sort( ( a, b ) => a - b )[ Math.floor( REQUESTS / 4 ) ];
	const [ none, all ] = EXTENDED.map( ( name ) => low( found[ name ] ) );
	const table = [
		{
			page: 'a hundred groups',
			'without, CPU ms': none,
			'with extensions': all,
			'more %': ( 100 * ( all - none ) ) / none,
		},
	];
	print( 'Server CPU of extensions, lower quartile of requests', table );
	return table;
}

function rendering( { modules, many, lists, registration } ) {
	print(
		`Registering 70 blocks takes ${ registration.toFixed( 3 ) } ms. CPU of a page's content with more and more accordion items`,
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
	if ( wanted( 'likes' ) ) {
		report.likes = await likes( server.url, pages.nothing );
		print( 'Likes from distinct visitors, 20 at once', [ report.likes ] );
	}
	if ( wanted( 'extensions' ) ) {
		report.extensions = await extensions( server.url );
	}
	return report;
}
