/** What has become of an overlay at some time of a visit. */
import type { QueueEvent } from '@frontage/overlay-log';
import { openedAt, stateAt } from './state';

const events = [
	[ 0, 'a', 'ready', 'delay' ],
	[ 0, 'b', 'ready', 'exit' ],
	[ 5000, 'a', 'asked', 'delay' ],
	[ 5000, 'a', 'waits', 'touch' ],
	[ 7000, 'a', 'queued', '' ],
	[ 7050, 'a', 'waits', 'visitor' ],
	[ 8050, 'a', 'opened', '' ],
	[ 9000, 'b', 'asked', 'exit' ],
	[ 9000, 'b', 'queued', '' ],
	[ 9050, 'b', 'waits', 'open' ],
	[ 9050, 'b', 'missed', '' ],
	[ 12000, 'a', 'closed', '' ],
	[ 20000, 'a', 'asked', 'delay' ],
	[ 20000, 'a', 'refused', 'again' ],
].map( ( [ at, id, what, why ] ) => ( { at, id, what, why } ) as QueueEvent );

it.each( [
	[ 'a', 0, 'idle', '' ],
	[ 'a', 4999, 'idle', '' ],
	[ 'a', 5000, 'waits', 'touch' ],
	[ 'a', 7100, 'waits', 'visitor' ],
	[ 'a', 8050, 'open', '' ],
	[ 'a', 12_000, 'closed', '' ],
	[ 'a', 60_000, 'closed', '' ],
	[ 'b', 8999, 'idle', '' ],
	[ 'b', 60_000, 'never', 'missed' ],
	[ 'c', 60_000, 'idle', '' ],
] )( '%s at %d ms: %s %s', ( id, at, kind, why ) => {
	expect( stateAt( events, id, at ) ).toMatchObject( { kind, why } );
} );

it( 'tells since when', () => {
	expect( stateAt( events, 'a', 7100 ).since ).toBe( 5000 );
	expect( stateAt( events, 'a', 9000 ).since ).toBe( 8050 );
	expect( openedAt( events, 'a' ) ).toBe( 8050 );
	expect( openedAt( events, 'b' ) ).toBeUndefined();
} );
