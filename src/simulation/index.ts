/**
 * Turns a page into a simulated visit: the first script of a page that the settings screen shows in a frame.
 *
 * The page's own code runs unchanged. Its clock, cookies, storage, history, and network are replaced before any of
 * it runs, so that nothing of the owner's is touched and nothing is sent.
 */
import { record, type QueueEvent } from '@frontage/overlay-log';
import { act } from './acts';
import { Clock } from './clock';
import { isolateHistory, isolatePage } from './page';
import { endVisit, isolateStorage } from './storage';
import type { Printed, Visit } from './types';
import { frame, task, until } from './wait';

/** An island whose script is on its way. */
const LOADING = 'frontage-island[data-state=waking]';

const NOTHING: Visit = {
	referrer: '',
	memory: { cookies: {}, local: {} },
	acts: [],
};

/** Returns the visit; a page that is not in the settings screen's frame is isolated, too. */
function currentVisit(): Visit {
	try {
		return structuredClone( window.parent.frontageVisit ?? NOTHING );
	} catch {
		return NOTHING;
	}
}

/** What the queue has reported, and whether it waits for scripts that come in real time. */
class Report {
	events: QueueEvent[] = [];

	/** Triggers that are scheduled. */
	ready = 0;

	/** Whether anything has happened since `settle()`. */
	isNew = false;

	private asked = new Set< string >();

	private scripts = new Set< string >();

	start(): void {
		document.addEventListener( 'frontage:queue', ( { detail }: any ) => {
			this.ready += Number( detail.what === 'ready' );
		} );
		record( ( event ) => {
			const { id, what, why } = event;
			this.events.push( event );
			this.isNew = true;
			this.asked[ what === 'asked' ? 'add' : 'delete' ]( id );
			this.scripts[ why === 'script' ? 'add' : 'delete' ]( id );
		} );
	}

	isWaiting = () =>
		this.asked.size > 0 ||
		( this.scripts.size > 0 && !! document.querySelector( LOADING ) );

	/** Waits in real time for what a timer or an act has caused. */
	settle = async (): Promise< void > => {
		await task();
		if ( this.isWaiting() ) {
			await until( () => ! this.isWaiting() );
		}
		while ( this.isNew ) {
			this.isNew = false;
			await frame();
			await frame();
			// What has opened fetches its script in real time, and notes its own opening and closing.
			await until( () => ! document.querySelector( LOADING ) );
		}
	};
}

/** Returns the number of triggers on the page. */
const triggers = () =>
	[ ...document.querySelectorAll< HTMLElement >( '[data-overlay]' ) ]
		.map(
			( { dataset } ) => JSON.parse( dataset.overlay! ).triggers.length
		)
		.reduce( ( sum, number ) => sum + number, 0 );

function start( printed: Printed ): void {
	const visit = currentVisit();
	const clock = new Clock( printed.time );
	const report = new Report();
	clock.install();
	isolateStorage( visit.memory, clock.time );
	isolatePage( visit.referrer );
	isolateHistory();
	report.start();
	const perform = ( one: Visit[ 'acts' ][ number ] ) => {
		report.isNew = true;
		act( one );
	};
	window.frontageSimulation = {
		printed,
		events: report.events,
		ready: async () => {
			await until( () => document.readyState === 'complete' );
			const isReady = await until( () => {
				void clock.advance( 0, task );
				return report.ready >= triggers();
			} );
			if ( ! isReady ) {
				throw new Error( 'queue' );
			}
			await report.settle();
			for ( const one of visit.acts ) {
				clock.at( one.at * 1000, () => perform( one ) );
			}
		},
		advance: ( to ) => clock.advance( to, report.settle ),
		memory: () => endVisit( visit.memory ),
	};
}

start( JSON.parse( document.currentScript!.dataset.printed! ) );
