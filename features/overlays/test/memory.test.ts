/** What browsers remember about overlays. */
import { isDue, noteClosed, noteDone, noteShown } from '../view/memory';

const cookies = () => document.cookie;

const forget = () => {
	for ( const one of cookies().split( '; ' ) ) {
		document.cookie = `${ one.split( '=' )[ 0 ] }=;path=/;max-age=0`;
	}
};

afterEach( forget );

it( 'opens on each page or once per visit without a cookie', () => {
	noteShown( 'bar', 'page' );
	noteShown( 'card', 'visit' );
	expect( [ isDue( 'bar', 'page' ), isDue( 'card', 'visit' ) ] ).toEqual( [
		true,
		false,
	] );
	expect( cookies() ).toBe( '' );
} );

it( 'sets a cookie for a number of days', () => {
	const set = jest.spyOn( document, 'cookie', 'set' );
	noteShown( 'weekly', '7' );
	noteShown( 'ever', 'once' );
	expect( set.mock.calls ).toEqual( [
		[ 'frontage-overlay-weekly=1;path=/;samesite=lax;max-age=604800' ],
		[ 'frontage-overlay-ever=1;path=/;samesite=lax;max-age=34560000' ],
	] );
	set.mockRestore();
	noteShown( 'weekly', '7' );
	expect( isDue( 'weekly', '7' ) ).toBe( false );
} );

it( 'does not open after it was dismissed or has converted', () => {
	noteClosed( 'closed' );
	expect( isDue( 'closed', 'page' ) ).toBe( false );
	noteDone( 'quiet', 'visit' );
	expect( cookies() ).toBe( '' );
	noteDone( 'done', '7' );
	expect( cookies() ).toBe( 'frontage-overlay-done=1' );
	expect( isDue( 'done', '7' ) ).toBe( false );
} );
