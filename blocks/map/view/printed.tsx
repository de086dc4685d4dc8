import type { HTMLAttributes } from 'react';

interface Props extends HTMLAttributes< HTMLElement > {
	as: 'div' | 'li';
}

/**
 * An element whose printed content React leaves alone, like a slot. Unlike in a slot, what is pressed in it before the
 * script has loaded is repeated: its buttons are the map's own.
 */
export function Printed( { as: Tag, ...attributes }: Props ) {
	return (
		<Tag
			{ ...attributes }
			suppressHydrationWarning
			dangerouslySetInnerHTML={ NOTHING }
		/>
	);
}

/** What React sees; it never compares nor changes it. */
const NOTHING = { __html: '' };
