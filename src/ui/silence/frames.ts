/** Frames of others: those that obey are paused, all others are unloaded while they are hidden. */

/** What loads nothing. */
const BLANK = 'about:blank';

/** Frames that play nothing, and lose what was typed or chosen in them if they are unloaded. */
const MUTE =
	/\b(maps?|openstreetmap|forms?|typeform|jotform|tally|calendly|calendar|re-?captcha|hcaptcha|challenges|stripe|paypal|docs|doubleclick|googlesyndication)\b/i;

/** Players, which are unloaded in forms too: what else is there holds what was typed or paid. */
const PLAYERS =
	/(^|\.)(youtube(-nocookie)?|vimeo|dailymotion|ted|videopress|wistia|soundcloud|spotify|twitch)\.\w+$/;

/** What belongs to the content of a page: frames elsewhere, such as those of a chat in the corner, are not ours to unload. */
const CONTENT =
	'main,article,dialog,[popover],details,[role=tabpanel],frontage-island,[class*="wp-block-"]';

/** Parts of an address that start a player by itself. */
const STARTS = /([?&](?:autoplay|auto_play|autostart)=)(?:1|true|yes)\b/gi;

/** Addresses of frames that are unloaded. */
const unloaded = new WeakMap< HTMLIFrameElement, string >();

/** Frames that have loaded, and so hear what they are told. */
const loaded = new WeakSet< Element >();

/** Notes that a frame has loaded. */
export const noteLoaded = ( frame: Element ): void => void loaded.add( frame );

/** Returns whether a frame would start by itself. */
export const startsItself = ( { src }: HTMLIFrameElement ): boolean =>
	src.search( STARTS ) >= 0;

/** Returns what pauses the player in a frame; nothing if it does not obey. */
function commandFor( { hostname, searchParams }: URL ): unknown {
	if (
		/(^|\.)youtube(-nocookie)?\.com$/.test( hostname ) &&
		searchParams.get( 'enablejsapi' ) === '1'
	) {
		return { event: 'command', func: 'pauseVideo', args: [] };
	}
	if ( hostname === 'player.vimeo.com' ) {
		return { method: 'pause' };
	}
}

/** Gives a frame another address. It is put into the page again, since Back would lead to the old one otherwise. */
function load( frame: HTMLIFrameElement, address: string ): void {
	const { parentNode, nextSibling } = frame;
	frame.remove();
	loaded.delete( frame );
	frame.src = address;
	parentNode?.insertBefore( frame, nextSibling );
}

/** Silences a frame that is hidden. */
export function silenceFrame( frame: HTMLIFrameElement ): void {
	const address = frame.getAttribute( 'src' );
	if ( ! address || ! URL.canParse( frame.src ) || unloaded.has( frame ) ) {
		return;
	}
	const url = new URL( frame.src );
	if ( url.origin === location.origin ) {
		frame.contentDocument
			?.querySelectorAll< HTMLMediaElement >( 'video,audio' )
			.forEach( ( media ) => media.pause() );
		return;
	}
	const command = commandFor( url );
	if ( command && loaded.has( frame ) ) {
		frame.contentWindow?.postMessage(
			JSON.stringify( command ),
			url.origin
		);
	} else if (
		/^https?:$/.test( url.protocol ) &&
		! MUTE.test( `${ url.hostname }${ url.pathname }` ) &&
		frame.closest( CONTENT ) &&
		( ! frame.closest( 'form' ) || PLAYERS.test( url.hostname ) )
	) {
		unloaded.set( frame, address );
		load( frame, BLANK );
	}
}

/** Loads a frame again that is seen again; it does not start by itself. */
export function restoreFrame( frame: HTMLIFrameElement ): void {
	const address = unloaded.get( frame );
	unloaded.delete( frame );
	// Another script may have loaded something in it.
	if ( address && frame.getAttribute( 'src' ) === BLANK ) {
		load( frame, address.replace( STARTS, '$10' ) );
	}
}
