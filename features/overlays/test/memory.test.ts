/** What browsers remember about overlays. */
import { isDue, nameOf, noteClosed, noteDone, noteShown } from '../view/memory';

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
	noteShown( 'frontage-overlay-weekly', '7' );
	noteShown( 'ever', 'once' );
	expect( set.mock.calls ).toEqual( [
		[ 'frontage-overlay-weekly=1;path=/;samesite=lax;max-age=604800' ],
		[ 'ever=1;path=/;samesite=lax;max-age=34560000' ],
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
	expect( cookies() ).toBe( 'done=1' );
	expect( isDue( 'done', '7' ) ).toBe( false );
} );

it( 'remembers overlays of one cookie together, and forgets them when they are offered again', () => {
	const rules = { triggers: [], conditions: [], again: '7' };
	expect( nameOf( 'café', rules ) ).toBe( 'frontage-overlay-caf%C3%A9' );
	const named = { ...rules, cookie: 'etSocialCookie' };
	noteShown( nameOf( 'popup', named ), '7' );
	expect( cookies() ).toBe( 'etSocialCookie=1' );
	expect( isDue( nameOf( 'fly-in', named ), '7' ) ).toBe( false );
	const again = { ...named, version: 2 };
	expect( isDue( nameOf( 'fly-in', again ), '7' ) ).toBe( true );
} );
