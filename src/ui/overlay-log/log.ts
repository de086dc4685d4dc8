/** The log of the owner's test: kept in this browser only, for the Status tab. */
import { record } from './record';
import type { LoggedVisit } from './types';

export const LOG_KEY = 'frontage-queue-log';

/** Pages and decisions kept. */
const MOST_VISITS = 20;
const MOST_EVENTS = 200;

/** Returns the pages of the owner's test, newest first; none if the browser keeps nothing. */
export function readLog(): LoggedVisit[] {
	try {
		const kept = JSON.parse( localStorage.getItem( LOG_KEY ) ?? '[]' );
		return Array.isArray( kept ) ? kept.filter( isVisit ) : [];
	} catch {
		return [];
	}
}

/** Returns whether a value is a page of the log, which any script of the site can overwrite. */
const isVisit = ( one: any ): one is LoggedVisit =>
	Array.isArray( one?.events ) &&
	Number.isFinite( one.time ) &&
	typeof one.title === 'string' &&
	typeof one.path === 'string' &&
	one.events.every(
		( event: any ) =>
			Number.isFinite( event?.at ) &&
			[ event.id, event.what, event.why ].every(
				( text ) => typeof text === 'string'
			)
	);

/** Replaces the log; none of it is kept if there is nothing. */
export function writeLog( visits: LoggedVisit[] ): void {
	try {
		if ( visits.length ) {
			localStorage.setItem( LOG_KEY, JSON.stringify( visits ) );
		} else {
			localStorage.removeItem( LOG_KEY );
		}
	} catch {}
}

/** Writes down what the queue does on this page. */
export function keepLog(): void {
	const visit: LoggedVisit = {
		title: document.title,
		path: location.pathname,
		time: Date.now(),
		events: [],
	};
	record( ( event ) => {
		if ( event.what !== 'ready' && visit.events.length < MOST_EVENTS ) {
			visit.events.push( event );
			keep( visit );
		}
	} );
}

/** Other windows may have written meanwhile. */
function keep( visit: LoggedVisit ): void {
	const others = readLog().filter( ( { time } ) => time !== visit.time );
	const all = [ visit, ...others ].sort( ( a, b ) => b.time - a.time );
	writeLog( all.slice( 0, MOST_VISITS ) );
}
