/** Posters, files and players that wait: what is opened in a page, and when it goes on or makes way for the poster. */
import { waitFor } from '@testing-library/dom';
import { openTheatre, type VideoProps } from '..';
import { allowFiles, open, page, PROPS } from './stage';

beforeEach( allowFiles );

it( 'fades the poster, and brings it back', async () => {
	const { parts, theatre } = open( { vendor: 'youtube' } );
	await Promise.resolve();
	await Promise.resolve();
	expect( parts.open!.hidden ).toBe( true );
	theatre.stop();
	expect( parts.open!.hidden ).toBe( false );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
} );

it( 'plays files with sound at a chapter, and without it in view', () => {
	const parts = page( true );
	const theatre = openTheatre( parts, { isSticky: undefined } as VideoProps );
	theatre.play( { isMuted: true } );
	expect( parts.file!.muted ).toBe( true );
	theatre.rest();
	expect( parts.file!.pause ).toHaveBeenCalledTimes( 1 );
	theatre.play( { second: 90 } );
	expect( parts.file!.muted ).toBe( false );
	expect( parts.file!.currentTime ).toBe( 90 );
	theatre.rest();
	expect( parts.file!.pause ).toHaveBeenCalledTimes( 1 );
	theatre.end();
} );

/** A file that plays and pauses, and says so a moment later, as browsers do. */
function film(): HTMLVideoElement {
	const { file } = page( true );
	let paused = true;
	Object.defineProperty( file, 'paused', { get: () => paused } );
	const turn = ( is: boolean ) => {
		const type = is ? 'pause' : 'play';
		if ( paused !== is ) {
			paused = is;
			queueMicrotask( () => file!.dispatchEvent( new Event( type ) ) );
		}
	};
	file!.pause = jest.fn( () => turn( true ) );
	file!.play = jest.fn( async () => turn( false ) );
	return file!;
}

it( 'leaves a file as its visitor left it when it comes into view again', async () => {
	const file = film();
	const theatre = openTheatre( { ...page( true ), file }, {} as VideoProps );
	theatre.show();
	await Promise.resolve();
	expect( file.paused ).toBe( false );
	theatre.rest();
	await Promise.resolve();
	expect( file.paused ).toBe( true );
	theatre.show();
	await Promise.resolve();
	expect( file.paused ).toBe( false );
	// With sound, it goes on, also out of view.
	file.muted = false;
	theatre.rest();
	theatre.show();
	expect( file.muted ).toBe( false );
	expect( file.paused ).toBe( false );
	file.pause();
	await Promise.resolve();
	theatre.rest();
	theatre.show();
	expect( file.paused ).toBe( true );
	theatre.end();
} );

it( 'brings the poster back when it is hidden, and opens nothing in what is closed', async () => {
	const { parts, theatre } = open( { vendor: 'youtube' } );
	parts.frame.hidden = true;
	document.dispatchEvent( new Event( 'toggle' ) );
	await waitFor( () =>
		expect( document.querySelector( 'iframe' ) ).toBeNull()
	);
	expect( parts.open!.hidden ).toBe( false );
	// A press that is replayed, or consent that is given elsewhere.
	theatre.play( {} );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	parts.frame.hidden = false;
	theatre.play( {} );
	expect( document.querySelector( 'iframe' ) ).not.toBeNull();
	theatre.end();
} );

it( 'starts no file in what is closed', () => {
	const parts = page( true );
	const theatre = openTheatre( parts, {} as VideoProps );
	parts.frame.hidden = true;
	theatre.play( {} );
	expect( parts.file!.play ).not.toHaveBeenCalled();
	theatre.end();
} );

it( 'opens a player that waits for its visitor, and is opened for the count when it plays', () => {
	const parts = page();
	const theatre = openTheatre( parts, { ...PROPS, vendor: 'youtube' } );
	const opened = jest.fn();
	document.addEventListener( 'frontage:video-player', opened );
	theatre.load();
	const frame = document.querySelector( 'iframe' )!;
	expect( frame.src ).toContain( 'autoplay=0' );
	theatre.load();
	expect( document.querySelectorAll( 'iframe' ) ).toHaveLength( 1 );
	expect( opened ).not.toHaveBeenCalled();
	window.dispatchEvent(
		new MessageEvent( 'message', {
			data: '{"event":"onStateChange","info":1}',
			origin: 'https://player.example',
			source: frame.contentWindow,
		} )
	);
	expect(
		opened.mock.calls.map( ( [ { detail } ] ) => detail.isPlaying )
	).toEqual( [ false, true ] );
	theatre.end();
	document.removeEventListener( 'frontage:video-player', opened );
} );

it( 'a press on a poster replaces a player that waits, which may not have loaded yet', () => {
	const theatre = openTheatre( page(), { ...PROPS, vendor: 'youtube' } );
	theatre.load();
	theatre.play( {} );
	expect(
		[ ...document.querySelectorAll( 'iframe' ) ].map( ( { src } ) =>
			src.includes( 'autoplay=1' )
		)
	).toEqual( [ true ] );
	theatre.end();
} );
