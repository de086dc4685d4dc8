/** Blocks that stay longer than their parent, which is as far as CSS keeps them. */

/** Not yet known to TypeScript. */
declare class ScrollTimeline extends AnimationTimeline {
	constructor( options: { source: Element; axis: 'block' } );
}

interface Timed extends KeyframeAnimationOptions {
	timeline: AnimationTimeline;
	rangeStart: string;
	rangeEnd: string;
}

const STICKY = '[data-frontage-sticky]';

/** Ancestors that are sections of a page. */
const SECTIONS = 'section, .wp-block-columns, .wp-block-cover, .wp-block-group';

const pixels = ( length: string ) => parseFloat( length ) || 0;

/** Returns the nearest ancestor that has a box. */
function boxAround( element: Element ): Element {
	let box = element.parentElement ?? document.body;
	while ( getComputedStyle( box ).display === 'contents' ) {
		box = box.parentElement ?? document.body;
	}
	return box;
}

/** Returns where the content of an element ends, in pixels from the top of the page. */
function endOf( element: Element ): number {
	const { paddingBottom, borderBottomWidth } = getComputedStyle( element );
	return (
		element.getBoundingClientRect().bottom +
		scrollY -
		pixels( paddingBottom ) -
		pixels( borderBottomWidth )
	);
}

/** Returns where the block has to stop, in pixels from the top of the page. */
function limitOf( element: HTMLElement, box: Element ): number {
	const section = box.parentElement?.closest( SECTIONS );
	return element.dataset.frontageSticky === 'page'
		? document.documentElement.scrollHeight
		: endOf( section ?? box );
}

/** Moves the block with the page from the end of its parent to its limit; the browser does it without a script. */
function carry( element: HTMLElement ): Animation | undefined {
	const { top, position, marginBottom } = getComputedStyle( element );
	if ( position !== 'sticky' ) {
		return undefined;
	}
	const box = boxAround( element );
	const own = element.offsetHeight + pixels( top ) + pixels( marginBottom );
	const start = endOf( box ) - own;
	const way = limitOf( element, box ) - own - start;
	if ( way <= 0 ) {
		return undefined;
	}
	const timed: Timed = {
		fill: 'both',
		timeline: new ScrollTimeline( {
			source: document.documentElement,
			axis: 'block',
		} ),
		rangeStart: `${ start }px`,
		rangeEnd: `${ start + way }px`,
	};
	return element.animate( { translate: [ '0 0', `0 ${ way }px` ] }, timed );
}

/** Measures once, and again when the page changes its size. Without scroll-driven animations CSS alone keeps blocks. */
export function enhance(): () => void {
	if ( ! ( 'ScrollTimeline' in window ) ) {
		return () => {};
	}
	let running: ( Animation | undefined )[] = [];
	const stop = () => running.forEach( ( animation ) => animation?.cancel() );
	const measure = () => {
		stop();
		running = [ ...document.querySelectorAll< HTMLElement >( STICKY ) ].map(
			carry
		);
	};
	const sizes = new ResizeObserver( measure );
	sizes.observe( document.body );
	return () => {
		sizes.disconnect();
		stop();
	};
}
