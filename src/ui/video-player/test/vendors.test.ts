/** Players of vendors in a page: what they are sent, what they say, and that one plays at a time. */
import { allowFiles, open } from './stage';

beforeEach( allowFiles );

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
