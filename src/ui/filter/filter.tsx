import { isPlain } from '@frontage/lib/is-plain';

export interface Category {
	slug: string;
	name: string;
}

export interface FilterWords {
	/** Accessible label of the filter. */
	label: string;
	/** Label of the link that shows everything. */
	all: string;
}

interface Links {
	/** Slug of the current category, empty for all. */
	chosen: string;
	/** Returns the link to a category without JavaScript. */
	href: ( slug: string ) => string;
	onChoose: ( slug: string ) => void;
}

interface Props extends Links {
	words: FilterWords;
	categories: readonly Category[];
}

/**
 * Links that filter a list by category; mirrors `Filter` in PHP.
 *
 * Renders nothing if there is no choice.
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
