import { isPlain } from '@frontage/choice';

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

interface Links {
	/** Slug of the current one, empty for all. */
	chosen: string;
	/** Where a category is without script. */
	href: ( slug: string ) => string;
	onChoose: ( slug: string ) => void;
}

interface Props extends Links {
	words: FilterWords;
	categories: readonly Category[];
}

/**
 * Links that narrow a list to one category; the twin of `Filter` in PHP.
 *
 * Nothing when there is no choice.
 */
export function Filter( { words, categories, ...links }: Props ) {
	if ( categories.length < 2 ) {
		return null;
	}
	const all = { slug: '', name: words.all };
	return (
		<nav className="frontage-filter" aria-label={ words.label }>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets. */ }
			<ul className="frontage-filter__list" role="list">
				{ [ all, ...categories ].map( ( category ) => (
					<FilterLink
						key={ category.slug }
						{ ...category }
						{ ...links }
					/>
				) ) }
			</ul>
		</nav>
	);
}

function FilterLink( {
	slug,
	name,
	chosen,
	href,
	onChoose,
}: Category & Links ) {
	return (
		<li>
			<a
				className="frontage-filter__link"
				href={ href( slug ) }
				rel="nofollow"
				aria-current={ slug === chosen ? 'true' : undefined }
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
	);
}
