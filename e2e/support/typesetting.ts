/** What a typesetter would mark on a page: words alone on the last line, and text that begins at too many places. */
import type { Page } from '@playwright/test';

/** A heading or paragraph of fewer words has no last line that could be saved. */
const FEWEST_WORDS = 3;

/** Text within a control or beside its mark is optically at the same edge. */
const SAME_EDGE = 8;

/**
 * Returns the texts whose last line is one word.
 *
 * @param page     Loaded.
 * @param selector Of the texts.
 */
export const loneWords = (
	page: Page,
	selector: string
): Promise< string[] > =>
	page.evaluate(
		( [ texts, fewest ] ) => {
			const top = ( node: Text, from: number, to: number ) => {
				const range = document.createRange();
				range.setStart( node, from );
				range.setEnd( node, to );
				return range.getBoundingClientRect().top;
			};
			return [ ...document.querySelectorAll< HTMLElement >( texts ) ]
				.filter( ( element ) => {
					const node = element.lastChild;
					if (
						! element.checkVisibility() ||
						! ( node instanceof Text )
					) {
						return false;
					}
					const words = node.data.trimEnd().split( /[ \n\t]+/ );
					// Two words with a space that does not break are one here, and not alone.
					const last = words.pop() ?? '';
					const before = words.pop() ?? '';
					const end = node.data.lastIndexOf( last );
					const start = node.data.lastIndexOf( before, end - 1 );
					return (
						words.length + 2 >= fewest &&
						! last.includes( '\u00A0' ) &&
						top( node, end, end + 1 ) -
							top( node, start, start + 1 ) >
							4
					);
				} )
				.map( ( element ) => element.innerText );
		},
		[ selector, FEWEST_WORDS ] as const
	);

/** What is set by a block of ours, or is one of three and more in a row, has edges of its own. */
const WITHIN =
	'[class*="wp-block-frontage-"] *, .wp-block-columns:has(> :nth-child(3)) *';

/**
 * Returns the distances from the left at which the page's own headings and paragraphs begin, the smallest first; centered
 * ones begin nowhere.
 *
 * @param page     Loaded.
 * @param selector Of the texts.
 */
export const leftEdges = (
	page: Page,
	selector: string
): Promise< number[] > =>
	page.evaluate(
		( [ texts, within, same ] ) => {
			const edges: number[] = [];
			for ( const element of document.querySelectorAll< HTMLElement >(
				texts
			) ) {
				const range = document.createRange();
				range.selectNodeContents( element );
				const { left, width } = range.getBoundingClientRect();
				const counts =
					width > 0 &&
					element.checkVisibility() &&
					! element.matches( within ) &&
					getComputedStyle( element ).textAlign !== 'center' &&
					! edges.some( ( edge ) => Math.abs( edge - left ) <= same );
				if ( counts ) {
					edges.push( Math.round( left ) );
				}
			}
			return edges.sort( ( one, other ) => one - other );
		},
		[ selector, WITHIN, SAME_EDGE ] as const
	);
