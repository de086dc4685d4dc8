/** The messages that vendors’ players understand and send, so that nothing but the player itself is loaded from them. */

export type Vendor = 'youtube' | 'vimeo' | 'peertube';

/** What a player says about itself. */
type Said = 'ready' | 'playing' | 'stopped' | 'ended' | 'failed' | undefined;

export type Message = Record< string, unknown >;

interface Language {
	/** Parameters for a player that starts by itself; `hash` goes to the end of the address. */
	start: (
		isMuted: boolean,
		second?: number
	) => { query: string; hash?: string };
	/** Sent when the player has loaded, and again when it says that it is ready. */
	hello: () => Message[];
	play: () => Message;
	pause: () => Message;
	seek: ( second: number ) => Message;
	read: ( message: Message ) => Said;
	/** Answers that a player waits for. */
	reply?: ( message: Message ) => Message | undefined;
}

const when = ( condition: unknown, text: string ) => ( condition ? text : '' );

const youtube = ( func: string, ...args: unknown[] ): Message => ( {
	event: 'command',
	func,
	args,
} );

let number = 0;

const peertube = ( method: string, params: unknown = null ): Message => ( {
	id: ++number,
	method: `peertube::${ method }`,
	params,
} );

/** Ended, playing, paused. */
const YOUTUBE_STATES: Record< string, Said > = {
	0: 'ended',
	1: 'playing',
	2: 'stopped',
};

const VIMEO_EVENTS: Record< string, Said > = {
	play: 'playing',
	pause: 'stopped',
	ended: 'ended',
	ready: 'ready',
};

export const LANGUAGES: Record< Vendor, Language > = {
	youtube: {
		start: ( isMuted, second ) => ( {
			query:
				`autoplay=1&origin=${ encodeURIComponent( location.origin ) }` +
				when( isMuted, '&mute=1' ) +
				when( second, `&start=${ second }` ),
		} ),
		hello: () => [
			{ event: 'listening', id: 'frontage', channel: 'widget' },
		],
		play: () => youtube( 'playVideo' ),
		pause: () => youtube( 'pauseVideo' ),
		seek: ( second ) => youtube( 'seekTo', second, true ),
		read( { event, info } ) {
			if ( event === 'onError' ) {
				return 'failed';
			}
			const state =
				event === 'onStateChange'
					? info
					: ( info as Message | null )?.playerState;
			return YOUTUBE_STATES[ String( state ) ];
		},
	},
	vimeo: {
		start: ( isMuted, second ) => ( {
			query: `autoplay=1${ when( isMuted, '&muted=1' ) }`,
			hash: when( second, `t=${ second }s` ),
		} ),
		hello: () =>
			[ 'play', 'pause', 'ended' ].map( ( value ) => ( {
				method: 'addEventListener',
				value,
			} ) ),
		play: () => ( { method: 'play' } ),
		pause: () => ( { method: 'pause' } ),
		seek: ( value ) => ( { method: 'setCurrentTime', value } ),
		read: ( { event } ) => VIMEO_EVENTS[ String( event ) ],
	},
	peertube: {
		start: ( isMuted, second ) => ( {
			query:
				`autoplay=1${ when( isMuted, '&muted=1' ) }` +
				when( second, `&start=${ second }s` ),
		} ),
		hello: () => [],
		play: () => peertube( 'play' ),
		pause: () => peertube( 'pause' ),
		seek: ( second ) => peertube( 'seek', second ),
		read( { method, params } ) {
			if ( method === 'peertube::playbackStatusChange' ) {
				return params === 'playing' || params === 'ended'
					? params
					: 'stopped';
			}
		},
		// It keeps its messages until the page answers.
		reply( { method, params } ) {
			if ( method !== 'peertube::__ready' || params === 'pong' ) {
				return;
			}
			return {
				method,
				params:
					params === 'ping'
						? 'pong'
						: { type: 'publish-reply', publish: [] },
			};
		},
	},
};
