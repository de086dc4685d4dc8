import { directionOf } from '@frontage/lib/direction';
import { DRAG, SWIPE } from '@frontage/carousel/drag';
import type {
	CarouselProps,
	Engine,
	Parts,
	Listener,
} from '@frontage/carousel/types';
import { putInOrder } from './order';
import { watchSize } from './watch-size';
import type { Swiper } from '@frontage/swiper';

type SwiperClass = typeof Swiper;
type Options = ConstructorParameters< SwiperClass >[ 1 ];

/** Milliseconds after a move in which its end event should fire; busy browsers may drop it. */
const AFTER = 100;

/**
 * Sets the pull effect: the leaving slide moves a fifth of the way while the next slides over it from the
 * inline end.
 *
 * @param viewport Viewport of the carousel.
 */
const pull = ( viewport: Element ) => {
	const on = directionOf( viewport );
	return {
		prev: { translate: [ `${ -20 * on }%`, 0, -1 ] },
		next: { translate: [ `${ 100 * on }%`, 0, 0 ] },
	};
};

/**
 * Returns the number of slides side by side.
 *
 * @param parts Elements of the carousel.
 */
const columnsOf = ( { track, slides }: Parts ) =>
	Math.max( 1, Math.round( track.clientWidth / slides[ 0 ].offsetWidth ) );

/**
 * Returns whether there are enough slides to loop: those in view, peeking neighbors, and spares on both sides.
 *
 * @param parts   Elements of the carousel.
 * @param columns Slides side by side.
 */
function hasEnough( parts: Parts, columns: number ): boolean {
	const { viewport, slides } = parts;
	const peek = parseFloat( getComputedStyle( viewport ).paddingLeft );
	return slides.length > 2 * columns + ( peek ? 1 : 0 );
}

/**
 * Returns the Swiper options of a carousel.
 *
 * @param parts Elements of the carousel.
 * @param props Island props.
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
		creativeEffect: pull( parts.viewport ) as object,
		loop: circles,
		// A single slide has neighbors on both sides, which may peek in.
		centeredSlides: columns === 1 || props.restsAt === 'center',
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

/** Returns the pixels between slides, before Swiper sets them itself. */
const gapOf = ( { track }: Parts ) =>
	parseFloat( getComputedStyle( track ).columnGap ) || 0;

/**
 * Creates a Swiper instance.
 *
 * @param Class    Swiper.
 * @param parts    Elements of the carousel.
 * @param props    Island props.
 * @param index    Current slide, from 0.
 * @param listener Callbacks for visitor interaction.
 */
function start(
	Class: SwiperClass,
	parts: Parts,
	props: CarouselProps,
	index: number,
	listener: Listener
): Swiper {
	const { viewport } = parts;
	const options = optionsOf( parts, props, gapOf( parts ) );
	viewport.classList.add( 'is-swiping' );
	viewport.scrollLeft = 0;
	// Swiper does not always fire a change event when it moves slides from one end to the other.
	const notify = ( { realIndex }: { realIndex: number } ) =>
		listener.shown( realIndex );
	return new Class( viewport, {
		...options,
		initialSlide: index,
		on: {
			realIndexChange: notify,
			transitionEnd: notify,
			sliderFirstMove: () => listener.held( true ),
			touchEnd: () => listener.held( false ),
		},
	} );
}

/**
 * Destroys Swiper and restores the author's order without moving the current slide.
 *
 * @param swiper Swiper instance.
 * @param parts  Elements of the carousel.
 * @return Current slide, from 0.
 */
function end( swiper: Swiper, { viewport, slides }: Parts ): number {
	const { realIndex } = swiper;
	// Otherwise it would reinsert every slide.
	swiper.params.loop = false;
	swiper.destroy();
	viewport.classList.remove( 'is-swiping' );
	putInOrder( slides, realIndex );
	return realIndex;
}

/**
 * Returns a key of the layout: slides side by side and the gap between them.
 *
 * @param parts Elements of the carousel.
 */
function shapeOf( parts: Parts ): string {
	const { classList } = parts.viewport;
	const wasSwiping = classList.contains( 'is-swiping' );
	classList.remove( 'is-swiping' );
	const shape = `${ columnsOf( parts ) } ${ gapOf( parts ) }`;
	classList.toggle( 'is-swiping', wasSwiping );
	return shape;
}

/**
 * Moves slides with Swiper, for what scrolling cannot do: loop, fade, effects.
 *
 * Takes over from scrolling without a visible change.
 *
 * @param Class    Swiper.
 * @param parts    Elements of the carousel.
 * @param props    Island props.
 * @param index    Current slide, from 0.
 * @param listener Callbacks for visitor interaction.
 */
export function swiping(
	Class: SwiperClass,
	parts: Parts,
	props: CarouselProps,
	index: number,
	listener: Listener
): Engine {
	let late = 0;
	let shape = shapeOf( parts );
	let swiper = start( Class, parts, props, index, listener );
	const unwatch = watchSize( parts.viewport, props.refresh, () => {
		const before = shape;
		shape = shapeOf( parts );
		if ( shape === before ) {
			swiper.update();
		} else {
			// If the number of columns changes, Swiper has to be recreated.
			const place = end( swiper, parts );
			swiper = start( Class, parts, props, place, listener );
		}
	} );
	return {
		go: ( to, by, isCalm ) => {
			const speed = isCalm ? 0 : props.speed;
			move( swiper, to, by, speed );
			clearTimeout( late );
			late = window.setTimeout(
				() => listener.shown( swiper.realIndex ),
				speed + AFTER
			);
		},
		scrolls: false,
		get circles() {
			const { loop, effect } = props;
			return loop && ( !! swiper.params.loop || effect !== 'slide' );
		},
		isMoving: () => swiper.animating,
		stop: () => {
			clearTimeout( late );
			unwatch();
			end( swiper, parts );
		},
	};
}

/**
 * Moves Swiper to a slide.
 *
 * @param swiper Swiper instance.
 * @param to     Index, from 0.
 * @param by     1 or -1 if it is the next or previous one.
 * @param speed  Milliseconds.
 */
function move( swiper: Swiper, to: number, by: number, speed: number ): void {
	if ( by && swiper.params.loop ) {
		if ( swiper.animating ) {
			// Swiper ignores moves during a transition, so the current one ends here.
			swiper.transitionEnd( false );
		}
		swiper[ by > 0 ? 'slideNext' : 'slidePrev' ]( speed );
	} else {
		swiper[ swiper.params.loop ? 'slideToLoop' : 'slideTo' ]( to, speed );
	}
}
