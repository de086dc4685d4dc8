import { followPointers } from '@frontage/lib/pointers';
import type { Point } from './geometry';

/** What a movement of one finger has become; `free` is not decided yet. */
type Mode = 'free' | 'pan' | 'turn' | 'pull' | 'pinch' | 'none';

export interface Moves {
	/** Whether one finger, or the mouse, moves the picture instead of changing it. */
	isZoomed: () => boolean;
	pan: ( by: Point ) => void;
	/** Ends panning and pinching; speed in pixels per millisecond. */
	settle: ( speed: Point ) => void;
	pinch: ( part: number, point: Point, moved: Point ) => void;
	/** Sideways and downward distance from the start. */
	turn: ( x: number ) => void;
	pull: ( y: number ) => void;
	/** Ends a movement; canceled if the browser has taken it. */
	turned: ( x: number, isCanceled: boolean ) => void;
	pulled: ( y: number, isCanceled: boolean ) => void;
	/** A press without movement, once or twice. */
	tap: ( point: Point, isTwice: boolean, event: PointerEvent ) => void;
}

/** Content that handles fingers itself. */
const OWN =
	'video,iframe,button,a,.frontage-lightbox__box,.frontage-lightbox__failure';

/** Movement in pixels that a press may have. */
const SLOP = 8;

/** Milliseconds and pixels between two taps. */
const TWICE_MS = 300;
const NEAR = 40;

/** Milliseconds without movement after which nothing glides on. */
const STOPPED_MS = 80;

/** Reads fingers and the mouse on the slides. */
export class Gestures {
	private readonly fingers = new Map< number, Point >();
	private mode: Mode = 'none';
	private start: Point = { x: 0, y: 0 };
	private last = { x: 0, y: 0, time: 0 };
	private speed: Point = { x: 0, y: 0 };
	private tapped = { x: 0, y: 0, time: -Infinity };

	/**
	 * @param stage  Element to move on.
	 * @param moves  Callbacks.
	 * @param signal Stops it.
	 */
	constructor(
		private readonly stage: HTMLElement,
		private readonly moves: Moves,
		signal: AbortSignal
	) {
		followPointers(
			stage,
			{
				down: ( event ) => this.down( event ),
				move: ( event ) => this.move( event ),
				up: ( id, event, isCanceled ) =>
					this.up( id, event, isCanceled ),
			},
			signal
		);
		// A movement is no click, and a click beside the content closes.
		stage.addEventListener(
			'click',
			( event ) => {
				if (
					event.detail &&
					this.mode !== 'free' &&
					this.mode !== 'none'
				) {
					event.stopPropagation();
				}
			},
			{ signal, capture: true }
		);
	}

	private down( event: PointerEvent ): boolean {
		const { pointerId, clientX: x, clientY: y, timeStamp: time } = event;
		const isOwn = ( event.target as Element ).closest( OWN );
		if ( isOwn || event.button > 0 || this.fingers.size > 1 ) {
			// Its click is none of a movement before.
			if ( ! this.fingers.size ) {
				this.mode = 'none';
			}
			return false;
		}
		this.fingers.set( pointerId, { x, y } );
		if ( this.fingers.size === 2 ) {
			this.end( true );
			this.mode = 'pinch';
			return true;
		}
		this.mode = 'free';
		this.start = { x, y };
		this.last = { x, y, time };
		this.speed = { x: 0, y: 0 };
		return true;
	}

	private move( event: PointerEvent ): void {
		const { pointerId, clientX: x, clientY: y, timeStamp: time } = event;
		if ( this.mode === 'pinch' ) {
			this.pinch( pointerId, { x, y } );
			return;
		}
		this.fingers.set( pointerId, { x, y } );
		if ( this.mode === 'free' ) {
			this.decide( event );
		}
		const by = { x: x - this.last.x, y: y - this.last.y };
		const lasted = Math.max( 1, time - this.last.time );
		this.speed = { x: by.x / lasted, y: by.y / lasted };
		if ( this.mode !== 'free' ) {
			this.last = { x, y, time };
			this.follow( by );
		}
	}

	/** Decides by the first movement what a finger, or the pressed mouse, does. */
	private decide( { clientX, clientY, pointerId }: PointerEvent ) {
		const x = Math.abs( clientX - this.start.x );
		const y = Math.abs( clientY - this.start.y );
		if ( Math.max( x, y ) < SLOP ) {
			return;
		}
		this.stage.setPointerCapture?.( pointerId );
		if ( this.moves.isZoomed() ) {
			this.mode = 'pan';
		} else {
			this.mode = x >= y ? 'turn' : 'pull';
		}
	}

	private follow( by: Point ): void {
		if ( this.mode === 'pan' ) {
			this.moves.pan( by );
		} else if ( this.mode === 'turn' ) {
			this.moves.turn( this.last.x - this.start.x );
		} else if ( this.mode === 'pull' ) {
			this.moves.pull( this.last.y - this.start.y );
		}
	}

	private pinch( id: number, to: Point ): void {
		const before = spread( [ ...this.fingers.values() ] );
		this.fingers.set( id, to );
		const now = spread( [ ...this.fingers.values() ] );
		this.moves.pinch( now.distance / before.distance, now.middle, {
			x: now.middle.x - before.middle.x,
			y: now.middle.y - before.middle.y,
		} );
	}

	private up( id: number, event: PointerEvent, isCanceled: boolean ): void {
		this.fingers.delete( id );
		if ( this.mode === 'pinch' ) {
			// The finger that stays moves on from where it is.
			const [ left ] = this.fingers.values();
			if ( left ) {
				this.mode = this.moves.isZoomed() ? 'pan' : 'none';
				this.last = { ...left, time: event.timeStamp };
				this.speed = { x: 0, y: 0 };
			}
			this.moves.settle( { x: 0, y: 0 } );
			return;
		}
		if ( event.timeStamp - this.last.time > STOPPED_MS ) {
			this.speed = { x: 0, y: 0 };
		}
		if ( this.mode === 'free' && ! isCanceled ) {
			this.tap( event );
		}
		this.end( isCanceled );
	}

	private end( isCanceled: boolean ): void {
		const { mode, moves, last, start } = this;
		if ( mode === 'pan' ) {
			moves.settle( this.speed );
		} else if ( mode === 'turn' ) {
			moves.turned( last.x - start.x, isCanceled );
		} else if ( mode === 'pull' ) {
			moves.pulled( last.y - start.y, isCanceled );
		}
	}

	private tap( event: PointerEvent ): void {
		const { clientX: x, clientY: y, timeStamp: time } = event;
		const { tapped } = this;
		const isTwice =
			time - tapped.time < TWICE_MS &&
			Math.hypot( x - tapped.x, y - tapped.y ) < NEAR;
		this.tapped = { x, y, time: isTwice ? -Infinity : time };
		this.moves.tap( { x, y }, isTwice, event );
	}
}

/**
 * Returns the middle of two fingers and their distance.
 *
 * @param points     Two points.
 * @param points."0" First.
 * @param points."1" Second.
 */
function spread( [ one, other ]: Point[] ) {
	const [ a, b ] = [ one!, other! ];
	return {
		distance: Math.max( 1, Math.hypot( a.x - b.x, a.y - b.y ) ),
		middle: { x: ( a.x + b.x ) / 2, y: ( a.y + b.y ) / 2 },
	};
}
