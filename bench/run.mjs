/**
 * `npm run bench`: compares Frontage with controls in one run, in shuffled order; medians and ratios.
 *
 *     npm run bench [-- --rounds 2] [-- --only load,warm,phone,cold,missed,press,viewer,category,sites,numbers,motion,video,editor,server,hostile,likes,extensions,foreign] [-- --of gallery] [-- --by touch] [-- --at-paint]
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { built } from '../tools/env/built.mjs';
import { launchOptions } from '../tools/env/chromium.mjs';
import { inRoot } from '../tools/env/paths.mjs';
import { phpCliSettings, phpCommand } from '../tools/env/php.mjs';
import { freePort } from '../tools/env/ports.mjs';
import { entry } from '../tools/env/problem.mjs';
import { must } from '../tools/env/processes.mjs';
import { serve } from '../tools/env/server.mjs';
import { site } from '../tools/env/site.mjs';
import { editors } from './editor.mjs';
import { foreign } from './foreign.mjs';
import { inBrowser } from './in-browser.mjs';
import { onServer } from './on-server.mjs';
import { proxy } from './proxy.mjs';

const BROWSER_PARTS = [
	'load',
	'warm',
	'phone',
	'cold',
	'missed',
	'press',
	'viewer',
	'category',
	'sites',
	'numbers',
	'motion',
	'video',
	'editor',
];

/** Libraries that controls use, below `node_modules`. */
const LIBRARIES = [
	'swiper/swiper-bundle.min.js',
	'swiper/swiper-bundle.min.css',
	'photoswipe/dist/photoswipe.css',
	'photoswipe/dist/photoswipe.esm.min.js',
	'photoswipe/dist/photoswipe-lightbox.esm.min.js',
	'chart.js/dist/chart.umd.min.js',
	'datatables.net/js/dataTables.min.js',
	'datatables.net-dt/css/dataTables.dataTables.min.css',
	'fullcalendar/index.global.min.js',
];
const PARTS = [
	...BROWSER_PARTS,
	'server',
	'hostile',
	'likes',
	'extensions',
	'foreign',
];

/** A typical host's setting: our own servers recheck every file, so that changes show at once. */
const HOSTS_PHP = [ '-d', 'opcache.revalidate_freq=2' ];

const { values } = parseArgs( {
	options: {
		rounds: { type: 'string', default: '2' },
		of: { type: 'string', default: '' },
		by: { type: 'string', default: 'mouse' },
		'at-paint': { type: 'boolean', default: false },
		only: { type: 'string', default: PARTS.join( ',' ) },
	},
} );
const rounds = Number( values.rounds );
const only = values.only.split( ',' );
const wanted = ( part ) => only.includes( part );

/** Serves a site with the controls and the pages. */
async function prepare() {
	const made = await site( { name: 'bench' } );
	const content = join( made.folder, 'wp-content' );
	await mkdir( join( content, 'mu-plugins' ), { recursive: true } );
	await rm( join( content, 'bench' ), { recursive: true, force: true } );
	await cp( inRoot( 'bench/controls' ), join( content, 'bench' ), {
		recursive: true,
	} );
	for ( const file of [
		'frontage-bench.php',
		'frontage-bench-slides.php',
		'frontage-bench-numbers.php',
	] ) {
		await cp(
			inRoot( 'bench/controls', file ),
			join( content, 'mu-plugins', file )
		);
	}
	for ( const file of LIBRARIES ) {
		await cp(
			inRoot( 'node_modules', file ),
			join( content, 'bench', basename( file ) )
		);
	}
	const php = ( script ) =>
		must(
			phpCommand(),
			[
				...phpCliSettings(),
				...HOSTS_PHP,
				inRoot( 'bench/inside.php' ),
				made.folder,
				inRoot( 'bench', script ),
			],
			{ env: { ...process.env, ...made.env, FRONTAGE_DEBUG: '0' } },
			'Fix what PHP says above, then try again.'
		);
	const pages = JSON.parse( await php( 'pages.php' ) );
	const quiet = { ...made, env: { ...made.env, FRONTAGE_DEBUG: '0' } };
	const server = await serve( quiet, await freePort(), HOSTS_PHP );
	return { version: made.version, php, pages, server };
}

async function browse( { pages, server } ) {
	const cache = await proxy( server.url, await freePort() );
	const browser = await chromium.launch( launchOptions );
	try {
		const report = await inBrowser(
			browser,
			cache.url,
			{
				rounds,
				pages,
				of: values.of,
				by: values.by,
				isEarlyOnly: values[ 'at-paint' ],
			},
			wanted
		);
		return wanted( 'editor' )
			? {
					...report,
					editor: await editors( browser, server.url, rounds ),
				}
			: report;
	} finally {
		await browser.close();
		cache.stop();
	}
}

/**
 * Runs what needs the site with the pages.
 *
 * @return {Promise<Object>} Tables by name.
 */
async function onStage() {
	const stage = await prepare();
	const report = { wordpress: stage.version };
	try {
		if ( BROWSER_PARTS.some( wanted ) ) {
			Object.assign( report, await browse( stage ) );
		}
		return Object.assign( report, await onServer( stage, wanted ) );
	} finally {
		await stage.server.stop();
	}
}

async function main() {
	await built();
	const report = { date: new Date().toISOString(), rounds };
	if ( wanted( 'foreign' ) ) {
		report.foreign = await foreign( HOSTS_PHP );
	}
	if ( only.some( ( part ) => part !== 'foreign' ) ) {
		Object.assign( report, await onStage() );
	}
	await mkdir( inRoot( 'test-results' ), { recursive: true } );
	await writeFile(
		inRoot( 'test-results/bench.json' ),
		JSON.stringify( report, null, '\t' )
	);
	process.stdout.write( '\nAll numbers: test-results/bench.json\n' );
}

await entry( main );
