import { nameOf, read, write } from './cookie';
import type { PageData } from './types';

/** The action that counts (S1 §7). */
const ACTION = 'et_pb_update_stats_table';

/** Record types in the order of their letters in the cookie. */
const RECORDS = [
	'view_page',
	'read_page',
	'view_goal',
	'read_goal',
	'click_goal',
	'con_goal',
	'con_short',
];

type Entry = { test_id: string; subject_id: number; record_type: string };

let waiting: Entry[] = [];

/**
 * Counts the visitor once in a record type of a test (S1 §3), if the visitor takes part. It arrives although the page is left at
 * once.
 *
 * @param test UUID.
 * @param type Record type.
 * @param page Data of the server.
 */
export function record(
	test: string,
	type: string,
	{ ajax, site }: PageData
): void {
	const name = nameOf( test, site );
	const value = read( name );
	const subject = parseInt( value, 10 );
	const letter = String.fromCharCode( 97 + RECORDS.indexOf( type ) );
	if (
		isNaN( subject ) ||
		value.includes( letter ) ||
		! write( name, value + letter )
	) {
		return;
	}
	if ( ! waiting.length ) {
		queueMicrotask( () => send( ajax ) );
	}
	waiting.push( { test_id: test, subject_id: subject, record_type: type } );
}

/** Sends what was recorded in the same moment. */
function send( ajax: string ): void {
	const body = new URLSearchParams( {
		action: ACTION,
		stats_data_array: JSON.stringify( waiting ),
	} );
	waiting = [];
	if ( ! navigator.sendBeacon?.( ajax, body ) ) {
		void fetch( ajax, { method: 'POST', keepalive: true, body } ).catch(
			() => {}
		);
	}
}
