import { gate } from '@frontage/consent';
import { withdrawal } from '@frontage/consent/withdrawal';
import { onWithdrawal } from '@frontage/lib/consent';
import { HEIGHT, WIDTH, type Slide } from './engine';
import { failure } from './frame';
import { partNamed } from './part-named';
import type { Picture } from './picture';
import type { Item, LightboxProps } from './types';

const ACTION = 'frontage_video_size';

/** Fills a box when its slide is shown, and empties it. */
interface Box {
	fill: () => void;
	/** Stops playback; the slide stays. */
	leave: () => void;
	/** Returns content to the page. */
	empty: () => void;
}

const nothing = () => {};

/**
 * Returns a slide and its box.
 *
 * @param picture The picture; null for other content.
 * @param props   Lightbox props.
 */
export function slideOf(
	item: Item,
	picture: Picture | null,
	props: LightboxProps
): [ Slide, Box ] {
	const { kind, link } = item;
	if ( kind === 'image' ) {
		return [
			picture!.box,
			{ fill: nothing, leave: nothing, empty: nothing },
		];
	}
	const box = document.createElement( 'div' );
	box.className = `frontage-lightbox__box is-${ kind }`;
	box.dir = getComputedStyle( link ).direction;
	box.style.setProperty( '--ratio', `${ WIDTH } / ${ HEIGHT }` );
	const made = {
		inline,
		video: videoSlide,
		youtube: foreign,
		vimeo: foreign,
	}[ kind ];
	return [ box, made( box, item, props ) ];
}

/**
 * Shows a part of the page by moving it, which keeps its state; its place is remembered.
 *
 * @param box Container.
 */
function inline( box: Element, { key }: Item ): Box {
	const place = document.createComment( '' );
	let part: HTMLElement | null = null;
	let wasHidden: HTMLElement[ 'hidden' ] = false;
	return {
		fill() {
			part ??= partNamed( key );
			if ( part && part.parentElement !== box ) {
				wasHidden = part.hidden;
				part.hidden = false;
				part.before( place );
				box.append( part );
			}
		},
		leave: nothing,
		empty() {
			if ( part ) {
				part.hidden = wasHidden;
				place.replaceWith( part );
			}
		},
	};
}

/**
 * Shows a video file with native controls; the image in the link is its poster (S2 §3).
 *
 * @param box   Container.
 * @param props Lightbox props.
 */
function videoSlide(
	box: Element,
	{ link, thumb }: Item,
	{ words }: LightboxProps
): Box {
	const video = document.createElement( 'video' );
	video.controls = video.playsInline = true;
	video.preload = 'metadata';
	if ( thumb ) {
		video.poster = thumb.currentSrc || thumb.src;
	}
	video.addEventListener( 'error', () =>
		box.replaceChildren( failure( words.noVideo ) )
	);
	return {
		fill() {
			if ( ! video.src ) {
				video.src = link.href;
				box.append( video );
			}
			video.play()?.catch( nothing );
		},
		leave: () => video.pause(),
		empty: nothing,
	};
}

/**
 * Shows a third-party video, after the visitor agrees.
 *
 * @param box   Container.
 * @param props Lightbox props.
 */
function foreign( box: HTMLElement, item: Item, props: LightboxProps ): Box {
	let stop = nothing;
	let showing = 0;
	const terms = props.terms[ item.kind ]!;
	const leave = () => {
		stop();
		showing++;
		box.replaceChildren();
	};
	const fill = () => {
		leave();
		box.append( noticeOf( item.kind ) );
		const now = showing;
		const ends = [
			onWithdrawal( terms, fill ),
			gate( box, terms, () => {
				const notice =
					box.querySelector< HTMLElement >( '.frontage-consent' );
				// Until its size is known, the visitor may have gone on, or closed the lightbox.
				void load( box, item, props, {
					isShown: () => now === showing,
					below: withdrawal( notice, terms ),
				} );
			} ),
		];
		stop = () => ends.forEach( ( end ) => end() );
	};
	return {
		fill,
		leave,
		empty: leave,
	};
}

/** Returns the consent notice that the server printed for a provider. */
function noticeOf( vendor: string ): Node {
	const found = [
		...document.querySelectorAll< HTMLTemplateElement >(
			'template[data-vendor]'
		),
	].find( ( { dataset } ) => dataset.vendor === vendor );
	return found?.content.cloneNode( true ) ?? document.createElement( 'p' );
}

async function load(
	box: HTMLElement,
	item: Item,
	{ words }: LightboxProps,
	{ isShown, below }: { isShown: () => boolean; below: Element[] }
): Promise< void > {
	const { kind, key, link, thumb } = item;
	const player = document.createElement( 'iframe' );
	const [ id, code = '' ] = key.split( '/' );
	player.src =
		kind === 'youtube'
			? `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1&rel=0`
			: `https://player.vimeo.com/video/${ id }?autoplay=1&dnt=1&h=${ code }`;
	player.title = thumb?.alt || link.textContent!.trim() || words.video;
	player.allow = 'autoplay; fullscreen; picture-in-picture';
	box.replaceChildren();
	try {
		const size =
			kind === 'youtube'
				? { width: 16, height: 9 }
				: await sizeOf( link.dataset.frontageVideo ?? '' );
		if ( isShown() ) {
			box.style.setProperty(
				'--ratio',
				`${ +size.width } / ${ +size.height }`
			);
			box.replaceChildren( player, ...below );
		}
	} catch {
		if ( isShown() ) {
			box.replaceChildren( failure( words.noVideo ) );
		}
	}
}

/**
 * Fetches the video size from this site, which gets it from Vimeo (S2 §7).
 *
 * @param signed Signed value from the server.
 */
async function sizeOf( signed: string ) {
	const { callAction } = await import( '@frontage/api' );
	return callAction< { width: number; height: number } >( ACTION, {
		video: signed,
	} );
}
