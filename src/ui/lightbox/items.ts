/** The page's links that open in the lightbox. */
import { cleanPart } from '@frontage/lib/hash';
import { kindOf } from './kind';
import { partNamed } from './part-named';
import type { Item } from './types';

export const MARK = 'data-frontage-lightbox';

/** Its entry in the address: `lightbox|group|item`. */
export const ENTRY = 'lightbox';

const SELECTOR = `a[${ MARK }]`;

/** What an address calls the group of an item that stands alone. */
const ALONE = 'all';

/**
 * The item of a link, null if it leads to what cannot be shown, or to a part that is not there.
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
 * What an item is called: what its picture shows, else what the link to a part of the page says.
 *
 * @param item       The item.
 * @param item.kind
 * @param item.link
 * @param item.thumb
 */
export const nameOf = ( { kind, link, thumb }: Item ): string =>
	thumb?.alt || ( kind === 'inline' ? link.textContent!.trim() : '' );

/** The group's name as an address has it. */
export const groupOf = ( link: Element ): string =>
	cleanPart( link.getAttribute( MARK ) ?? '' ) || ALONE;

/**
 * Whether its list has put it aside, because the visitor has chosen others.
 *
 * @param link A marked link.
 */
const isAside = ( link: Element ) => !! link.closest( 'li[hidden]' );

/**
 * The items that follow each other with a link's, in the order of the page; one that stands there twice comes once.
 *
 * @param link A marked link.
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
 * The marked link that an address means.
 *
 * @param parts     Of the address's entry.
 * @param parts."0" The group.
 * @param parts."1" The item.
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
 * The marked link that was pressed.
 *
 * @param target Where.
 */
export const linkAt = ( target: EventTarget | null ) =>
	( target as Element ).closest?.< HTMLAnchorElement >( SELECTOR ) ?? null;

const marked = () => [
	...document.querySelectorAll< HTMLAnchorElement >( SELECTOR ),
];
