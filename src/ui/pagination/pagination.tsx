/** Links to the pages of a list; the twin of `Pagination` in PHP. */
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { fill } from '../../lib/fill';
import { isPlain } from '../choice';
import { pagesShown } from './pages';

export interface PaginationWords {
	/** What the pages are of, for screen readers. */
	label: string;
	/** Name of a page's link, with its number. */
	page: string;
	previous: string;
	next: string;
}

interface Props {
	words: PaginationWords;
	/** The current page, from 1. */
	page: number;
	pages: number;
	/** Where a page is without script. */
	href: ( page: number ) => string;
	onGo: ( page: number ) => void;
}

/** Nothing for a single page; previous and next are left out at the ends (S1 §4). */
export function Pagination( { words, page, pages, href, onGo }: Props ) {
	const { nav, note } = useKeptFocus();
	if ( pages < 2 ) {
		return null;
	}
	const linkTo = ( to: number ) => ( {
		href: href( to ),
		rel: 'nofollow',
		onClick: ( event: MouseEvent< HTMLElement > ) => {
			if ( isPlain( event ) ) {
				event.preventDefault();
				note( event.currentTarget );
				onGo( to );
			}
		},
	} );
	const step = ( way: 'previous' | 'next', to: number ) => (
		<li key={ way }>
			<a
				className={ `frontage-pagination__link is-${ way }` }
				{ ...linkTo( to ) }
			>
				<span className="frontage-pagination__word">
					{ words[ way ] }
				</span>
			</a>
		</li>
	);
	return (
		<nav
			className="frontage-pagination"
			aria-label={ words.label }
			ref={ nav }
		>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets. */ }
			<ul className="frontage-pagination__list" role="list">
				{ page > 1 && step( 'previous', page - 1 ) }
				{ pagesShown( page, pages ).map( ( number ) => (
					<li key={ number }>
						<a
							className="frontage-pagination__link"
							{ ...linkTo( number ) }
							aria-label={ fill( words.page, number ) }
							aria-current={
								number === page ? 'page' : undefined
							}
						>
							{ number }
						</a>
					</li>
				) ) }
				{ page < pages && step( 'next', page + 1 ) }
			</ul>
		</nav>
	);
}

/** Moves the focus to the current page when the pressed link is no longer there. */
function useKeptFocus() {
	const nav = useRef< HTMLElement >( null );
	const pressed = useRef< HTMLElement | null >( null );
	useLayoutEffect( () => {
		const isGone = pressed.current && ! pressed.current.isConnected;
		pressed.current = null;
		if ( isGone ) {
			nav.current
				?.querySelector< HTMLElement >( '[aria-current]' )
				?.focus( { preventScroll: true } );
		}
	} );
	return {
		nav,
		note: ( control: HTMLElement ) => {
			pressed.current = control;
		},
	};
}
