/** Finds what takes focus without a whole ring. */
import type { Page } from '@playwright/test';

/** Least width of a ring, in pixels. */
const RING = 2;

/** Most elements of one kind in a block. */
const ALIKE = 2;

/**
 * Focuses everything in our blocks, and returns what has no ring of two pixels then, or a ring that something around it
 * cuts off (DESIGN §7, check 18).
 *
 * @param page A page with tools, used with the keyboard.
 */
export const ringless = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		async ( { least, most } ) => {
			const { blocks, isSeen } = window.look;
			const found: string[] = [];
			/** A browser's own ring counts; `auto` is about two pixels wide, whatever its width is said to be. What draws the ring: itself, or what is around or beside a field that is not drawn. */
			const ringed = ( element: Element ) => {
				const near = [
					element,
					...( ( element as HTMLInputElement ).labels ?? [] ),
					element.nextElementSibling,
					...element.querySelectorAll( '*' ),
				];
				for (
					let at: Element | null = element, up = 0;
					at && up < 4;
					at = at.parentElement, up++
				) {
					near.push( at );
				}
				return near.find( ( one ) => {
					const style = one && getComputedStyle( one );
					return (
						style &&
						( style.outlineStyle === 'auto' ||
							( style.outlineStyle !== 'none' &&
								parseFloat( style.outlineWidth ) >= least ) )
					);
				} );
			};
			/** How often what is alike was looked at: on a page with everything, each focus takes a while. */
			const looked = new Map< string, number >();
			for ( const { root, name } of blocks() ) {
				for ( const element of root.querySelectorAll< HTMLElement >(
					'a[href], button, input, select, textarea, summary, iframe, [tabindex]'
				) ) {
					if (
						! isSeen( element ) ||
						element.tabIndex < 0 ||
						// Its thumbs have the ring, which no script can ask for.
						element.matches( '[type="range"]' )
					) {
						continue;
					}
					const kind = `${ name } ${ element.tagName } ${ element.className }`;
					const times = looked.get( kind ) ?? 0;
					looked.set( kind, times + 1 );
					if ( times >= most ) {
						continue;
					}
					element.focus();
					element.scrollIntoView( {
						block: 'nearest',
						inline: 'nearest',
					} );
					if ( ! element.matches( ':focus' ) ) {
						continue;
					}
					await new Promise( ( done ) =>
						requestAnimationFrame( done )
					);
					const what = `${ name }: ${ element.tagName.toLowerCase() }.${ element.className } “${ ( element.getAttribute( 'aria-label' ) ?? element.textContent ?? '' ).trim().slice( 0, 30 ) }”`;
					const ring = ringed( element );
					if ( ! ring ) {
						found.push( `${ what } has no ring` );
						continue;
					}
					const { outlineOffset, outlineWidth } =
						getComputedStyle( ring );
					const grow =
						parseFloat( outlineOffset ) +
						parseFloat( outlineWidth );
					const box = ring.getBoundingClientRect();
					for (
						let around = ring.parentElement;
						around && around !== document.body;
						around = around.parentElement
					) {
						const style = getComputedStyle( around );
						if (
							style.display === 'inline' ||
							style.display === 'contents'
						) {
							continue;
						}
						const margin =
							style.overflowX === 'clip'
								? parseFloat( style.overflowClipMargin ) || 0
								: 0;
						const edge = around.getBoundingClientRect();
						const paints =
							style.contain.includes( 'paint' ) ||
							style.contentVisibility !== 'visible';
						const cutsX = style.overflowX !== 'visible' || paints;
						const cutsY = style.overflowY !== 'visible' || paints;
						const by = [
							cutsX &&
								edge.left +
									around.clientLeft -
									margin -
									( box.left - grow ),
							cutsX &&
								box.right +
									grow -
									( edge.left +
										around.clientLeft +
										around.clientWidth +
										margin ),
							cutsY &&
								edge.top +
									around.clientTop -
									margin -
									( box.top - grow ),
							cutsY &&
								box.bottom +
									grow -
									( edge.top +
										around.clientTop +
										around.clientHeight +
										margin ),
						].map( Number );
						if ( Math.max( ...by ) > 1 ) {
							found.push(
								`${ what }: its ring is cut by ${ around.className } at ${ by.map( Math.round ) }`
							);
							break;
						}
						if ( style.position === 'fixed' ) {
							break;
						}
					}
				}
			}
			return [ ...new Set( found ) ];
		},
		{ least: RING, most: ALIKE }
	);
