/** Types that the parts of a carousel share. */

/** Props of a carousel island; printed by `Frontage\Domain\Render\Carousel`. */
export interface CarouselProps extends Record< string, unknown > {
	/** Widget ID, unique in the page. */
	id: string;
	/** Transition between slides; anything but `slide` needs Swiper. */
	effect: 'slide' | 'fade' | 'pull';
	/** Whether the first slide follows the last. */
	loop: boolean;
	/** Transition duration in milliseconds. */
	speed: number;
	/** Transition duration after a drag, in milliseconds. */
	dragSpeed: number;
	/** Milliseconds after which a resize is handled. */
	refresh: number;
	/** Milliseconds between automatic moves; 0 for no autoplay. */
	delay: number;
	/** Whether slides have background videos, which play while their slide is shown. */
	hasVideos: boolean;
	/** Whether clicks are ignored during a transition (S1 §4). */
	isOneAtATime: boolean;
	/** Whether the height adapts to the slide that the visitor chose. */
	isAutoHeight: boolean;
	/**
	 * Where the current slide rests if slides differ in width or the current one is centered; unset if it is the
	 * first one in view.
	 */
	restsAt?: 'start' | 'center';
	/** Whether a drag ends where it ends, without snapping to a slide. */
	isFree?: boolean;
	/** Labels of the pause button. */
	words: { pause: string; play: string };
}

/** Elements of one carousel. */
export interface Parts {
	frame: HTMLElement;
	viewport: HTMLElement;
	track: HTMLElement;
	/** In the author's order, regardless of how Swiper reorders the DOM. */
	slides: [ HTMLElement, ...HTMLElement[] ];
	previous?: HTMLButtonElement;
	next?: HTMLButtonElement;
	pause?: HTMLButtonElement;
	dots: HTMLElement[];
	status?: HTMLElement;
}

/** Moves the slides. */
export interface Engine {
	/**
	 * Moves to a slide.
	 *
	 * @param index  From 0.
	 * @param by     1 or -1 if it is the next or previous one, also around the ends.
	 * @param isCalm Without animation.
	 */
	go: ( index: number, by: number, isCalm: boolean ) => void;
	/** Whether slides scroll natively, so that the current slide follows from the scroll position. */
	scrolls: boolean;
	/** Whether the first slide can follow the last. */
	circles: boolean;
	/** Returns whether a transition is running. */
	isMoving: () => boolean;
	/** Restores the slides. */
	stop: () => void;
}

/** Callbacks of an engine. */
export interface Listener {
	/** A slide has reached the start of the viewport by dragging or scrolling. */
	shown: ( index: number ) => void;
	/** The visitor starts or stops dragging. */
	held: ( isHeld: boolean ) => void;
	/** A mouse drag has ended, with the pixels moved to the right, 0 if below the threshold, or with the slide to go to. */
	swiped: ( by: number, to?: number ) => void;
}
