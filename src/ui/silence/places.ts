/** What can play, and whether it is hidden. */
import { restoreFrame, silenceFrame, startsItself } from './frames';
import { isHidden, isRendered } from './hidden';

export const MEDIA = 'video,audio,iframe';

interface Known {
	/** What has to be seen: the element, or what is around a player that is never displayed itself. */
	place: Element;
	isHidden: boolean;
	/** Stops a player of ours. */
	stop?: () => void;
	/** Whether it moves in the background, and goes on when it is seen again. */
	isBackground?: boolean;
}

const known = new Map< Element, Known >();

/** Called with each element that is known from then on. */
let notified: ( place: Element ) => void = () => {};

const isFile = ( element: Element ): element is HTMLMediaElement =>
	element instanceof HTMLMediaElement;

const isPlaying = ( element: Element ) => isFile( element ) && ! element.paused;

/** Returns what has to be seen: a player may be controlled by something around it. */
function placeOf( element: Element ): Element {
	let place = element;
	while ( isPlaying( element ) && ! isRendered( place ) ) {
		if ( ! place.parentElement ) {
			return element;
		}
		place = place.parentElement;
	}
	return place;
}

/** Watches an element that can play. */
export function register( element: Element, stop?: () => void ): void {
	const old = known.get( element );
	const place = old?.place ?? placeOf( element );
	known.set( element, {
		place,
		isHidden: old?.isHidden ?? isHidden( place ),
		stop: stop ?? old?.stop,
	} );
	notified( place );
}

/** Stops to watch it. */
export const forget = ( element: Element ): void =>
	void known.delete( element );

/** Calls back with what is watched, now and from then on. */
export function onKnown( run: ( place: Element ) => void ): void {
	notified = run;
	known.forEach( ( { place } ) => run( place ) );
}

/** Stops what an element plays. */
function stopPlaying( element: Element, one: Known ): void {
	if ( one.stop ) {
		one.stop();
	} else if ( isFile( element ) ) {
		if ( isPlaying( element ) ) {
			// Slides are moved, and played, by their carousel.
			one.isBackground =
				element.muted &&
				! element.controls &&
				! element.closest( '[inert]' );
			element.pause();
		}
	} else {
		silenceFrame( element as HTMLIFrameElement );
	}
}

function resume( element: Element, one: Known ): void {
	if ( ! isFile( element ) ) {
		restoreFrame( element as HTMLIFrameElement );
	} else if ( one.isBackground ) {
		one.isBackground = false;
		element.play()?.catch( () => {} );
	}
}

/** Silences what has been hidden since, and gives back what is seen again. */
export function check(): void {
	for ( const [ element, one ] of [ ...known ] ) {
		if ( ! element.isConnected ) {
			known.delete( element );
			continue;
		}
		const is = isHidden( one.place );
		if ( is !== one.isHidden ) {
			one.isHidden = is;
			( is ? stopPlaying : resume )( element, one );
		}
	}
}

/** Silences everything in something that closes. */
export function silence( root: Element ): void {
	root.querySelectorAll( MEDIA ).forEach( ( element ) => {
		if ( ! isFile( element ) || isPlaying( element ) ) {
			register( element );
		}
	} );
	for ( const [ element, one ] of [ ...known ] ) {
		if ( root.contains( one.place ) ) {
			one.isHidden = true;
			stopPlaying( element, one );
		}
	}
}

/** Something has begun to play, or has loaded, which it must not while it is hidden. */
export function markStarted( element: Element ): void {
	const wasKnown = known.has( element );
	if ( ! wasKnown ) {
		register( element );
	}
	const one = known.get( element )!;
	if (
		one.isHidden &&
		( isFile( element )
			? // Otherwise, what is around it may be unfolding.
				wasKnown
			: startsItself( element as HTMLIFrameElement ) )
	) {
		stopPlaying( element, one );
	}
}
