/** Dates and countdowns as people read them. */
import { localDate, untilThen } from '../view/dates';
import type { Stream } from '../view/types';

test.each( [
	[ 3 * 86400 + 5, 'in 3 days' ],
	[ 2 * 86400 - 1, 'in 48 hours' ],
	[ 3 * 3600, 'in 3 hours' ],
	[ 7000, 'in 117 minutes' ],
	[ 119, 'in 119 seconds' ],
	[ 1, 'in 1 second' ],
] )( 'says how long it is until then: %d', ( seconds, text ) => {
	document.documentElement.lang = 'en';
	expect( untilThen( seconds ) ).toBe( text );
} );

test( 'speaks the language of the page', () => {
	document.documentElement.lang = 'de';
	expect( untilThen( 3 * 86400 ) ).toBe( 'in 3 Tagen' );
} );

test( 'shows the date of the site where the clocks agree, and the visitor’s own elsewhere', () => {
	document.documentElement.lang = 'en';
	const start = Date.UTC( 2026, 10, 27, 17 ) / 1000;
	const here = -new Date( start * 1000 ).getTimezoneOffset();
	const stream = { start, actualStart: 0, date: 'Friday at six' } as Stream;
	expect( localDate( { ...stream, offset: here } ) ).toBe( 'Friday at six' );
	expect( localDate( { ...stream, offset: here + 60 } ) ).toMatch(
		/^November 2[78], 2026/
	);
} );
