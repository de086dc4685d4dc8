import { isHidden, whenHidden } from '@frontage/silence';
import { playsAlone, type Pausable } from './alone';
import { LANGUAGES, type Message, type Vendor } from './languages';

/** A vendor's player in the page. */
export interface Player extends Pausable {
	frame: HTMLIFrameElement;
	play: () => void;
	seek: ( second: number ) => void;
	remove: () => void;
}

export interface Order {
	vendor: Vendor;
	/** Address of the player, from the server. */
	embed: string;
	/** Accessible name. */
	title: string;
	isMuted?: boolean;
	/** Whether it waits for a press of its visitor, who has agreed to load it before. */
	isWaiting?: boolean;
	/** Second at which it starts, instead of that of the address. */
	second?: number;
	/** Called when it starts or stops. */
	onState: ( isPlaying: boolean ) => void;
	/** Called when it has ended, once until it plays again. */
	onEnd?: () => void;
	/** Called when the vendor says that it cannot play this video here. */
	onFailure: () => void;
	/** Called when it is hidden, such as in a popup that closes; brings the poster back and removes the player. */
	onHidden: () => void;
}

/**
 * Returns whether a player can be opened: in what is closed, nothing loads, even if it was asked for.
 *
 * @param stage Where it would be.
 */
export const canOpen = ( stage: Element ): boolean => ! isHidden( stage );

/** Tells the page about a player: once when it opens, once when it first plays. */
function report( frame: HTMLIFrameElement, isPlaying: boolean ): void {
	const [ embed ] = frame.src.split( /[?#]/ );
	/**
	 * Reports that a vendor's player was opened, or plays for the first time, with sound.
	 *
	 * On the player, bubbles. Detail: `embed`, the address of the player without parameters; `isPlaying`.
	 *
	 * @event frontage:video-player
	 */
	frame.dispatchEvent(
		new CustomEvent( 'frontage:video-player', {
			bubbles: true,
			detail: { embed, isPlaying },
		} )
	);
}

/** Reads a message; vendors send JSON or objects. */
function read( data: unknown ): Message | null {
	try {
		const message: unknown =
			typeof data === 'string' ? JSON.parse( data ) : data;
		return message && typeof message === 'object'
			? ( message as Message )
			: null;
	} catch {
		return null;
	}
}

/** Adds what makes the player start by itself to its address. */
function addressOf( order: Order ): string {
	const { vendor, embed, isMuted, isWaiting, second } = order;
	const [ address = '', place ] = embed.split( '#' );
	const start = LANGUAGES[ vendor ].start( !! isMuted, second );
	const { hash } = start;
	const query = isWaiting
		? start.query.replace( 'autoplay=1', 'autoplay=0' )
		: start.query;
	const kept = second ? address.replace( /&start=\w+/, '' ) : address;
	const end = hash || place;
	return `${ kept }&${ query }${ end ? `#${ end }` : '' }`;
}

/**
 * Opens a vendor's player, which starts by itself.
 *
 * @param stage Element that gets it as its first child.
 * @param order What to play.
 */
export function openPlayer( stage: Element, order: Order ): Player {
	const { vendor, embed, title, onState, onEnd, onFailure, onHidden } = order;
	const language = LANGUAGES[ vendor ];
	const { origin } = new URL( embed );
	const frame = document.createElement( 'iframe' );
	let isMuted = !! order.isMuted;
	let isNew = true;
	let isOpened = false;
	// YouTube says it twice.
	let hasEnded = false;

	// Targets are origins: nobody else reads what is sent.
	const send = ( ...messages: ( Message | undefined )[] ) =>
		messages.forEach(
			( message ) =>
				message &&
				frame.contentWindow?.postMessage(
					JSON.stringify( message ),
					origin
				)
		);
	// What loads by itself is opened by the visitor when it plays.
	const opened = () => {
		if ( ! isMuted && ! isOpened ) {
			isOpened = true;
			report( frame, false );
		}
	};
	const listen = ( event: MessageEvent ) => {
		const message = read( event.data );
		if (
			event.source !== frame.contentWindow ||
			event.origin !== origin ||
			! message
		) {
			return;
		}
		send( language.reply?.( message ) );
		const said = language.read( message );
		if ( said === 'failed' ) {
			onFailure();
		} else if ( said === 'playing' ) {
			if ( ! isMuted ) {
				started();
				if ( isNew ) {
					isNew = false;
					opened();
					report( frame, true );
				}
			}
			hasEnded = false;
			onState( true );
		} else if ( said === 'stopped' ) {
			onState( false );
		} else if ( said === 'ended' ) {
			onState( false );
			if ( ! hasEnded ) {
				hasEnded = true;
				onEnd?.();
			}
		} else if ( said === 'ready' ) {
			send( ...language.hello() );
		}
	};

	const player: Player = {
		frame,
		play: () => send( language.play() ),
		pause: () => send( language.pause() ),
		seek( second ) {
			// Visitors who choose a chapter listen to it.
			isMuted = false;
			send( language.seek( second ), language.play() );
		},
		remove() {
			removeEventListener( 'message', listen );
			left();
			unwatch();
			frame.remove();
		},
	};
	const { started, left } = playsAlone( player );

	frame.title = title;
	frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
	frame.allowFullscreen = true;
	// YouTube plays for pages that say who they are.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = addressOf( order );
	frame.addEventListener( 'load', () => send( ...language.hello() ) );
	addEventListener( 'message', listen );
	stage.prepend( frame );
	const unwatch = whenHidden( frame, onHidden );
	if ( ! order.isWaiting ) {
		opened();
	}
	return player;
}
