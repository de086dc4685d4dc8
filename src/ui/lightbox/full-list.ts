/**
 * The whole of a list that shows a page at a time: its island knows all of its images, in the props that the
 * server printed, so nothing has to be fetched.
 */
import type { Place } from '@frontage/choice/choice';
import { choiceIn } from '@frontage/list/place';

const ISLAND = 'frontage-island';

/** A filter's link to the category that is shown. */
const CHOSEN = '.frontage-filter__link[aria-current]';

/** An image of a list; see the props of the gallery. */
interface Listed {
	href?: string;
	group?: string;
	src: string;
	srcSet?: string;
	alt?: string;
	/** HTML from the server, which has sanitized it. */
	caption?: string;
	categories?: string[];
	/** Attributes of the image that the lightbox reads. */
	data?: Record< string, string >;
}

interface ListProps {
	place?: Place;
	images?: Listed[];
}

/** Links that are not on the page, with their list. */
const homes = new WeakMap< Element, Element >();

/** The same elements for each list, so that an item stays the same link. */
const known = new WeakMap< Element, Map< Listed, HTMLAnchorElement > >();

const lists = new WeakMap< Element, ListProps >();

/** Returns the list that a link belongs to; null if it stands alone. */
export const homeOf = ( link: Element ): Element | null =>
	homes.get( link ) ?? link.closest( ISLAND );

/** Returns whether a link is in a list on the page, but not in the category that the visitor has chosen. */
export function isAside( link: Element ): boolean {
	const hidden = link.closest< HTMLElement >( 'li[hidden]' );
	if ( ! hidden ) {
		return false;
	}
	const home = homeOf( link );
	const category = home && propsOf( home ).place && chosenIn( home );
	return (
		typeof category !== 'string' ||
		( !! category &&
			! hidden.dataset.categories?.split( ' ' ).includes( category ) )
	);
}

/**
 * Returns the links of a list, also of the pages that are not shown: in the chosen category, in order.
 *
 * @param home  Island of the list.
 * @param group Group of the links, as in the markup.
 * @param mark  Attribute with the group.
 * @return Empty if the island does not know its images.
 */
export function linksIn(
	home: Element,
	group: string,
	mark: string
): HTMLAnchorElement[] {
	const { images } = propsOf( home );
	if ( ! Array.isArray( images ) ) {
		return [];
	}
	const category = chosenIn( home );
	const shown = [
		...home.querySelectorAll< HTMLAnchorElement >( `a[${ mark }]` ),
	];
	return images
		.filter(
			( image ) =>
				image.href &&
				image.group === group &&
				( ! category || image.categories?.includes( category ) )
		)
		.map(
			( image ) =>
				shown.find(
					( link ) => link.getAttribute( 'href' ) === image.href
				) ?? linkTo( image, home, mark )
		);
}

/** Returns the links of all lists on the page, shown or not. */
export const listed = ( mark: string ): HTMLAnchorElement[] =>
	[ ...document.querySelectorAll( `${ ISLAND }[props*="group"]` ) ].flatMap(
		( home ) => {
			const groups = new Set(
				( propsOf( home ).images ?? [] ).map( ( { group } ) => group )
			);
			return [ ...groups ].flatMap( ( group ) =>
				group ? linksIn( home, group, mark ) : []
			);
		}
	);

/**
 * Returns a link as the list would print it, in a document of its own, where nothing loads.
 *
 * @param image Image of the list.
 * @param home  Island of the list.
 * @param mark  Attribute with the group.
 */
function linkTo(
	image: Listed,
	home: Element,
	mark: string
): HTMLAnchorElement {
	const links = known.get( home ) ?? new Map();
	known.set( home, links );
	const made = links.get( image ) ?? print( image, mark );
	links.set( image, made );
	homes.set( made, home );
	return made;
}

function print( image: Listed, mark: string ): HTMLAnchorElement {
	const inert = document.implementation.createHTMLDocument();
	const base = inert.createElement( 'base' );
	base.href = document.baseURI;
	inert.head.append( base );
	const figure = inert.createElement( 'figure' );
	const link = inert.createElement( 'a' );
	const thumb = inert.createElement( 'img' );
	link.href = image.href!;
	link.setAttribute( mark, image.group! );
	thumb.srcset = image.srcSet ?? '';
	thumb.src = image.src;
	thumb.alt = image.alt ?? '';
	for ( const [ name, value ] of Object.entries( image.data ?? {} ) ) {
		thumb.setAttribute( name, value );
	}
	link.append( thumb );
	figure.append( link );
	if ( image.caption ) {
		const caption = inert.createElement( 'figcaption' );
		caption.innerHTML = image.caption;
		figure.append( caption );
	}
	inert.body.append( figure );
	return link;
}

/** Returns the category that a list shows; empty for all. */
function chosenIn( home: Element ): string {
	const link = home.querySelector< HTMLAnchorElement >( CHOSEN );
	const { place } = propsOf( home );
	return link && place ? choiceIn( place, link.href ).category : '';
}

function propsOf( home: Element ): ListProps {
	const found =
		lists.get( home ) ??
		( JSON.parse( home.getAttribute( 'props' ) || '{}' ) as ListProps );
	lists.set( home, found );
	return found;
}
