import type { AnchorHTMLAttributes } from 'react';
import { isPlain } from '@frontage/choice';

interface Props extends AnchorHTMLAttributes< HTMLAnchorElement > {
	/** Such as `is-next`. */
	kind?: string;
	onPress: ( link: HTMLElement ) => void;
}

/** One link in the list; presses that want a new tab are the browser's. */
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
