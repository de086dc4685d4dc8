/** Links that narrow a list to one category; the twin of `Filter` in PHP. */
import { isPlain } from '../choice';

export interface Category {
	slug: string;
	name: string;
}

export interface FilterWords {
	/** What is filtered, for screen readers. */
	label: string;
	/** Name of the link that shows everything. */
	all: string;
}

interface Props {
	words: FilterWords;
	categories: readonly Category[];
	/** Slug of the current one, empty for all. */
	chosen: string;
	/** Where a category is without script. */
	href: ( slug: string ) => string;
	onChoose: ( slug: string ) => void;
}

/**
 * Nothing when there is no choice.
 * @param root0
 * @param root0.words
 * @param root0.categories
 * @param root0.chosen
 * @param root0.href
 * @param root0.onChoose
 */
export function Filter( { words, categories, chosen, href, onChoose }: Props ) {
	if ( categories.length < 2 ) {
		return null;
	}
	return (
		<nav className="frontage-filter" aria-label={ words.label }>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets. */ }
			<ul className="frontage-filter__list" role="list">
				{ [ { slug: '', name: words.all }, ...categories ].map(
					( { slug, name } ) => (
						<li key={ slug }>
							<a
								className="frontage-filter__link"
								href={ href( slug ) }
								rel="nofollow"
								aria-current={
									slug === chosen ? 'true' : undefined
								}
								onClick={ ( event ) => {
									if ( isPlain( event ) ) {
										event.preventDefault();
										onChoose( slug );
									}
								} }
							>
								{ name }
							</a>
						</li>
					)
				) }
			</ul>
		</nav>
	);
}
