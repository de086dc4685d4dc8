import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlain } from '@frontage/lib/is-plain';
import { addressOf, go } from '../route';

interface Props extends AnchorHTMLAttributes< HTMLAnchorElement > {
	/** Slug of the tab. */
	tab: string;
	/** Additional query arguments. */
	args?: Record< string, string >;
}

/** A link to a tab that switches tabs without reloading the page. */
export function TabLink( { tab, args, ...rest }: Props ) {
	const follow = ( event: MouseEvent ) => {
		if ( isPlain( event ) ) {
			event.preventDefault();
			go( tab, args );
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/anchor-has-content -- Comes with the props.
		<a { ...rest } href={ addressOf( tab, args ) } onClick={ follow } />
	);
}
