/** A chart of days: it ends today, where the site is. */
import { render } from '@testing-library/react';
import { setSettings, getSettings } from '@wordpress/date';
import { DayBars } from '../parts/day-bars';

const barsAt = ( now: string, zone: string, offset: number ) => {
	jest.useFakeTimers( { now: new Date( now ) } );
	setSettings( {
		...getSettings(),
		timezone: { offset, offsetFormatted: '', string: zone, abbr: '' },
	} );
	const { container } = render(
		<DayBars
			days={ 7 }
			rows={ [ { key: '2026-11-21', hits: 4 } ] }
			sentence={ () => '' }
		/>
	);
	return [ ...container.querySelectorAll( 'rect' ) ].map(
		( bar ) => Number( bar.getAttribute( 'height' ) ) > 0
	);
};

afterEach( () => jest.useRealTimers() );

it.each( [
	[ 'America/Los_Angeles', -8, '2026-11-28T04:00:00Z' ],
	[ 'Europe/Berlin', 1, '2026-11-26T23:30:00Z' ],
] )( 'ends today in %s', ( zone, offset, now ) => {
	expect( barsAt( now, zone, offset ) ).toEqual( [
		true,
		...Array( 6 ).fill( false ),
	] );
} );
