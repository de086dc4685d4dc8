import type { Engine } from './engine';

/** Minimum distance in pixels that changes the item (S2 §9). */
const THRESHOLD = 100;

/** Space between two slides, in pixels. */
const GAP = 24;

export const isLtr = () =>
	getComputedStyle( document.documentElement ).direction === 'ltr';

/** Lets slides follow a finger sideways: the current one, and the one that comes. */
export class Turn {
	private beside: HTMLElement | null = null;
	/** Step to the slide beside. */
	private step = 0;
	private finish: () => void = () => {};
	/** Distance to the next slide; measured once per movement. */
	private width = 0;
	/** Sign of a step by the sign of a distance. */
	private ahead = -1;

	/**
	 * @param engine The lightbox.
	 * @param go     Changes the item by 1 or -1.
	 */
	constructor(
		private readonly engine: Engine,
		private readonly go: ( step: number ) => void
	) {}

	/**
	 * Follows the finger.
	 *
	 * @param x Distance from its start.
	 */
	follow( x: number ): void {
		this.finish();
		if ( ! this.width ) {
			this.width = this.current.clientWidth + GAP;
			this.ahead = isLtr() ? -1 : 1;
		}
		const { current, width } = this;
		const step = this.stepOf( x );
		if ( step !== this.step ) {
			this.step = step;
			this.bring( this.slideAfter( step ) );
		}
		current.style.translate = this.beside ? `${ x }px` : `${ x / 3 }px`;
		if ( this.beside ) {
			this.beside.style.translate = `${ x - Math.sign( x ) * width }px`;
		}
	}

	/**
	 * Ends at the next slide if the finger has come far enough, else where it began.
	 *
	 * @param x          Distance from its start.
	 * @param isCanceled Whether it must not change the item.
	 */
	end( x: number, isCanceled: boolean ): void {
		const { current, beside, width } = this;
		const isFar = !! beside && ! isCanceled && Math.abs( x ) >= THRESHOLD;
		const side = Math.sign( x ) * width;
		const moved = [ current, beside ].filter( ( slide ) => slide !== null );
		let isDone = false;
		this.finish = () => {
			if ( ! isDone ) {
				isDone = true;
				this.width = this.step = 0;
				this.bring( null );
				clear( current );
				if ( isFar ) {
					this.go( this.stepOf( x ) );
				}
			}
		};
		moved.forEach( ( slide ) =>
			slide.toggleAttribute( 'data-gliding', true )
		);
		current.style.translate = isFar ? `${ side }px` : '0px';
		if ( beside ) {
			beside.style.translate = isFar ? '0px' : `${ -side }px`;
		}
		void whenStill( moved ).then( this.finish );
	}

	private bring( slide: HTMLElement | null ): void {
		if ( slide !== this.beside ) {
			clear( this.beside );
			slide?.toggleAttribute( 'data-beside', true );
			this.beside = slide;
		}
	}

	private slideAfter( step: number ): HTMLElement | null {
		const { index, elements } = this.engine;
		if ( elements.length < 2 || ! step ) {
			return null;
		}
		const at = ( index + step + elements.length ) % elements.length;
		this.engine.preloadSlide( at );
		return elements[ at ]!.slideNode;
	}

	private stepOf( x: number ): number {
		return Math.sign( x ) * this.ahead;
	}

	private get current(): HTMLElement {
		return this.engine.elements[ this.engine.index ]!.slideNode;
	}
}

function clear( slide: HTMLElement | null ): void {
	if ( slide ) {
		slide.removeAttribute( 'data-beside' );
		slide.removeAttribute( 'data-gliding' );
		slide.style.translate = '';
	}
}

/** Resolves when elements have ended their transitions; at once if they have none. */
const whenStill = ( elements: HTMLElement[] ) =>
	Promise.allSettled(
		elements.flatMap( ( element ) =>
			( element.getAnimations?.() ?? [] ).map(
				( { finished } ) => finished
			)
		)
	);
