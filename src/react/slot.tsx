import { useCallback, useContext } from 'react';
import type { HTMLAttributes } from 'react';
import { Slots } from './slots';

export interface SlotProps extends HTMLAttributes< HTMLElement > {
	/** Element name, as in PHP. */
	as?: keyof HTMLElementTagNameMap;
	/** Unique within the island, as in PHP. */
	name?: string;
	/** Trusted HTML from the server, for items that were loaded later. */
	html?: string;
}

/**
 * An element whose server-rendered content React leaves alone: rich text, inner blocks, embeds.
 * Mirrors `Slot` in PHP.
 *
 * React sees the content as empty and never compares it. If React has to recreate the element
 * (after a hydration mismatch or a changed key), the old content moves over with its state and its
 * islands.
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
