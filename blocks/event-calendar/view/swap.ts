import { readPage } from '@frontage/lib/read-page';

/** Attributes of the view that change with its content. */
const CHANGING = [ 'class', 'data-status', 'data-now' ];

/**
 * Fetches the page of a link, and takes the view of the calendar out of it.
 *
 * The whole page, because that is what caches have.
 *
 * @param href   URL of the link.
 * @param id     Of the calendar.
 * @param signal Aborts the request.
 * @return HTML of the view.
 */
export async function fetchView(
	href: string,
	id: string,
	signal: AbortSignal
): Promise< string > {
	const response = await fetch( href, { signal } );
	const view = readPage( await response.text() )
		.getElementById( id )
		?.querySelector( '.frontage-list' );
	if ( ! view ) {
		throw new Error( `${ href } answered ${ response.status }` );
	}
	return view.outerHTML;
}

/** Returns what tells a link of the head apart from the others. */
const nameOf = ( link: Element ) =>
	link.matches( '.frontage-event-calendar__view' )
		? link.textContent
		: link.className;

/**
 * Replaces the view. The focus stays on the same arrow or view; from anywhere else it goes to the whole view.
 *
 * @param body The view.
 * @param html New one.
 */
export function swap( body: HTMLElement, html: string ): void {
	const made = document.createElement( 'template' );
	made.innerHTML = html;
	const view = made.content.firstElementChild!;
	const focus = body.matches( ':focus-within' )
		? body.ownerDocument.activeElement
		: null;
	const name = focus?.matches(
		'.frontage-event-calendar__navigation [data-moves]'
	)
		? nameOf( focus )
		: null;
	for ( const attribute of CHANGING ) {
		const value = view.getAttribute( attribute );
		if ( value === null ) {
			body.removeAttribute( attribute );
		} else {
			body.setAttribute( attribute, value );
		}
	}
	body.replaceChildren( ...view.childNodes );
	if ( focus ) {
		const links = body.querySelectorAll< HTMLElement >(
			'.frontage-event-calendar__navigation [data-moves]'
		);
		(
			[ ...links ].find(
				( link ) => name !== null && nameOf( link ) === name
			) ?? body
		).focus( { preventScroll: true } );
	}
}
