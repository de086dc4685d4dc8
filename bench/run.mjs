/**
 * `npm run bench`: ours beside controls, in one run, in shuffled order; medians and ratios.
 *
 *     npm run bench [-- --rounds 5] [-- --only warm,cold,load,missed,server,likes]
 */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { built } from '../tools/env/built.mjs';
import { inRoot } from '../tools/env/paths.mjs';
import { runPhp } from '../tools/env/php.mjs';
import { freePort } from '../tools/env/ports.mjs';
import { entry } from '../tools/env/problem.mjs';
import { serve } from '../tools/env/server.mjs';
import { site } from '../tools/env/site.mjs';
import { cold, load, missed, warm } from './browser.mjs';
import { CONTENDERS, NOTHING } from './contenders.mjs';
import { likes } from './likes.mjs';
import { median, print, shuffled } from './table.mjs';

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];
const CHROMIUM = [
	process.env.FRONTAGE_CHROMIUM,
	'/usr/bin/chromium',
	'/usr/bin/google-chrome',
];

const option = ( name, otherwise ) => {
	const at = process.argv.indexOf( `--${ name }` );
	return at < 0 ? otherwise : process.argv[ at + 1 ];
};
const rounds = Number( option( 'rounds', '5' ) );
const only = option( 'only', 'load,warm,cold,missed,server,likes' ).split(
	','
);

/**
 * Runs a measurement for each contender, `rounds` times, in shuffled order.
 */
async function measure( contenders, run ) {
	const results = new Map(
		contenders.map( ( contender ) => [ contender.name, [] ] )
	);
	for ( let round = 0; round < rounds; round++ ) {
		for ( const contender of shuffled( contenders ) ) {
			results.get( contender.name ).push( await run( contender ) );
		}
	}
	return results;
}

const medians = ( list ) =>
	Object.fromEntries(
		Object.keys( list[ 0 ] ).map( ( key ) => [
			key,
			median(
				list
					.map( ( item ) => item[ key ] )
					.filter( ( value ) => ! Number.isNaN( value ) )
			),
		] )
	);

/** Serves a site with the controls and the pages. */
async function prepare() {
	await built();
	const made = await site( { name: 'bench' } );
	const plugins = join( made.folder, 'wp-content/mu-plugins' );
	await mkdir( plugins, { recursive: true } );
	await cp(
		inRoot( 'bench/controls/frontage-bench.php' ),
		join( plugins, 'frontage-bench.php' )
	);
	await cp(
		inRoot( 'bench/controls' ),
		join( made.folder, 'wp-content/bench' ),
		{ recursive: true }
	);
	const php = ( script ) =>
		runPhp(
			'../../../bench/inside.php',
			[ made.folder, inRoot( 'bench', script ) ],
			made.env
		);
	const pages = JSON.parse( await php( 'pages.php' ) );
	return { made, php, pages, server: await serve( made, await freePort() ) };
}

async function inBrowser( { server }, report ) {
	const browser = await chromium.launch( {
		executablePath: CHROMIUM.find( ( path ) => path && existsSync( path ) ),
		args: FLAGS,
	} );
	const url = ( { page } ) => `${ server.url }/bench-${ page }/`;
	try {
		await browserPart( browser, url, report );
	} finally {
		await browser.close();
	}
}

async function browserPart( browser, url, report ) {
	if ( only.includes( 'load' ) ) {
		const found = await measure( [ NOTHING, ...CONTENDERS ], ( each ) =>
			load( browser, url( each ), each )
		);
		const none = medians( found.get( NOTHING.name ) );
		report.load = [ ...found ].map( ( [ name, list ] ) => {
			const mine = medians( list );
			return {
				name,
				'JS B': mine.jsAtLoad - none.jsAtLoad,
				'CSS B': mine.cssAtLoad - none.cssAtLoad,
				requests: mine.requestsAtLoad - none.requestsAtLoad,
				'JS B after use': mine.jsAfterUse - none.jsAfterUse,
				'script ms': mine.scriptMs - none.scriptMs,
				'blocked ms': mine.blockedMs - none.blockedMs,
				shift: mine.shift - none.shift,
			};
		} );
		print(
			`Over a page without widgets (${ none.jsAtLoad } B JS of the theme), 4x slower processor`,
			report.load
		);
	}
	if ( only.includes( 'warm' ) ) {
		const found = await measure( CONTENDERS, ( each ) =>
			warm( browser, url( each ), each )
		);
		const floor = median( found.get( CONTENDERS[ 0 ].name ) );
		report.warm = [ ...found ].map( ( [ name, list ] ) => ( {
			name,
			ms: median( list ),
			'x floor': median( list ) / floor,
		} ) );
		print( 'Press to effect, everything loaded', report.warm );
	}
	if ( only.includes( 'cold' ) ) {
		const found = await measure( CONTENDERS, ( each ) =>
			cold( browser, url( each ), each )
		);
		report.cold = [ ...found ].map( ( [ name, list ] ) => ( {
			name,
			'effect ms': medians( list ).effect,
			'sign of life ms': medians( list ).sign,
			'never answered': list.filter( ( { effect } ) =>
				Number.isNaN( effect )
			).length,
		} ) );
		print(
			`First press at first paint, slow 4G, 4x slower processor (${ rounds } rounds)`,
			report.cold
		);
	}
	if ( only.includes( 'missed' ) ) {
		const found = await measure( CONTENDERS, ( each ) =>
			missed( browser, url( each ), each )
		);
		report.missed = [ ...found ].map( ( [ name, list ] ) => ( {
			name,
			presses: list.reduce( ( sum, { made } ) => sum + made, 0 ),
			missed: list.reduce( ( sum, item ) => sum + item.missed, 0 ),
		} ) );
		print( 'Presses in the first five seconds, slow 4G', report.missed );
	}
}

async function onServer( { php, pages, server }, report ) {
	if ( only.includes( 'server' ) ) {
		report.server = JSON.parse( await php( 'server.php' ) );
		const { ours, core, registration } = report.server;
		print(
			`Server: registering 70 blocks takes ${ registration.toFixed( 3 ) } ms; CPU and queries of rendering`,
			Object.keys( ours ).map( ( count ) => ( {
				blocks: count,
				'ours ms': ours[ count ].ms,
				'core group ms': core[ count ].ms,
				'ours ms a block': ours[ count ].ms / Number( count ),
				queries: ours[ count ].queries,
			} ) )
		);
	}
	if ( only.includes( 'likes' ) ) {
		report.likes = await likes( server.url, pages.nothing );
		print( 'Likes from distinct visitors at once', [ report.likes ] );
	}
}

async function main() {
	const stage = await prepare();
	const report = { rounds, date: new Date().toISOString() };
	try {
		await inBrowser( stage, report );
		await onServer( stage, report );
	} finally {
		await stage.server.stop();
	}
	await mkdir( inRoot( 'test-results' ), { recursive: true } );
	await writeFile(
		inRoot( 'test-results/bench.json' ),
		JSON.stringify( report, null, '\t' )
	);
	process.stdout.write( '\nAll numbers: test-results/bench.json\n' );
}

await entry( main );
