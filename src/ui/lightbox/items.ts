/** Links on the page that open in the lightbox. */
import { cleanPart } from '@frontage/lib/hash';
import { kindOf } from './kind';
import { partNamed } from './part-named';
import type { Item } from './types';

export const MARK = 'data-frontage-lightbox';

/** Name of its hash entry: `lightbox|group|item`. */
export const ENTRY = 'lightbox';

const SELECTOR = `a[${ MARK }]`;

/** Group name in the hash for an item without a group. */
const ALONE = 'all';

/**
 * Returns the item of a link, or null if its target cannot be shown or is missing from the page.
 *
 * @param link Any link.
 */
export function itemOf( link: HTMLAnchorElement ): Item | null {
	const found = kindOf( link.getAttribute( 'href' ) ?? '' );
	if ( ! found || ( found.kind === 'inline' && ! partNamed( found.key ) ) ) {
		return null;
	}
	return {
		...found,
		name: cleanPart( found.key ) || found.kind,
		link,
		thumb: link.querySelector( 'img' ),
	};
}

/**
 * Returns an item's label: its image's alternative text, else the text of a link to a part of the page.
 */
export const nameOf = ( { kind, link, thumb }: Item ): string =>
	thumb?.alt || ( kind === 'inline' ? link.textContent!.trim() : '' );

/** Returns the group name as used in the hash. */
export const groupOf = ( link: Element ): string =>
	cleanPart( link.getAttribute( MARK ) ?? '' ) || ALONE;

/**
 * Returns whether the link's list has hidden it, because the visitor has filtered the list.
 *
 * @param link Lightbox link.
 */
const isAside = ( link: Element ) => !! link.closest( 'li[hidden]' );

/**
 * Returns the items of a link's group in document order, without duplicates.
 *
 * @param link Lightbox link.
 */
export function itemsWith( link: HTMLAnchorElement ): Item[] {
	const group = groupOf( link );
	const links =
		group === ALONE
			? [ link ]
			: marked().filter(
					( other ) =>
						groupOf( other ) === group && ! isAside( other )
				);
	const items = links.map( itemOf ).filter( ( item ) => item !== null );
	return items.filter(
		( { link: own } ) =>
			own === link ||
			( own.href !== link.href &&
				links.find( ( { href } ) => href === own.href ) === own )
	);
}

/**
 * Returns the lightbox link that a hash entry refers to.
 *
 * @param parts     Parts of the entry.
 * @param parts."0" Group.
 * @param parts."1" Item.
 */
export function linkNamed( [
	group,
	name,
]: string[] ): HTMLAnchorElement | null {
	return (
		marked().find(
			( link ) =>
				groupOf( link ) === group && itemOf( link )?.name === name
		) ?? null
	);
}

/**
 * Returns the lightbox link that was clicked.
 *
 * @param target Event target.
 */
export const linkAt = ( target: EventTarget | null ) =>
	( target as Element ).closest?.< HTMLAnchorElement >( SELECTOR ) ?? null;

const marked = () => [
	...document.querySelectorAll< HTMLAnchorElement >( SELECTOR ),
];
