/** Ads in words, and the size of their box. */
import { sizeOf } from '../edit/preview';
import { rateOf, stateOf } from '../labels';
import { anAd } from './an-ad';

it( 'knows no click rate without impressions', () => {
	expect( rateOf( { impressions: 0, clicks: 0 } ) ).toBe( '–' );
	expect( rateOf( { impressions: 0, clicks: 4 } ) ).toBe( '–' );
	expect( rateOf( { impressions: 200, clicks: 3 } ) ).toBe( '1.5%' );
	expect( rateOf( { impressions: 3, clicks: 0 } ) ).toBe( '0%' );
} );

it( 'says why an ad is not shown, in words', () => {
	const states = (
		[
			'',
			'unavailable',
			'paused',
			'incomplete',
			'scheduled',
			'ended',
			'spent',
			'beyond',
		] as const
	 ).map(
		( obstacle ) =>
			stateOf(
				anAd(
					{ obstacle },
					{ start: '2030-01-02T10:00', end: '2030-02-03T10:00' }
				)
			)[ 0 ]
	);
	expect( states ).toEqual( [
		'Running',
		'Not available',
		'Paused',
		'Incomplete',
		'Scheduled',
		'Ended',
		'Budget used up',
		'Too many ads',
	] );
} );

it( 'keeps the size free that was entered, or that of the image', () => {
	const picture = { url: '', alt: '', width: 600, height: 300 };
	const box = ( width: number, height: number ) =>
		sizeOf( anAd( {}, { width, height } ).settings, picture );
	expect( box( 0, 0 ) ).toEqual( [ 600, 300 ] );
	expect( box( 300, 0 ) ).toEqual( [ 300, 150 ] );
	expect( box( 0, 100 ) ).toEqual( [ 200, 100 ] );
	expect( box( 50, 60 ) ).toEqual( [ 50, 60 ] );
	expect( sizeOf( anAd( {}, { width: 0 } ).settings ) ).toEqual( [ 0, 250 ] );
} );
