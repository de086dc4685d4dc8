/** What is told of players, to whom, and when nothing is. */
import { countPlayers } from '../view/count-players';

const stop = new AbortController();
const sent: string[] = [];
const page = window as { wp_has_consent?: ( category: string ) => boolean };

const open = ( isPlaying: boolean ) =>
	document.body.dispatchEvent(
		new CustomEvent( 'frontage:video-player', {
			bubbles: true,
			detail: { embed: 'https://player.example/embed/a?x', isPlaying },
		} )
	);

const told = ( play: number ) =>
	`/ajax action=frontage_video_usage&security=&qstring=${ encodeURIComponent(
		`url=${ encodeURIComponent( 'http://localhost/watch' ) }&id=${ encodeURIComponent( 'https://player.example/embed/a?x' ) }&play=${ play }`
	) }`;

beforeAll( () => {
	history.replaceState( null, '', '/watch?token=secret#place' );
	countPlayers( { ajax: '/ajax' }, stop.signal );
} );

beforeEach( () => {
	sent.length = 0;
	navigator.sendBeacon = ( to, body ) => sent.push( `${ to } ${ body }` ) > 0;
	delete page.wp_has_consent;
} );

afterAll( () => stop.abort() );

test( 'tells the page without parameters, the video, and whether it plays', () => {
	open( false );
	open( true );
	expect( sent ).toEqual( [ told( 0 ), told( 1 ) ] );
} );

test( 'tells nothing if a consent plugin forbids it, or the browser asks not to be tracked', () => {
	page.wp_has_consent = ( category ) => category !== 'statistics-anonymous';
	open( true );
	delete page.wp_has_consent;
	Object.assign( navigator, { globalPrivacyControl: true } );
	open( true );
	Object.assign( navigator, { globalPrivacyControl: false } );
	expect( sent ).toEqual( [] );
} );

test( 'sends a request where there is no beacon', () => {
	navigator.sendBeacon = () => false;
	const fetched = jest.fn().mockResolvedValue( {} );
	globalThis.fetch = fetched;
	open( true );
	expect( fetched ).toHaveBeenCalledWith(
		'/ajax',
		expect.objectContaining( { method: 'POST', keepalive: true } )
	);
} );
