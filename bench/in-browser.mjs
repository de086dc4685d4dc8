/** The tables of browser measurements. */
import { cold, load, missed, phone, warm } from './browser.mjs';
import { categories } from './category.mjs';
import { CONTENDERS, CROWDS, NOTHING, SLIDES } from './contenders.mjs';
import { motion } from './motion.mjs';
import { numbers } from './numbers.mjs';
import { presses } from './press.mjs';
import { sites } from './sites.mjs';
import { videos } from './video.mjs';
import { viewers } from './viewer.mjs';
import { median, medians, print, shuffled } from './table.mjs';

/** Bytes are the same in every round. */
const ROUNDS_OF_LOAD = 2;

/**
 * Runs a measurement several times for each contender, in shuffled order.
 *
 * @param {number}                                 rounds
 * @param {Object[]}                               contenders
 * @param {(contender: Object) => Promise<Object>} run
 * @return {Promise<Map<string, Object[]>>} Results by name, in the order of the contenders.
 */
async function measure( rounds, contenders, run ) {
	const results = new Map( contenders.map( ( { name } ) => [ name, [] ] ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const contender of shuffled( contenders ) ) {
			results.get( contender.name ).push( await run( contender ) );
		}
	}
	return results;
}

const rows = ( found, row ) =>
	[ ...found ].map( ( [ name, list ] ) => ( { name, ...row( list ) } ) );

const sum = ( list, key ) =>
	list.reduce( ( total, item ) => total + item[ key ], 0 );

function loadTable( found ) {
	const none = medians( found.get( NOTHING.name ) );
	const table = rows( found, ( list ) => {
		const mine = medians( list );
		const over = ( key ) => mine[ key ] - none[ key ];
		return {
			'JS B': over( 'jsAtLoad' ),
			'CSS B': over( 'cssAtLoad' ),
			'HTML B': over( 'htmlAtLoad' ),
			scripts: over( 'scriptsAtLoad' ),
			'JS B at rest': over( 'jsAtRest' ),
			'scripts at rest': over( 'scriptsAtRest' ),
			'our files': mine.oursAtLoad,
			'ahead B': over( 'ahead' ),
			'JS B after use': over( 'jsAfterUse' ),
			'script ms': over( 'scriptMs' ),
			'blocked ms': over( 'blockedMs' ),
			'by us': mine.blockedByUsMs,
			shift: mine.shift,
		};
	} );
	print(
		`Loading, more than a page without widgets (${ none.jsAtLoad } B of JS), 4x slower processor`,
		table
	);
	return table;
}

function pressTable( title, found ) {
	const next = ( list, key ) =>
		median(
			list.flatMap( ( item ) => item.next.map( ( at ) => at[ key ] ) )
		);
	const [ floor ] = found.values();
	const table = rows( found, ( list ) => {
		const first = medians( list.map( ( item ) => item.first ) );
		return {
			'first: sign': first.sign,
			'frames before it': Math.max(
				...list.map( ( item ) => item.first.frames )
			),
			'first: effect': first.effect,
			'first: frame': first.frame,
			'next: effect': next( list, 'effect' ),
			'next: frame': next( list, 'frame' ),
			'frame x floor': next( list, 'frame' ) / next( floor, 'frame' ),
		};
	} );
	print( title, table );
	return table;
}

function coldTable( found ) {
	const table = rows( found, ( list ) => ( {
		'first paint ms': medians( list ).paint,
		'effect ms': medians( list ).effect,
		'sign of life ms': medians( list ).sign,
		'never answered': list.filter( ( { effect } ) =>
			Number.isNaN( effect )
		).length,
		of: list.length,
	} ) );
	print( 'A press at first paint, slow 4G, 4x slower processor', table );
	return table;
}

function missedTable( found ) {
	const table = rows( found, ( list ) => ( {
		presses: sum( list, 'made' ),
		missed: sum( list, 'missed' ),
		'answered twice': sum( list, 'surplus' ),
		'by a new page': sum( list, 'byPage' ),
	} ) );
	print(
		'Presses from first paint on, for five seconds, slow 4G, 4x slower processor',
		table
	);
	return table;
}

/**
 * Visits every page once to warm the proxy's cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             site    URL of the site.
 * @param {string[]}                           slugs   Page slugs.
 */
async function visit( browser, site, slugs ) {
	const page = await browser.newPage();
	for ( const slug of slugs ) {
		await page.goto( `${ site }/bench-${ slug }/` );
	}
	await page.close();
}

/**
 * Runs the selected measurements.
 *
 * @param {import('@playwright/test').Browser}                                              browser
 * @param {string}                                                                          site    URL of the site.
 * @param {{ rounds: number, pages: Object, of: string, by: string, isEarlyOnly: boolean }} how     Number of rounds, and the available pages; the rest as in `presses()`.
 * @param {(name: string) => boolean}                                                       wanted  Whether to run a measurement.
 * @return {Promise<Object>} Tables by name.
 */
export async function inBrowser( browser, site, how, wanted ) {
	const { rounds, pages, of } = how;
	const there = CONTENDERS.filter(
		( { name, page } ) => page in pages && name.includes( of )
	);
	await visit( browser, site, Object.keys( pages ) );
	const run = ( what, contenders = there, times = rounds ) =>
		measure( times, contenders, ( each ) =>
			what( browser, `${ site }/bench-${ each.page }/`, each )
		);
	const parts = {
		load: async () =>
			loadTable(
				await run(
					load,
					[ NOTHING, ...there, ...CROWDS, ...SLIDES ],
					Math.min( rounds, ROUNDS_OF_LOAD )
				)
			),
		warm: async () =>
			pressTable(
				'Press to effect in ms, page loaded and at rest',
				await run( warm )
			),
		phone: async () =>
			pressTable( 'The same, 4x slower processor', await run( phone ) ),
		cold: async () => coldTable( await run( cold ) ),
		missed: async () => missedTable( await run( missed ) ),
		viewer: () => viewers( browser, site, { rounds, pages } ),
		press: () => presses( browser, site, how ),
		category: () => categories( browser, site, how ),
		sites: () => sites( browser, site, how ),
		numbers: () => numbers( browser, site, how ),
		motion: () => motion( browser, site, how ),
		video: () => videos( browser, site, how ),
	};
	const report = {};
	for ( const name of Object.keys( parts ).filter( wanted ) ) {
		report[ name ] = await parts[ name ]();
	}
	return report;
}
