/** Which dates the editor accepts; `MomentTest.php` tests the same on the server. */
import { isMoment, readMoment } from '../edit/moment';

test.each( [ '1998', '2006-04', '2024-02-29' ] )( 'accepts %s', ( date ) => {
	expect( isMoment( date ) ).toBe( true );
	expect( readMoment( date ) ).toContain( date.slice( 0, 4 ) );
} );

test.each( [ '', 'noon', '98', '2006-13', '2023-02-29', '2024-02-31' ] )(
	'rejects “%s”',
	( date ) => {
		expect( isMoment( date ) ).toBe( false );
		expect( readMoment( date ) ).toBe( '' );
	}
);
