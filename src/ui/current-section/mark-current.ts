/** Links in the page, and how the current one is found. */
export interface SectionLinks {
	/** In order. */
	links: HTMLAnchorElement[];
	/** Their headings or sections, in the same order; null for a missing one. */
	targets: ( HTMLElement | null )[];
	/** A section is current once its top is above this part of the window’s height, from 0 to 1. */
	line: number;
	/** How long a clicked link stays marked, in milliseconds. */
	lock: number;
	signal: AbortSignal;
	/** Called with the link that has become current; undefined above the first section. */
	changed?: ( link?: HTMLAnchorElement ) => void;
}

/** Returns whether the page is scrolled to its end, where a short last section cannot reach the line. */
function isAtEnd(): boolean {
	const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
	return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
}

/**
 * Marks the link to the section that is being read, with `aria-current`.
 *
 * @param options See `SectionLinks`.
 * @return Marks a clicked link for a while.
 */
export function markCurrent( {
	links,
	targets,
	line,
	lock,
	signal,
	changed,
}: SectionLinks ): ( link: HTMLAnchorElement ) => void {
	const passed = new Set< Element >();
	let current: HTMLAnchorElement | undefined;
	let lockedUntil = 0;
	let wasAtEnd = false;

	const mark = ( link?: HTMLAnchorElement ) => {
		if ( link !== current ) {
			current?.removeAttribute( 'aria-current' );
			link?.setAttribute( 'aria-current', 'location' );
			current = link;
			changed?.( link );
		}
	};
	const update = () => {
		if ( ! signal.aborted && performance.now() >= lockedUntil ) {
			mark(
				links
					.filter( ( _, index ) =>
						wasAtEnd
							? targets[ index ]
							: passed.has( targets[ index ]! )
					)
					.pop()
			);
		}
	};
	const sections = new IntersectionObserver(
		( entries ) => {
			for ( const { target, isIntersecting } of entries ) {
				passed[ isIntersecting ? 'add' : 'delete' ]( target );
			}
			update();
		},
		{ rootMargin: `999999px 0px -${ Math.round( 100 - line * 100 ) }%` }
	);
	targets.forEach( ( target ) => target && sections.observe( target ) );
	addEventListener(
		'scroll',
		() => {
			if ( wasAtEnd !== isAtEnd() ) {
				wasAtEnd = ! wasAtEnd;
				update();
			}
		},
		{ passive: true, signal }
	);
	signal.addEventListener( 'abort', () => sections.disconnect() );
	return ( link ) => {
		lockedUntil = performance.now() + lock;
		setTimeout( update, lock );
		mark( link );
	};
}
