import { fill } from '@frontage/lib/fill';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import type { State } from './machine';

export interface Words {
	more: string;
	loading: string;
	/** `%s` is the number of new posts. */
	added: string;
	end: string;
	failed: string;
	retry: string;
	/** Empty for visitors: only the owner sees this message. */
	missing: string;
}

const PREFIX = '.frontage-infinite-scroll';

/**
 * The status box at the end of the list: shows what is happening, and a link to load more.
 *
 * @param words Its messages.
 */
export function statusBox( island: FrontageIsland, words: Words ) {
	const [ element ] = queryOwn< [ HTMLElement ] >( island, PREFIX );
	const [ text ] = queryOwn< [ HTMLElement ] >( island, `${ PREFIX }__text` );
	const [ link ] = queryOwn< [ HTMLAnchorElement ] >(
		island,
		`${ PREFIX }__more a`
	);
	const earlier = queryOwn( island, `${ PREFIX }__earlier` )[ 0 ];
	return {
		element,
		link,
		/**
		 * Inserts the box between the posts and the navigation, which it replaces.
		 *
		 * @param list       The list of posts.
		 * @param navigation The theme's navigation.
		 */
		place( list: Element, navigation: HTMLElement ) {
			navigation.before( element );
			list.before( ...( earlier ? [ earlier ] : [] ) );
			for ( const one of [ element, earlier ] ) {
				one?.removeAttribute( 'hidden' );
			}
			navigation.style.display = 'none';
		},
		show( state: State, hasFailed: boolean ) {
			element.dataset.state = state;
			link.textContent = hasFailed ? words.retry : words.more;
			link.ariaDisabled = state === 'loading' ? 'true' : null;
			if ( state === 'loading' ) {
				text.textContent = words.loading;
			} else if ( state === 'done' ) {
				text.textContent = hasFailed ? words.failed : words.end;
				link.parentElement!.hidden = ! hasFailed;
			}
		},
		added( count: number ) {
			text.textContent = fill( words.added, count );
		},
		/** Removes the link to earlier posts once they are all shown. */
		whole: () => earlier?.remove(),
		/** Tells the owner that the theme's navigation was not found (S0 §8). */
		complain() {
			text.textContent = words.missing;
			link.parentElement!.hidden = true;
			element.hidden = ! words.missing;
		},
		/**
		 * Leaves the theme's navigation unchanged.
		 *
		 * @param navigation The theme's navigation.
		 */
		leave( navigation: HTMLElement ) {
			navigation.style.display = '';
			element.remove();
			earlier?.remove();
		},
	};
}
