import { coveredTop } from '@frontage/scroll';
import { showMarked } from './view/show-marked';

interface Where {
	/** Media query in which it floats. */
	float: string;
	/** Corner in which it floats; undefined for its place in the page. */
	corner?: string;
}

/** Gap between the box and what is above it, in pixels. */
const GAP = 16;

/**
 * Makes the box float once its middle has scrolled off the top of the screen, until it is back in view (S2 §4).
 *
 * Its place in the page stays reserved.
 *
 * @param box    Block element.
 * @param nav    Floating element.
 * @param first  First heading of the list.
 * @param where  Media query and position.
 * @param signal Removes the listeners.
 */
export function float(
	box: HTMLElement,
	nav: HTMLElement,
	first: Element | null,
	where: Where,
	signal: AbortSignal
): void {
	const details = nav.querySelector( 'details' );
	/** Whether it would cover the content. */
	const covers = ! where.corner && !! box.parentElement?.contains( first );
	const isFloating = () => box.classList.contains( 'is-floating' );
	let wasOpen = true;

	const start = () => {
		const { left, width, height } = box.getBoundingClientRect();
		box.style.minBlockSize = `${ height }px`;
		nav.style.setProperty( '--covered', `${ coveredTop() + GAP }px` );
		if ( ! where.corner ) {
			Object.assign( nav.style, {
				left: `${ left }px`,
				width: `${ width }px`,
			} );
		}
		box.classList.add( 'is-floating' );
		// In the top layer, nothing in the page covers it.
		nav.popover = 'manual';
		nav.showPopover?.();
		box.classList.toggle( 'is-over', covers && ! details );
		if ( covers && details ) {
			wasOpen = details.open;
			details.open = false;
		}
	};
	const end = () => {
		box.classList.remove( 'is-floating', 'is-over' );
		nav.popover = null;
		box.style.minBlockSize = '';
		Object.assign( nav.style, { left: '', width: '' } );
		if ( covers && details ) {
			details.open = wasOpen;
		}
	};
	const look = ( isAbove: boolean ) => {
		const isWanted = isAbove && matchMedia( where.float ).matches;
		if ( isWanted !== isFloating() ) {
			( isWanted ? start : end )();
		}
	};
	const middle = nav.ownerDocument.createElement( 'span' );
	middle.className = 'frontage-table-of-contents__middle';
	box.append( middle );
	const watch = new IntersectionObserver( ( [ entry ] ) =>
		look( ! entry!.isIntersecting && entry!.boundingClientRect.top < 0 )
	);
	watch.observe( middle );
	for ( const type of [ 'resize', 'beforeprint' ] ) {
		addEventListener(
			type,
			() => {
				look( false );
				watch.unobserve( middle );
				watch.observe( middle );
			},
			{ signal }
		);
	}
	if ( covers && details ) {
		nav.addEventListener(
			'click',
			( { target } ) => {
				if ( isFloating() && ( target as Element ).closest( 'a' ) ) {
					details.open = false;
				}
			},
			{ signal }
		);
	}
	const marks = new MutationObserver(
		() => isFloating() && showMarked( nav )
	);
	marks.observe( nav, {
		subtree: true,
		attributeFilter: [ 'aria-current' ],
	} );
	signal.addEventListener( 'abort', () => {
		watch.disconnect();
		marks.disconnect();
		if ( isFloating() ) {
			end();
		}
		middle.remove();
	} );
}
