/** What a carousel is told, and what its parts expect of each other. */

/** Props of an island that is a carousel; `Frontage\Domain\Render\Carousel` writes them. */
export interface CarouselProps extends Record< string, unknown > {
	/** The widget's id in the page. */
	id: string;
	/** How slides follow each other; anything but `slide` needs Swiper. */
	effect: 'slide' | 'fade' | 'pull';
	/** After the last comes the first. */
	loop: boolean;
	/** Milliseconds that a move takes. */
	speed: number;
	/** Milliseconds that a move takes after a drag. */
	dragSpeed: number;
	/** Milliseconds after which a new size is heeded. */
	refresh: number;
	/** Milliseconds between moves that happen by themselves; 0 for none. */
	delay: number;
	/** Whether videos lie behind slides, which play while theirs is shown. */
	hasVideos: boolean;
	/** Whether presses are ignored while a move runs (S1 §4). */
	isOneAtATime: boolean;
	/** Whether it is as high as the slide that the visitor chose. */
	isAutoHeight: boolean;
	/** Names of the button that stops and starts it. */
	words: { pause: string; play: string };
}

/** Elements of one carousel. */
export interface Parts {
	frame: HTMLElement;
	viewport: HTMLElement;
	track: HTMLElement;
	/** In the author's order, whatever Swiper does to the page. */
	slides: HTMLElement[];
	previous?: HTMLButtonElement;
	next?: HTMLButtonElement;
	pause?: HTMLButtonElement;
	dots: HTMLElement[];
	status?: HTMLElement;
}

/** Moves the slides. */
export interface Engine {
	/**
	 * Brings a slide into place.
	 *
	 * @param index  From 0.
	 * @param by     1 or -1 where it is the next or the one before, around the ends too.
	 * @param isCalm Without movement.
	 */
	go: ( index: number, by: number, isCalm: boolean ) => void;
	/** Whether the browser scrolls, so that what is in sight tells which slide is in place. */
	scrolls: boolean;
	/** Whether the first slide can follow the last. */
	circles: boolean;
	/** Whether a move runs. */
	isMoving: () => boolean;
	/** Gives the slides back as they were. */
	stop: () => void;
}

/** What an engine tells. */
export interface Listener {
	/** A slide has come to the start of the view, by drag or wheel. */
	shown: ( index: number ) => void;
	/** The visitor begins or ends to move it. */
	held: ( isHeld: boolean ) => void;
	/** A drag with the mouse has ended so many pixels further to the right; 0 is not far enough. */
	swiped: ( by: number ) => void;
}
