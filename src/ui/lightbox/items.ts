/** Links on the page that open in the lightbox. */
import { cleanPart } from '@frontage/lib/hash';
import { kindOf } from './kind';
import { partNamed } from './part-named';
import type { Item } from './types';
import { homeOf, isAside, linksIn, listed } from './full-list';

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
 * Returns the items of a link's group in document order, without duplicates; of a list with pages, those of
 * all pages.
 *
 * @param link Lightbox link.
 */
export function itemsWith( link: HTMLAnchorElement ): Item[] {
	const group = groupOf( link );
	const links = group === ALONE ? [ link ] : linksWith( link, group );
	const items = links.map( itemOf ).filter( ( item ) => item !== null );
	return items.filter(
		( { link: own } ) =>
			own === link ||
			( own.href !== link.href &&
				links.find( ( { href } ) => href === own.href ) === own )
	);
}

function linksWith( link: HTMLAnchorElement, group: string ) {
	const home = homeOf( link );
	const all = home
		? linksIn( home, link.getAttribute( MARK ) ?? '', MARK )
		: [];
	if ( all.length ) {
		const own = all.map( ( one ) =>
			one.href === link.href ? link : one
		);
		return [ ...new Set( own.includes( link ) ? own : [ link, ...own ] ) ];
	}
	return marked().filter(
		( other ) => groupOf( other ) === group && ! isAside( other )
	);
}

/**
 * Returns the lightbox link that a hash entry refers to; also one on a page of a list that is not shown.
 *
 * @param parts     Parts of the entry.
 * @param parts."0" Group.
 * @param parts."1" Item.
 */
export function linkNamed( [
	group,
	name,
]: string[] ): HTMLAnchorElement | null {
	const isNamed = ( link: HTMLAnchorElement ) =>
		groupOf( link ) === group && itemOf( link )?.name === name;
	return marked().find( isNamed ) ?? listed( MARK ).find( isNamed ) ?? null;
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
