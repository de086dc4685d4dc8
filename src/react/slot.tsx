import { useCallback, useContext } from 'react';
import type { HTMLAttributes } from 'react';
import { Slots } from './slots';

export interface SlotProps extends HTMLAttributes< HTMLElement > {
	/** The element, as in PHP. */
	as?: keyof HTMLElementTagNameMap;
	/** Unique within the island, as in PHP. */
	name?: string;
	/** Trusted HTML from the server, for items that came after the page. */
	html?: string;
}

/**
 * The twin of `Slot` in PHP: an element whose content React leaves alone.
 *
 * Keeps the server's HTML: rich text, inner blocks, embeds.
 *
 * React is told that the content is empty and never compares it. Should React have to make the
 * element anew (a repaired difference, a changed key), what was in the old one moves over, with
 * its state and its islands.
 * @param root0
 * @param root0.as
 * @param root0.name
 * @param root0.html
 */
export function Slot( {
	as = 'div',
	name = 'content',
	html,
	...attributes
}: SlotProps ) {
	const slots = useContext( Slots );
	const keep = useCallback(
		( element: Element | null ) => {
			const before = slots?.get( name );
			if ( element && element !== before ) {
				if ( before && html === undefined ) {
					element.replaceChildren( ...before.childNodes );
				}
				slots?.set( name, element );
			}
		},
		[ slots, name, html ]
	);
	const Tag = as as 'div';
	return (
		<Tag
			{ ...attributes }
			data-slot={ name }
			ref={ keep }
			suppressHydrationWarning
			dangerouslySetInnerHTML={ { __html: html ?? '' } }
		/>
	);
}
