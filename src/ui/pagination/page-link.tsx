import type { AnchorHTMLAttributes } from 'react';
import { isPlain } from '@frontage/lib/is-plain';

interface Props extends AnchorHTMLAttributes< HTMLAnchorElement > {
	/** Such as `is-next`. */
	kind?: string;
	onPress: ( link: HTMLElement ) => void;
}

/** A link in the list; clicks that open a new tab are left to the browser. */
export function PageLink( { kind, href, onPress, children, ...names }: Props ) {
	return (
		<li>
			<a
				className={ `frontage-pagination__link${
					kind ? ` ${ kind }` : ''
				}` }
				href={ href }
				rel="nofollow"
				{ ...names }
				onClick={ ( event ) => {
					if ( isPlain( event ) ) {
						event.preventDefault();
						onPress( event.currentTarget );
					}
				} }
			>
				{ children }
			</a>
		</li>
	);
}
