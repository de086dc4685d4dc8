import {
	AT_REST,
	bounded,
	mostOf,
	type Placed,
	type Point,
	type Size,
	stepOf,
	zoomedAt,
} from './geometry';
import type { Picture } from './picture';

/** Zoom of one press of + or of one notch of a wheel. */
const NOTCH = 1.4;

/** How far a picture glides when it is let go while moving, in milliseconds of its speed. */
const GLIDE_MS = 180;

/** Part of a movement that is followed beyond the bounds. */
const STRETCH = 0.3;

/** Zooms and moves the current picture. */
export class Zoom {
	private picture: Picture | null = null;
	private at: Placed = AT_REST;

	/**
	 * @param view    The visible area.
	 * @param changed Called after every change.
	 */
	constructor(
		private readonly view: HTMLElement,
		private readonly changed: () => void
	) {}

	get isZoomed(): boolean {
		return this.at.scale > 1;
	}

	get canZoom(): boolean {
		return this.most > 1;
	}

	/**
	 * Takes another picture; the last one is shown whole again. Measures nothing, and tells nobody.
	 *
	 * @param picture Null for other content.
	 */
	show( picture: Picture | null ): void {
		this.lay( AT_REST );
		this.picture = picture;
		this.lay( AT_REST );
	}

	/** Shows the whole picture. */
	reset(): void {
		this.place( AT_REST, true );
	}

	/**
	 * Zooms in, or out if it is zoomed.
	 *
	 * @param point Point that stays, in the window; the center by default.
	 */
	toggle( point: Point = this.center ): void {
		const { most, fit, view } = this;
		if ( this.isZoomed ) {
			this.reset();
		} else {
			const size = { width: view.clientWidth, height: view.clientHeight };
			this.to( stepOf( most, fit, size ), point, true );
		}
	}

	/**
	 * Zooms by notches.
	 *
	 * @param notches In if positive.
	 * @param point   Point that stays, in the window; the center by default.
	 */
	by( notches: number, point: Point = this.center ): void {
		this.to( this.at.scale * NOTCH ** notches, point, true );
	}

	/**
	 * Zooms and moves as two fingers do.
	 *
	 * @param part  New distance of the fingers by their distance before.
	 * @param point Their middle, in the window.
	 * @param moved How far the middle has moved.
	 */
	pinch( part: number, point: Point, moved: Point ): void {
		this.to( this.at.scale * part, point, false, moved );
	}

	/** Moves as a finger or a mouse does, reluctantly beyond the bounds. */
	move( by: Point ): void {
		const { x, y, scale } = this.at;
		const free = { scale, x: x + by.x, y: y + by.y };
		const held = this.within( free );
		this.place( {
			scale,
			x: held.x === free.x ? free.x : x + by.x * STRETCH,
			y: held.y === free.y ? free.y : y + by.y * STRETCH,
		} );
	}

	/**
	 * Lets go: glides on, into the bounds.
	 *
	 * @param speed In pixels per millisecond.
	 */
	settle( speed: Point = { x: 0, y: 0 } ): void {
		const { x, y, scale } = this.at;
		this.place(
			this.within( {
				scale,
				x: x + speed.x * GLIDE_MS,
				y: y + speed.y * GLIDE_MS,
			} ),
			true
		);
	}

	/** Adapts to another size of the window or of the picture. */
	refit(): void {
		this.picture?.refit();
		this.place( AT_REST );
	}

	private to(
		wanted: number,
		point: Point,
		isGliding: boolean,
		moved: Point = { x: 0, y: 0 }
	): void {
		const scale = Math.min( this.most, Math.max( 1, wanted ) );
		const { x, y, ...rest } = zoomedAt(
			this.at,
			scale,
			point,
			this.center
		);
		const to = { ...rest, x: x + moved.x, y: y + moved.y };
		this.place( scale > 1 ? this.within( to ) : AT_REST, isGliding );
	}

	private place( at: Placed, isGliding: boolean = false ): void {
		this.lay( at, isGliding );
		this.changed();
	}

	private lay( at: Placed, isGliding: boolean = false ): void {
		const { picture, view } = this;
		this.at = at;
		view.toggleAttribute( 'data-zoomed', this.isZoomed );
		if ( picture ) {
			const { box } = picture;
			box.toggleAttribute( 'data-gliding', isGliding );
			box.style.transform =
				at === AT_REST
					? ''
					: `translate(${ at.x }px, ${ at.y }px) scale(${ at.scale })`;
			if ( this.isZoomed ) {
				void picture.enlarge();
			}
		}
	}

	private within( at: Placed ): Placed {
		const view = this.view.getBoundingClientRect();
		return bounded( at, this.fit, view, this.center );
	}

	private get most(): number {
		const full = this.picture?.full;
		return full ? mostOf( full, this.fit ) : 1;
	}

	/** Not `offsetWidth`, which is rounded: a narrow picture zooms far. */
	private get fit(): Size {
		const { box } = this.picture ?? {};
		const { width = '', height = '' } = box ? getComputedStyle( box ) : {};
		return {
			width: parseFloat( width ) || 0,
			height: parseFloat( height ) || 0,
		};
	}

	/** Center of the picture at rest, which is its slide's. */
	private get center(): Point {
		const slide = this.picture?.box.closest( '.gslide' ) ?? this.view;
		const { left, top, width, height } = slide.getBoundingClientRect();
		return { x: left + width / 2, y: top + height / 2 };
	}
}
