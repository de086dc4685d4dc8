/** When a countdown ends: the same vectors as `ScheduleTest.php`, and separate ends per visitor. */
import { occurrenceAfter, timestampOf } from '../edit/zone';
import { commonEnd, ownEnd } from '../view/when';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attributes } from '../attributes';

interface Recurrence {
	say: string;
	every: Attributes[ 'every' ];
	time: string;
	weekday: number;
	zone: string;
	recurrence: { end: number; every: number; shifts: [ number, number ][] };
	after: [ number, number ][];
}

interface Timestamp {
	date: string;
	zone: string;
	at: number | null;
}

const {
	timestamps,
	recurrences,
}: { timestamps: Timestamp[]; recurrences: Recurrence[] } = JSON.parse(
	readFileSync( join( __dirname, 'times.json' ), 'utf8' )
);

const DAY = 86400;
const NOW = 1893456000;

describe( 'a local date', () => {
	it.each( timestamps )(
		'is one point in time: $date $zone',
		( { date, zone, at } ) => {
			expect( timestampOf( date, zone ) ).toBe( at );
		}
	);
} );

describe( 'a recurring time', () => {
	it.each( recurrences )(
		'is computed on a cached page and in the editor: $say',
		( row ) => {
			const endAt = commonEnd( { ...row.recurrence, rest: 0 } );
			for ( const [ moment, next ] of row.after ) {
				expect( endAt( moment ) ).toBe( next );
				expect( occurrenceAfter( row, moment ) ).toBe( next );
			}
		}
	);

	it( 'pauses before it restarts', () => {
		const endAt = commonEnd( { end: NOW, every: DAY, rest: 3600 } );
		expect( endAt( NOW - 1 ) ).toBe( NOW );
		expect( endAt( NOW + 3599 ) ).toBe( NOW );
		expect( endAt( NOW + 3600 ) ).toBe( NOW + DAY );
	} );
} );

it( 'stays ended at a fixed date', () => {
	expect( commonEnd( { end: NOW } )( NOW + 1000 * DAY ) ).toBe( NOW );
} );

describe( 'an evergreen countdown', () => {
	beforeEach( () => localStorage.clear() );

	it( 'starts at the first visit', () => {
		expect( ownEnd( { duration: DAY }, 'offer' )( NOW ) ).toBe( NOW + DAY );
		expect( ownEnd( { duration: DAY }, 'offer' )( NOW + 500 ) ).toBe(
			NOW + DAY
		);
		expect( ownEnd( { duration: DAY }, 'other' )( NOW + 500 ) ).toBe(
			NOW + 500 + DAY
		);
	} );

	it( 'stays ended', () => {
		ownEnd( { duration: DAY }, 'offer' )( NOW );
		expect( ownEnd( { duration: DAY }, 'offer' )( NOW + 900 * DAY ) ).toBe(
			NOW + DAY
		);
	} );

	it( 'restarts after its pause, also while visible', () => {
		const endAt = ownEnd( { duration: DAY, rest: 3600 }, 'offer' );
		endAt( NOW );
		expect( endAt( NOW + DAY + 3599 ) ).toBe( NOW + DAY );
		expect( endAt( NOW + DAY + 3600 ) ).toBe( NOW + DAY + 3600 + DAY );
		expect( localStorage.getItem( 'offer' ) ).toBe(
			String( NOW + DAY + 3600 )
		);
	} );

	it( 'restarts if the stored time is in the future or invalid', () => {
		localStorage.setItem( 'offer', String( NOW + DAY ) );
		expect( ownEnd( { duration: DAY }, 'offer' )( NOW ) ).toBe( NOW + DAY );
		localStorage.setItem( 'offer', 'soon' );
		expect( ownEnd( { duration: DAY }, 'offer' )( NOW + 7 ) ).toBe(
			NOW + 7 + DAY
		);
	} );

	it( 'runs without storage', () => {
		const refuse = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'No', 'SecurityError' );
			} );
		const endAt = ownEnd( { duration: DAY }, 'offer' );
		endAt( NOW );
		expect( endAt( NOW + 60 ) ).toBe( NOW + DAY );
		refuse.mockRestore();
	} );
} );
