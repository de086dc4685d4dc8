/** Observers, which jsdom lacks; a test says what they see. */
import { item } from './items';
import { rect } from './rects';

/** An `IntersectionObserver` that sees what a test says. */
export class FakeIntersectionObserver implements IntersectionObserver {
	/** All that were created since `install()`. */
	static all: FakeIntersectionObserver[] = [];

	/** Replaces the native one. */
	static install(): void {
		FakeIntersectionObserver.all = [];
		window.IntersectionObserver = FakeIntersectionObserver;
	}

	/** Returns the one that was created last. */
	static get last(): FakeIntersectionObserver {
		return item( FakeIntersectionObserver.all, -1 );
	}

	readonly root = null;
	readonly rootMargin: string;
	readonly scrollMargin = '';
	readonly thresholds = [];
	readonly observed = new Set< Element >();

	constructor(
		private readonly run: IntersectionObserverCallback,
		{ rootMargin = '' }: IntersectionObserverInit = {}
	) {
		this.rootMargin = rootMargin;
		FakeIntersectionObserver.all.push( this );
	}

	observe( element: Element ): void {
		this.observed.add( element );
	}

	unobserve( element: Element ): void {
		this.observed.delete( element );
	}

	disconnect(): void {
		this.observed.clear();
	}

	takeRecords = () => [];

	/** Reports the same entry of each element that is observed. */
	seeAll( entry: Partial< IntersectionObserverEntry > ): void {
		for ( const target of [ ...this.observed ] ) {
			this.see( { ...entry, target } );
		}
	}

	/** Reports entries; what they do not say is like an element out of view. */
	see( ...entries: Partial< IntersectionObserverEntry >[] ): void {
		this.run(
			entries.map( ( entry ) => ( {
				boundingClientRect: rect(),
				intersectionRatio: 0,
				intersectionRect: rect(),
				isIntersecting: false,
				rootBounds: null,
				target: document.body,
				time: 0,
				...entry,
			} ) ),
			this
		);
	}
}

/** A `ResizeObserver` that reports when a test says. */
export class FakeResizeObserver implements ResizeObserver {
	/** All that were created since `install()`. */
	static all: FakeResizeObserver[] = [];

	/** Replaces the native one. */
	static install(): void {
		FakeResizeObserver.all = [];
		window.ResizeObserver = FakeResizeObserver;
	}

	/** Returns the one that was created last. */
	static get last(): FakeResizeObserver {
		return item( FakeResizeObserver.all, -1 );
	}

	readonly observed = new Set< Element >();

	constructor( private readonly run: ResizeObserverCallback ) {
		FakeResizeObserver.all.push( this );
	}

	observe( element: Element ): void {
		this.observed.add( element );
	}

	unobserve( element: Element ): void {
		this.observed.delete( element );
	}

	disconnect(): void {
		this.observed.clear();
	}

	/** Reports that elements have changed their size. */
	resize( ...targets: Element[] ): void {
		this.report( targets, rect() );
	}

	/** Reports the new size of an element. */
	resizeTo( target: Element, width: number, height: number ): void {
		this.report( [ target ], rect( { width, height } ) );
	}

	private report( targets: Element[], contentRect: DOMRectReadOnly ): void {
		this.run(
			targets.map( ( target ) => ( {
				borderBoxSize: [],
				contentBoxSize: [],
				contentRect,
				devicePixelContentBoxSize: [],
				target,
			} ) ),
			this
		);
	}
}
