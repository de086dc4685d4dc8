import { fill } from '@frontage/lib/fill';
import { PageLink } from './page-link';
import { pagesShown } from './pages';
import { useKeptFocus } from './use-kept-focus';

export interface PaginationWords {
	/** Accessible label of the pagination. */
	label: string;
	/** Accessible label of a page link, with its number. */
	page: string;
	previous: string;
	next: string;
}

interface Props {
	words: PaginationWords;
	/** The current page, from 1. */
	page: number;
	pages: number;
	/** Returns the link to a page without JavaScript. */
	href: ( page: number ) => string;
	onGo: ( page: number ) => void;
}

/**
 * Links to the pages of a list; mirrors `Pagination` in PHP.
 *
 * Renders nothing for a single page; previous and next are omitted at the ends (S1 §4).
 */
export function Pagination( { words, page, pages, href, onGo }: Props ) {
	const { nav, note } = useKeptFocus();
	const to = ( target: number ) => ( {
		href: href( target ),
		onPress: ( link: HTMLElement ) => {
			note( link );
			onGo( target );
		},
	} );
	const step = ( way: 'previous' | 'next', target: number ) => (
		<PageLink key={ way } kind={ `is-${ way }` } { ...to( target ) }>
			<span className="frontage-pagination__word">{ words[ way ] }</span>
		</PageLink>
	);
	return pages < 2 ? null : (
		<nav
			className="frontage-pagination"
			aria-label={ words.label }
			ref={ nav }
		>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets. */ }
			<ul className="frontage-pagination__list" role="list">
				{ page > 1 && step( 'previous', page - 1 ) }
				{ pagesShown( page, pages ).map( ( number ) => (
					<PageLink
						key={ number }
						{ ...to( number ) }
						aria-label={ fill( words.page, number ) }
						aria-current={ number === page ? 'page' : undefined }
					>
						{ number }
					</PageLink>
				) ) }
				{ page < pages && step( 'next', page + 1 ) }
			</ul>
		</nav>
	);
}
