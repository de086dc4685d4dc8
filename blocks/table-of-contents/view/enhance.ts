import { elementOf } from '@frontage/lib/element-of';
import { isPlain } from '@frontage/lib/is-plain';
import type { FrontageIsland } from '@frontage/islands/types';
import type { WithChildren } from '@frontage/lib/with-children';
import { markCurrent } from '@frontage/current-section';
import { lander, scrollPageTo } from '@frontage/scroll';
import { showMarked } from './show-marked';
import type { ContentsProps } from './types';

/** Duration of the scroll to a heading, in milliseconds. */
const TO_HEADING = 800;

/** Duration of the scroll to the top of the page, in milliseconds. */
const TO_TOP = 250;

/** Duration of the scroll to this box, in milliseconds, and the space above it, in pixels. */
const TO_BOX = 1000;
const ABOVE_BOX = 60;

/** How long a clicked link stays marked, in milliseconds (S2 §9). */
const LOCK = 2000;

/** A heading is current once it is above this part of the window. */
const LINE = 0.34;

/** Scrolls to headings, and marks the current one (S2 §4 §9). */
export function enhance(
	island: WithChildren< FrontageIsland, [ HTMLElement, ...HTMLElement[] ] >,
	{ closed, float, corner, part }: ContentsProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const [ nav, top ] = island.children;
	const box = island.parentElement as HTMLElement;
	const details = nav.querySelector( 'details' );
	const links = [ ...nav.querySelectorAll< HTMLAnchorElement >( 'li > a' ) ];
	const targets = links.map( ( { hash } ) => elementOf( hash ) );
	if ( details && closed && matchMedia( closed ).matches ) {
		// The stylesheet has shown it closed; a click before the script loaded means to open it.
		details.open = ! details.open;
	}
	box.classList.add( 'is-awake' );
	const now = nav.querySelector( '[class$=__now]' );
	const choose = markCurrent( {
		links,
		targets,
		line: LINE,
		lock: LOCK,
		signal,
		changed( link ) {
			if ( now ) {
				now.textContent = link?.textContent ?? '';
			}
			showMarked( nav.querySelector( '[class$=__body]' )! );
		},
	} );

	const go = (
		target: HTMLElement,
		to: number | ( () => number ),
		duration: number
	) =>
		scrollPageTo( to, { duration, signal } ).then( ( isThere ) => {
			if ( isThere ) {
				target.tabIndex = -1;
				target.focus( { preventScroll: true } );
			}
		} );
	island.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest( 'a' );
			const target = targets[ links.indexOf( link! ) ];
			if ( ! link || ! isPlain( event ) ) {
				return;
			}
			if ( link === top ) {
				event.preventDefault();
				const isPage = link.hash === '#top';
				void go(
					isPage ? document.body : box,
					isPage ? 0 : lander( box, ABOVE_BOX ),
					isPage ? TO_TOP : TO_BOX
				);
			} else if ( target?.getClientRects().length ) {
				event.preventDefault();
				choose( link );
				history.pushState( history.state, '', link.hash );
				void go( target, lander( target ), TO_HEADING );
			}
		},
		{ signal }
	);
	const passing = new IntersectionObserver( ( [ entry ] ) =>
		box.classList.toggle(
			'is-passed',
			! entry!.isIntersecting && entry!.boundingClientRect.top < 0
		)
	);
	passing.observe( box );
	signal.addEventListener( 'abort', () => passing.disconnect() );
	if ( part ) {
		void import( /* webpackIgnore: true */ part ).then( ( module ) =>
			module.float( box, nav, targets[ 0 ], { float, corner }, signal )
		);
	}
	return () => stop.abort();
}
