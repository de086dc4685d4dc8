import { DRAG, SWIPE } from './drag';
import { putInOrder } from './order';
import type { CarouselProps, Engine, Parts, Listener } from './types';
import { watchSize } from './watch-size';
import type { Swiper } from '@frontage/swiper';

type SwiperClass = typeof Swiper;
type Options = ConstructorParameters< SwiperClass >[ 1 ];

/** Milliseconds after a move in which its end should have been told; busy browsers drop the event. */
const AFTER = 100;

/**
 * The slide that leaves goes a fifth of the way while the next is pulled over it, from where lines end.
 *
 * @param viewport Of the carousel.
 */
const pull = ( viewport: Element ) => {
	const on = viewport.matches( ':dir(rtl)' ) ? -1 : 1;
	return {
		prev: { translate: [ `${ -20 * on }%`, 0, -1 ] },
		next: { translate: [ `${ 100 * on }%`, 0, 0 ] },
	};
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
		creativeEffect: pull( parts.viewport ) as object,
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

/** Pixels between slides, as long as Swiper does not put them there. */
const gapOf = ( { track }: Parts ) =>
	parseFloat( getComputedStyle( track ).columnGap ) || 0;

/**
 * Lets Swiper move the slides.
 *
 * @param Class    Swiper.
 * @param parts    Elements of the carousel.
 * @param props    What it is told.
 * @param index    The slide in place, from 0.
 * @param notified Hears what the visitor does.
 */
function start(
	Class: SwiperClass,
	parts: Parts,
	props: CarouselProps,
	index: number,
	notified: Listener
): Swiper {
	const { viewport } = parts;
	const options = optionsOf( parts, props, gapOf( parts ) );
	viewport.classList.add( 'is-swiping' );
	viewport.scrollLeft = 0;
	// Where Swiper moves slides from one end to the other it does not always tell of the change.
	const notify = ( { realIndex }: { realIndex: number } ) =>
		notified.shown( realIndex );
	return new Class( viewport, {
		...options,
		initialSlide: index,
		on: {
			realIndexChange: notify,
			transitionEnd: notify,
			sliderFirstMove: () => notified.held( true ),
			touchEnd: () => notified.held( false ),
		},
	} );
}

/**
 * Gives the slides back in the author's order; the one in place is not moved.
 *
 * @param swiper         What moves them.
 * @param parts          Elements of the carousel.
 * @param parts.viewport
 * @param parts.slides
 * @return The slide in place, from 0.
 */
function end( swiper: Swiper, { viewport, slides }: Parts ): number {
	const { realIndex } = swiper;
	// It would put every slide in again.
	swiper.params.loop = false;
	swiper.destroy();
	viewport.classList.remove( 'is-swiping' );
	putInOrder( slides, realIndex );
	return realIndex;
}

/**
 * How many are side by side, and what is between them.
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
 * Moves slides by Swiper, for what scrolling cannot do: loop, fade, effects.
 *
 * Takes over from scrolling, without a change to be seen.
 *
 * @param Class    Swiper.
 * @param parts    Elements of the carousel.
 * @param props    What it is told.
 * @param index    The slide in place, from 0.
 * @param notified Hears what the visitor does.
 */
export function swiping(
	Class: SwiperClass,
	parts: Parts,
	props: CarouselProps,
	index: number,
	notified: Listener
): Engine {
	let late = 0;
	let shape = shapeOf( parts );
	let swiper = start( Class, parts, props, index, notified );
	const unwatch = watchSize( parts.viewport, props.refresh, () => {
		const before = shape;
		shape = shapeOf( parts );
		if ( shape === before ) {
			swiper.update();
		} else {
			// Where more or fewer are side by side, Swiper has to be set up anew.
			const place = end( swiper, parts );
			swiper = start( Class, parts, props, place, notified );
		}
	} );
	return {
		go: ( to, by, isCalm ) => {
			const speed = isCalm ? 0 : props.speed;
			move( swiper, to, by, speed );
			clearTimeout( late );
			late = window.setTimeout(
				() => notified.shown( swiper.realIndex ),
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
 * Brings a slide into place.
 *
 * @param swiper What moves it.
 * @param to     From 0.
 * @param by     1 or -1 where it is the next or the one before.
 * @param speed  Milliseconds.
 */
function move( swiper: Swiper, to: number, by: number, speed: number ): void {
	if ( by && swiper.params.loop ) {
		if ( swiper.animating ) {
			// It takes no step while it moves: the move before ends here.
			swiper.transitionEnd( false );
		}
		swiper[ by > 0 ? 'slideNext' : 'slidePrev' ]( speed );
	} else {
		swiper[ swiper.params.loop ? 'slideToLoop' : 'slideTo' ]( to, speed );
	}
}
