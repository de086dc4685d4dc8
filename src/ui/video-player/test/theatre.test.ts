/** Players of vendors and files in a page: what they are sent, what they say, and that one plays at a time. */
import { waitFor } from '@testing-library/dom';
import { openTheatre, type Parts, type VideoProps } from '..';

const PROPS: VideoProps = {
	embed: 'https://player.example/embed/7?x=1#t=5s',
	title: 'Harbour',
	words: { failed: 'Not here', close: 'Close' },
};

function page( hasFile = false ): Parts {
	document.body.innerHTML = `<div id="frame"><div id="stage">${
		hasFile ? '<video></video>' : '<a href="/w">Play</a>'
	}</div></div><p></p>`;
	const find = < Part extends HTMLElement >( selector: string ) =>
		document.querySelector< Part >( selector )!;
	return {
		frame: find( '#frame' ),
		stage: find( '#stage' ),
		open: find( 'a' ) ?? undefined,
		file: find< HTMLVideoElement >( 'video' ) ?? undefined,
		status: find( 'p' ),
	};
}

/** Opens a player, and notes what it is sent. */
function open( props: Partial< VideoProps > = {}, start = {} ) {
	const parts = page();
	const theatre = openTheatre( parts, { ...PROPS, ...props } );
	theatre.play( start );
	const frame = document.querySelector( 'iframe' )!;
	const sent: unknown[] = [];
	jest.spyOn( frame.contentWindow!, 'postMessage' ).mockImplementation(
		( data: string, origin?: unknown ) =>
			void sent.push( [ JSON.parse( data ), origin ] )
	);
	const say = (
		data: unknown,
		{ origin = 'https://player.example', source = frame.contentWindow } = {}
	) =>
		window.dispatchEvent(
			new MessageEvent( 'message', { data, origin, source } )
		);
	return { parts, theatre, frame, sent, say };
}

beforeEach( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	HTMLMediaElement.prototype.pause = jest.fn();
	HTMLMediaElement.prototype.play = jest.fn( async () => {} );
} );

it.each( [
	[
		'youtube',
		{},
		'https://player.example/embed/7?x=1&autoplay=1&origin=http%3A%2F%2Flocalhost#t=5s',
	],
	[
		'youtube',
		{ second: 90, isMuted: true },
		'https://player.example/embed/7?x=1&autoplay=1&origin=http%3A%2F%2Flocalhost&mute=1&start=90#t=5s',
	],
	[
		'vimeo',
		{ second: 90 },
		'https://player.example/embed/7?x=1&autoplay=1#t=90s',
	],
	[
		'peertube',
		{ second: 90, isMuted: true },
		'https://player.example/embed/7?x=1&autoplay=1&muted=1&start=90s#t=5s',
	],
] as const )(
	'adds autoplay to the address of %s: %o',
	( vendor, start, src ) => {
		const { frame } = open( { vendor }, start );
		expect( frame.src ).toBe( src );
		expect( frame.title ).toBe( 'Harbour' );
		expect( frame.allow ).toContain( 'autoplay' );
	}
);

it.each( [
	[
		'youtube',
		{ event: 'command', func: 'seekTo', args: [ 30, true ] },
		{ event: 'command', func: 'pauseVideo', args: [] },
		'{"event":"infoDelivery","info":{"playerState":1,"currentTime":42.5}}',
		'{"event":"onStateChange","info":2}',
	],
	[
		'vimeo',
		{ method: 'setCurrentTime', value: 30 },
		{ method: 'pause' },
		{ event: 'play', data: { seconds: 0 } },
		'{"event":"ended"}',
	],
	[
		'peertube',
		expect.objectContaining( { method: 'peertube::seek', params: 30 } ),
		expect.objectContaining( { method: 'peertube::pause' } ),
		'{"method":"peertube::playbackStatusChange","params":"playing"}',
		'{"method":"peertube::playbackStatusChange","params":"paused"}',
	],
] as const )(
	'speaks with %s, and pauses it when something else plays',
	( vendor, seek, pause, playing, stopped ) => {
		const { theatre, sent, say } = open( { vendor } );
		theatre.play( { second: 30 } );
		expect( sent[ 0 ] ).toEqual( [ seek, 'https://player.example' ] );
		const audio = document.createElement( 'audio' );
		document.body.append( audio );
		Object.defineProperty( audio, 'paused', { value: false } );
		say( playing );
		expect( audio.pause ).toHaveBeenCalledTimes( 1 );
		say( stopped );
		sent.length = 0;
		audio.dispatchEvent( new Event( 'play' ) );
		expect( sent ).toContainEqual( [ pause, 'https://player.example' ] );
	}
);

it( 'answers to PeerTube, which keeps its messages until the page answers', () => {
	const { say, sent } = open( { vendor: 'peertube' } );
	say(
		'{"method":"peertube::__ready","params":{"type":"publish-request","publish":[]}}'
	);
	say( '{"method":"peertube::__ready","params":"ping"}' );
	expect( sent.map( ( [ { params } ]: any ) => params ) ).toEqual( [
		{ type: 'publish-reply', publish: [] },
		'pong',
	] );
} );

it( 'listens to its own player alone, and to nothing that is not a message', () => {
	const { parts, say } = open( { vendor: 'youtube' } );
	const failed = '{"event":"onError","info":150}';
	say( failed, { origin: 'https://evil.example' } );
	say( failed, { source: window } );
	for ( const odd of [
		'',
		'{',
		'null',
		'7',
		null,
		undefined,
		[],
		{ event: {} },
	] ) {
		say( odd );
	}
	say( '{"event":"infoDelivery","info":null}' );
	expect( document.querySelector( 'iframe' ) ).not.toBeNull();
	say( failed );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	expect( parts.status.textContent ).toBe( 'Not here' );
	expect( parts.open!.hidden ).toBe( false );
} );

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

it( 'leaves a vendor’s video as its visitor left it when it comes into view again', () => {
	const { theatre, sent, say } = open(
		{ vendor: 'vimeo' },
		{ isMuted: true }
	);
	say( { event: 'play' } );
	theatre.rest();
	say( { event: 'pause' } );
	theatre.show();
	say( { event: 'play' } );
	expect( sent.map( ( [ { method } ]: any ) => method ) ).toEqual( [
		'pause',
		'play',
	] );
	sent.length = 0;
	say( { event: 'pause' } );
	theatre.rest();
	theatre.show();
	expect( sent ).not.toContainEqual( [
		{ method: 'play' },
		'https://player.example',
	] );
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
