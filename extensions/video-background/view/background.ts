interface Words {
	pause: string;
	play: string;
}

const CLASS = 'frontage-video-background';

/** What a cover has behind its words itself. */
const PICTURE =
	':scope > :is(.wp-block-cover__image-background,.wp-block-cover__video-background)';

const ICON =
	'<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z" fill="currentColor"/><path d="M8 5.5v13l10.5-6.5z" fill="currentColor"/></svg>';

/**
 * Puts a video behind the content of a block, and a button that pauses it.
 *
 * It loads when the block comes near, plays in view and pauses out of it, unless its author wants it to go on.
 *
 * @param block Outermost element of the extended block.
 * @param file  Address of the video.
 * @param words Names of the button.
 * @return Removes both.
 */
export function background(
	block: HTMLElement,
	file: string,
	words: Words
): () => void {
	const video = document.createElement( 'video' );
	video.className = `${ CLASS }__video`;
	video.muted = video.loop = video.playsInline = true;
	video.ariaHidden = 'true';
	video.tabIndex = -1;
	video.disablePictureInPicture = true;
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = `${ CLASS }__button`;
	button.innerHTML = ICON;
	let isWanted = true;

	const show = () => {
		button.ariaLabel = isWanted ? words.pause : words.play;
		button.classList.toggle( 'is-paused', ! isWanted );
	};
	const play = () => {
		if ( ! video.src ) {
			video.src = file;
		}
		video.play()?.catch( ( { name }: Error ) => {
			// Browsers that save power refuse; a pause while it loads is no refusal.
			if ( name !== 'AbortError' ) {
				isWanted = false;
				show();
			}
		} );
	};
	button.addEventListener( 'click', () => {
		isWanted = ! isWanted;
		show();
		if ( isWanted ) {
			play();
		} else {
			video.pause();
		}
	} );
	// Its poster stays behind it until there is something to see, and if it never comes.
	video.addEventListener( 'playing', () => video.classList.add( 'is-on' ) );
	video.addEventListener( 'error', () => button.remove() );
	const observer = new IntersectionObserver( ( entries ) => {
		if ( entries.pop()!.isIntersecting ) {
			if ( isWanted ) {
				play();
			}
		} else if ( ! block.dataset.frontageVideoOutside ) {
			video.pause();
		}
	} );

	show();
	const picture = block.querySelector( PICTURE );
	if ( picture ) {
		picture.after( video );
	} else {
		block.prepend( video );
	}
	block.append( button );
	observer.observe( block );
	return () => {
		observer.disconnect();
		video.remove();
		button.remove();
	};
}
