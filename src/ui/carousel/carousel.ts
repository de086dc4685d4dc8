import { directionOf } from '@frontage/lib/direction';
import { afterPaint } from '@frontage/lib/after-paint';
import { turn } from '@frontage/lib/turn';
import { writeState } from '@frontage/hash/write-state';
import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import { playVideos } from './videos';
import { atFirstTouch, needsSwiperAtOnce, watchRest } from './first-touch';
import { native } from './native';
import { partsOf } from './parts';
import { playing, type Player } from './playing';
import { show } from './show';
import { watchVisibility, type Visibility } from './visibility';
import { listen } from './input';
import type { CarouselProps, Engine, Parts, Listener } from './types';

/** A carousel on the page: which slide is current, and how to move to another. */
export class Carousel implements Listener {
	private readonly parts: Parts;
	private readonly ended = new AbortController();
	private readonly visible: Visibility;
	private readonly player?: Player;
	/** Resolves when nothing moves; only there until Swiper is needed and has begun to load. */
	private rest?: () => Promise< void >;
	private engine: Engine;
	/** Index of the current slide, from 0. */
	private index = 0;
	private isHeld = false;
	/** Whether slides are stacked on top of each other. */
	private isPile = false;

	/**
	 * @param island The carousel's island.
	 * @param props  Island props.
	 */
	constructor(
		island: HTMLElement,
		private readonly props: CarouselProps
	) {
		const parts = ( this.parts = partsOf( island ) );
		this.engine = native( parts, this, props );
		this.visible = watchVisibility(
			parts,
			props.restsAt,
			() => this.isPile,
			( first ) => {
				if (
					this.engine.scrolls &&
					! this.isHeld &&
					! this.engine.isMoving()
				) {
					this.shown( first );
				}
			}
		);
		if ( props.delay || props.hasVideos ) {
			this.player = playing( parts, {
				...props,
				move: () => this.by( 1, false ),
				changed: ( isPlaying ) =>
					playVideos( parts.slides, isPlaying ? this.index : -1 ),
			} );
		}
		const { signal } = this.ended;
		listen( island, parts, props, this, signal );
		if ( props.loop || props.effect !== 'slide' ) {
			this.rest = watchRest( parts.viewport, () => this.isHeld, signal );
			if ( needsSwiperAtOnce( parts.viewport, props ) ) {
				this.takeOver();
			} else {
				atFirstTouch( island, () => this.takeOver(), signal );
			}
		}
	}

	stop(): void {
		this.ended.abort();
		this.player?.stop();
		this.visible.stop();
		this.engine.stop();
	}

	/**
	 * Moves by one slide; wraps around at the ends if it loops or autoplays.
	 *
	 * @param step     1 or -1.
	 * @param isChosen Whether the visitor started it.
	 */
	by( step: number, isChosen = true ): void {
		const to = this.index + step;
		if ( this.isBusy() ) {
			return;
		}
		if ( to >= 0 && to <= this.end() ) {
			this.move( to, step, isChosen );
		} else if ( this.props.loop || ! isChosen ) {
			this.move( to < 0 ? this.end() : 0, step, isChosen );
		}
	}

	/**
	 * Moves to a slide.
	 *
	 * @param to     Index, from 0.
	 * @param isCalm Without animation, as for a slide named in the URL.
	 */
	to( to: number, isCalm = false ): void {
		if ( ! this.isBusy() ) {
			const at = Math.max( 0, Math.min( to, this.end() ) );
			this.move( at, 0, ! isCalm, isCalm );
		}
	}

	shown( index: number ): void {
		this.settle( index, true );
	}

	held( isHeld: boolean ): void {
		this.isHeld = isHeld;
		this.player?.hold( 'hand', isHeld );
	}

	swiped( by: number, near?: number ): void {
		const { slides, viewport } = this.parts;
		const on = directionOf( viewport );
		const far = Math.round( Math.abs( by ) / slides[ 0 ].offsetWidth );
		const steps = Math.sign( by ) * Math.max( 1, far );
		this.to( near ?? this.index - on * steps );
	}

	/** Returns whether a transition is running; no other starts meanwhile (S1 §4). */
	private isBusy(): boolean {
		return this.props.isOneAtATime && this.engine.isMoving();
	}

	/** Returns the index of the last slide that can be current; with several in view, not the very last. */
	private end(): number {
		const { length } = this.parts.slides;
		return this.engine.circles
			? length - 1
			: Math.max( 0, length - this.visible.count() );
	}

	private move( to: number, by: number, isChosen: boolean, isCalm = false ) {
		this.takeOver();
		// Updates the visible state first, so that Swiper's own event for this move is ignored.
		this.settle( to, isChosen );
		this.engine.go( to, by, isCalm || prefersReducedMotion().matches );
	}

	private settle( index: number, isChosen: boolean ): void {
		if ( index === this.index ) {
			return;
		}
		this.index = index;
		show( this.parts, this.props, index, this.end() );
		if ( this.isPile ) {
			this.visible.only( index );
		}
		this.player?.rest();
		if ( isChosen ) {
			// Lets the transition paint first.
			afterPaint( () => this.update() );
		}
	}

	/** Dispatches the event for the current slide and updates the URL. */
	private update(): void {
		const { slides, status, viewport } = this.parts;
		const slide = slides[ this.index ]!;
		if ( status && ! this.player?.isPlaying() ) {
			status.textContent = slide.ariaLabel;
		}
		if ( this.props.isAutoHeight ) {
			const content = slide.firstElementChild as HTMLElement;
			viewport.style.blockSize = `${ content.offsetHeight }px`;
		}
		writeState( this.props.id, [ this.index ], 'replace' );
	}

	/** Lets Swiper move the slides, if it is needed and has not begun to load; without it they keep scrolling. */
	private takeOver(): void {
		const { rest } = this;
		this.rest = undefined;
		if ( rest ) {
			this.exchange( rest ).catch( () => {} );
		}
	}

	private async exchange( rest: () => Promise< void > ): Promise< void > {
		const [ { Swiper }, { swiping } ] = await Promise.all( [
			import( '@frontage/swiper' ),
			import( '@frontage/carousel-loop' ),
		] );
		await turn();
		await rest();
		if ( this.ended.signal.aborted ) {
			return;
		}
		const { parts, props, index } = this;
		this.engine.stop();
		this.isPile = props.effect !== 'slide';
		this.engine = swiping( Swiper, parts, props, index, this );
		if ( this.isPile ) {
			this.visible.only( index );
		}
	}
}
