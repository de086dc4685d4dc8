/** Compares charts, tables and a calendar with Chart.js, DataTables and FullCalendar, which draw the same numbers. */
/* global self, addEventListener, requestAnimationFrame */
import { openPhone, PHONE_CPU } from './phone.mjs';
import { weigh } from './open.mjs';
import { medians, print, shuffled } from './table.mjs';

const NOTHING = { name: 'nothing', page: 'nothing', drawn: 'p', presses: {} };

/** Where the drawn thing is, and what is pressed until what matches. A canvas has no parts: its place is asked of it. */
const SIDES = [
	{
		name: 'libraries',
		page: 'numbers-libraries',
		drawn: '.dt-container, .fc-event',
		presses: {
			sort: [
				'#bench-table-1 th:nth-child(3)',
				'#bench-table-1 th:nth-child(3)[aria-sort]',
			],
			month: [ '.fc-next-button', '.fc-toolbar-title' ],
			legend: [ '#bench-chart-0', 'canvas' ],
		},
	},
	{
		name: 'ours',
		page: 'numbers',
		drawn: '.frontage-chart svg, .frontage-event-calendar__title',
		presses: {
			sort: [
				'#bench-table-1 th:nth-child(3) button',
				'#bench-table-1 th:nth-child(3)[aria-sort]',
			],
			month: [
				'.frontage-event-calendar__step.is-next',
				'.frontage-event-calendar__title',
			],
			legend: [
				'#bench-chart-0 .frontage-chart__legend button',
				'#bench-chart-0 .frontage-chart__legend button[aria-pressed="false"]',
			],
		},
	},
];

/** Runs in the page before everything: notes when the numbers are there, and the blocking of its tasks. */
const watch = ( selectors ) => {
	const parts = selectors.split( ', ' );
	Object.assign( self, { benchDrawn: 0, benchBlocked: 0, benchClicked: 0 } );
	const look = () => {
		if ( parts.every( ( part ) => document.querySelector( part ) ) ) {
			self.benchDrawn = performance.now();
		} else {
			requestAnimationFrame( look );
		}
	};
	requestAnimationFrame( look );
	new PerformanceObserver( ( list ) =>
		list.getEntries().forEach( ( { duration } ) => {
			self.benchBlocked += Math.max( 0, duration - 50 );
		} )
	).observe( { type: 'longtask', buffered: true } );
	addEventListener(
		'click',
		( { timeStamp } ) => ( self.benchClicked = timeStamp ),
		{ capture: true }
	);
};

/** Runs in the page: resolves with the milliseconds from the click to the frame that shows its effect. */
const effect = async ( [ selector, before ] ) => {
	const now = () => {
		const found = document.querySelector( selector );
		const chart = found?.benchChart;
		return chart
			? String( chart.isDatasetVisible( 0 ) )
			: ( found?.textContent ?? '' ) +
					( found?.getAttribute( 'aria-sort' ) ?? '' );
	};
	if ( before === undefined ) {
		return now();
	}
	const frame = () => new Promise( requestAnimationFrame );
	const until = performance.now() + 10000;
	while ( now() === before && performance.now() < until ) {
		await frame();
	}
	if ( now() === before ) {
		throw new Error( `Nothing happens to ${ selector }` );
	}
	await frame();
	return performance.now() - self.benchClicked;
};

/** The place of a canvas's first legend entry. */
const legendOf = ( canvas ) => {
	const [ box ] = canvas.benchChart?.legend.legendHitBoxes ?? [];
	return box && { x: box.left + 5, y: box.top + 5 };
};

async function press( page, [ pressed, shows ] ) {
	const target = page.locator( pressed ).first();
	await target.scrollIntoViewIfNeeded();
	const position = await target.evaluate( legendOf );
	const before = await page.evaluate( effect, [ shows ] );
	await target.click( {
		delay: 80,
		...( position ? { position } : {} ),
	} );
	const took = await page.evaluate( effect, [ shows, before ] );
	await page.waitForTimeout( 1200 );
	return took;
}

/** Loads a page on the slow phone. */
async function load( browser, url, { drawn } ) {
	const { page } = await openPhone( browser );
	const weight = weigh( page );
	await page.addInitScript( watch, drawn );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const found = await page.evaluate( () => ( {
		'drawn ms': self.benchDrawn,
		'blocked ms': self.benchBlocked,
		'painted ms': performance.getEntriesByName(
			'first-contentful-paint'
		)[ 0 ].startTime,
	} ) );
	const { js, css, html } = weight();
	await page.context().close();
	return { 'JS B': js, 'CSS B': css, 'HTML B': html, ...found };
}

/** Presses everything twice on a slow processor and a quick network. */
async function pressAll( browser, url, { drawn, presses } ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	const weight = weigh( page );
	await session.send( 'Network.enable' );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: PHONE_CPU } );
	await page.addInitScript( watch, drawn );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const found = {};
	for ( const [ name, each ] of Object.entries( presses ) ) {
		found[ `${ name }: first ms` ] = await press( page, each );
		const again =
			name === 'legend'
				? [ each[ 0 ], each[ 1 ].replace( 'false', 'true' ) ]
				: each;
		found[ `${ name }: next ms` ] = await press( page, again );
	}
	const { js, ahead } = weight();
	await context.close();
	return { ...found, 'JS B after use': js + ahead };
}

/**
 * Measures both sides in rounds, each in shuffled order.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             site
 * @param {{ rounds: number }}                 how
 */
export async function numbers( browser, site, { rounds } ) {
	const all = [ NOTHING, ...SIDES ];
	const results = new Map( all.map( ( { name } ) => [ name, [] ] ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const side of shuffled( all ) ) {
			const url = `${ site }/bench-${ side.page }/`;
			results.get( side.name ).push( {
				...( await load( browser, url, side ) ),
				...( await pressAll( browser, url, side ) ),
			} );
		}
	}
	const table = SIDES.map( ( { name } ) => ( {
		name,
		...medians( results.get( name ) ),
	} ) );
	const [ theirs, ours ] = table;
	const none = medians( results.get( NOTHING.name ) );
	table.push( {
		name: 'ours / libraries',
		...Object.fromEntries(
			Object.keys( none )
				.concat(
					Object.keys( ours ).filter( ( key ) => ! ( key in none ) )
				)
				.filter( ( key ) => key !== 'name' )
				.map( ( key ) => [ key, ours[ key ] / theirs[ key ] ] )
		),
	} );
	print(
		'Ten charts, three tables of 200 rows and a calendar: loading on slow 4G, presses on a quick network, 4x slower processor',
		[
			{
				...Object.fromEntries(
					Object.keys( ours ).map( ( key ) => [
						key,
						none[ key ] ?? NaN,
					] )
				),
				name: 'a page without',
			},
			...table,
		]
	);
	return table;
}
