import type { Pausable } from './alone';

interface Follower {
	/** The place in the page, which keeps its size. */
	frame: HTMLElement;
	/** What is in it, with the player. */
	stage: HTMLElement;
	/** Name of the button. */
	close: string;
	/** Class of the button. */
	buttonClass: string;
	isPlaying: () => boolean;
	player: () => Pausable | null;
}

const CROSS =
	'<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

/**
 * Keeps a video in the corner while it plays and its reader has scrolled past its half.
 *
 * In the top layer, so that nothing of the page lies over it or clips it. It is not moved in the document: a player
 * would start again.
 *
 * @return `check` to be called when it starts or stops; `leave` takes it back to its place; `end` to stop.
 */
export function followReader( follower: Follower ): {
	check: () => void;
	leave: () => void;
	end: () => void;
} {
	const { frame, stage } = follower;
	const half = document.createElement( 'span' );
	half.style.cssText = 'position:absolute;inset:50% auto auto 0;height:1px';
	half.ariaHidden = 'true';
	frame.append( half );
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = follower.buttonClass;
	button.ariaLabel = follower.close;
	button.innerHTML = CROSS;
	let isPast = false;
	let isClosed = false;

	/** Moves the video without a shift of the layout, which browsers do not count of what is not seen. */
	const quietly = ( move: () => void ) => {
		const { activeElement } = stage.ownerDocument;
		const focused = stage.contains( activeElement )
			? ( activeElement as HTMLElement )
			: null;
		stage.style.visibility = 'hidden';
		// It goes on playing meanwhile.
		stage.dataset.moving = '';
		move();
		requestAnimationFrame( () =>
			requestAnimationFrame( () => {
				stage.style.visibility = '';
				delete stage.dataset.moving;
				focused?.focus( { preventScroll: true } );
			} )
		);
	};
	const leave = () => {
		if ( stage.popover ) {
			button.remove();
			quietly( () => {
				stage.hidePopover();
				stage.popover = null;
			} );
		}
	};
	const check = () => {
		if ( ! isPast ) {
			isClosed = false;
		}
		if ( isPast && ! isClosed && follower.isPlaying() ) {
			if ( ! stage.popover && stage.isConnected ) {
				quietly( () => {
					stage.popover = 'manual';
					stage.showPopover();
					stage.append( button );
				} );
			}
		} else if ( ! isPast || isClosed ) {
			// A paused video stays until it is closed.
			leave();
		}
	};
	button.addEventListener( 'click', () => {
		isClosed = true;
		follower.player()?.pause();
		leave();
	} );
	const observer = new IntersectionObserver( ( entries ) => {
		const { isIntersecting, boundingClientRect } = entries.pop()!;
		isPast = ! isIntersecting && boundingClientRect.top < 0;
		check();
	} );
	observer.observe( half );
	return {
		check,
		leave,
		end() {
			observer.disconnect();
			leave();
			half.remove();
		},
	};
}
