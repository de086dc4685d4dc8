/** Moves slides by Swiper, for what scrolling cannot do: loop, fade, effects. */
import { DRAG, SWIPE } from './drag';
import type { CarouselProps, Engine, Parts, Told } from './types';
import type { Swiper } from '../../vendor/swiper';

type SwiperClass = typeof Swiper;
type Options = ConstructorParameters< SwiperClass >[ 1 ];

/** Milliseconds after a move in which its end should have been told; busy browsers drop the event. */
const AFTER = 100;

/** The slide that leaves goes a fifth of the way while the next is pulled over it. */
const PULL = {
	prev: { translate: [ '-20%', 0, -1 ] },
	next: { translate: [ '100%', 0, 0 ] },
};

/**
 * How many slides are side by side.
 *
 * @param parts        Elements of the carousel.
 * @param parts.track
 * @param parts.slides
 */
const columnsOf = ( { track, slides }: Parts ) =>
	Math.max( 1, Math.round( track.clientWidth / slides[ 0 ].offsetWidth ) );

/**
 * Whether there are slides to put before and after those in sight, and those that look in.
 *
 * @param parts   Elements of the carousel.
 * @param columns How many slides are side by side.
 */
function hasEnough( parts: Parts, columns: number ): boolean {
	const { viewport, slides } = parts;
	const peek = parseFloat( getComputedStyle( viewport ).paddingLeft );
	return slides.length > 2 * columns + ( peek ? 1 : 0 );
}

/**
 * How a carousel is set up.
 *
 * @param parts Elements of the carousel.
 * @param props What it is told.
 * @param gap   Pixels between slides.
 */
function optionsOf( parts: Parts, props: CarouselProps, gap: number ): Options {
	const { effect, loop, dragSpeed, isOneAtATime } = props;
	const [ first ] = parts.slides;
	const columns = columnsOf( parts );
	const circles = loop && effect === 'slide' && hasEnough( parts, columns );
	return {
		wrapperClass: 'frontage-carousel__track',
		slideClass: 'frontage-carousel__slide',
		slidesPerView: 'auto',
		spaceBetween: gap,
		speed: dragSpeed,
		effect: effect === 'pull' ? 'creative' : effect,
		fadeEffect: { crossFade: true },
		creativeEffect: PULL as object,
		loop: circles,
		// One slide has neighbours on both sides, which may look in.
		centeredSlides: columns === 1,
		rewind: loop && ! circles,
		threshold: DRAG,
		longSwipesMs: 0,
		longSwipesRatio: Math.min( 0.5, SWIPE / first.offsetWidth ),
		shortSwipes: false,
		preventInteractionOnTransition: isOneAtATime,
		mousewheel: { forceToAxis: true },
		resizeObserver: false,
		updateOnWindowResize: false,
		watchOverflow: false,
	};
}

/**
 * Takes over from scrolling, without a change to be seen.
 *
 * @param Class Swiper.
 * @param parts Elements of the carousel.
 * @param props What it is told.
 * @param index The slide in place, from 0.
 * @param told  Hears what the visitor does.
 */
export function swiping(
	Class: SwiperClass,
	parts: Parts,
	props: CarouselProps,
	index: number,
	told: Told
): Engine {
	const { viewport, track, slides } = parts;
	const gap = () => parseFloat( getComputedStyle( track ).columnGap ) || 0;
	const options = optionsOf( parts, props, gap() );
	viewport.classList.add( 'is-swiping' );
	viewport.scrollLeft = 0;
	let late = 0;
	// Where Swiper moves slides from one end to the other it does not always tell of the change.
	const tell = ( { realIndex }: { realIndex: number } ) =>
		told.shown( realIndex );
	const swiper = new Class( viewport, {
		...options,
		initialSlide: index,
		on: {
			realIndexChange: tell,
			transitionEnd: tell,
			sliderFirstMove: () => told.held( true ),
			touchEnd: () => told.held( false ),
		},
	} );
	const unwatch = watchSize( viewport, props.refresh, () => swiper.update() );
	return {
		go: ( to, by, isCalm ) => {
			const speed = isCalm ? 0 : props.speed;
			if ( by && swiper.params.loop ) {
				if ( swiper.animating ) {
					// It takes no step while it moves: the move before ends here.
					swiper.transitionEnd( false );
				}
				swiper[ by > 0 ? 'slideNext' : 'slidePrev' ]( speed );
			} else {
				swiper[ swiper.params.loop ? 'slideToLoop' : 'slideTo' ](
					to,
					speed
				);
			}
			clearTimeout( late );
			late = window.setTimeout( () => tell( swiper ), speed + AFTER );
		},
		scrolls: false,
		circles:
			props.loop && ( swiper.params.loop || props.effect !== 'slide' ),
		isMoving: () => swiper.animating,
		stop: () => {
			clearTimeout( late );
			unwatch();
			swiper.destroy();
			viewport.classList.remove( 'is-swiping' );
			track.append( ...slides );
		},
	};
}

/**
 * Heeds a new size when it has settled (S0 §9: after 200 ms), also one that came while it was hidden.
 *
 * @param element What changes its size.
 * @param after   Milliseconds.
 * @param heed    What to do.
 * @return How to end it.
 */
function watchSize(
	element: Element,
	after: number,
	heed: () => void
): () => void {
	let timer = 0;
	let known: number | undefined;
	const observer = new ResizeObserver( ( [ { contentRect } ] ) => {
		const { width } = contentRect;
		clearTimeout( timer );
		if ( width && known !== undefined && known !== width ) {
			timer = window.setTimeout( heed, after );
		}
		known = width || ( known ?? 0 );
	} );
	observer.observe( element );
	return () => {
		clearTimeout( timer );
		observer.disconnect();
	};
}
