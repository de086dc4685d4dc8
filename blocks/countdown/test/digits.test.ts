/** The time left as text, in languages with different plural rules. */
import { inWords } from '../view/digits';
import type { CountdownProps } from '../view/types';

type Units = CountdownProps[ 'words' ][ 'units' ];

/** As printed by `Spoken_Time` in PHP. */
const ENGLISH: Units = [
	[
		[ 1, '%s day' ],
		[ 0, '%s days' ],
	],
	[
		[ 1, '%s hour' ],
		[ 0, '%s hours' ],
	],
	[
		[ 1, '%s minute' ],
		[ 0, '%s minutes' ],
	],
];
const POLISH: Units = [
	[
		[ 1, '%s dzień' ],
		[ 0, '%s dni' ],
	],
	[
		[ 1, '%s godzina' ],
		[ 2, '%s godziny' ],
		[ 3, '%s godziny' ],
		[ 0, '%s godzin' ],
	],
	[
		[ 1, '%s minuta' ],
		[ 2, '%s minuty' ],
		[ 3, '%s minuty' ],
		[ 0, '%s minut' ],
	],
];
const ARABIC: Units = [
	[
		[ 1, 'يوم واحد' ],
		[ 2, 'يومان' ],
		[ 3, '%s أيام' ],
		[ 10, '%s أيام' ],
		[ 11, '%s يومًا' ],
		[ 0, '%s يوم' ],
	],
	[ [ 0, '%s ساعة' ] ],
	[ [ 0, '%s دقيقة' ] ],
];
const JAPANESE: Units = [
	[ [ 0, '%s日' ] ],
	[ [ 0, '%s時間' ] ],
	[ [ 0, '%s分' ] ],
];

const time = ( days: number, hours: number, minutes: number ) =>
	( days * 24 + hours ) * 60 + minutes;

test.each( [
	[ 'en-US', ENGLISH, time( 1, 2, 1 ), '1 day, 2 hours, 1 minute' ],
	[ 'en-US', ENGLISH, time( 21, 0, 11 ), '21 days, 11 minutes' ],
	[ '', ENGLISH, time( 0, 1, 0 ), '1 hour' ],
	[ 'pl-PL', POLISH, time( 1, 22, 12 ), '1 dzień, 22 godziny, 12 minut' ],
	[ 'pl-PL', POLISH, time( 5, 1, 54 ), '5 dni, 1 godzina, 54 minuty' ],
	[ 'ar', ARABIC, time( 2, 0, 0 ), 'يومان' ],
	[ 'ar', ARABIC, time( 103, 0, 0 ), '103 أيام' ],
	[ 'ar', ARABIC, time( 99, 1, 0 ), '99 يومًا, 1 ساعة' ],
	[ 'ja', JAPANESE, time( 1, 2, 3 ), '1日, 2時間, 3分' ],
	// Untranslated text still has correct English plurals.
	[ 'pl-PL', ENGLISH, time( 3, 1, 5 ), '3 days, 1 hour, 5 minutes' ],
] )( '%s: %# has its plural form', ( lang, units, minutes, said ) => {
	document.documentElement.lang = lang;
	expect( inWords( minutes, units ) ).toBe( said );
} );
