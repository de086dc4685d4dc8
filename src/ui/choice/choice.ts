/** Category and page of a filtered list; the twin of `Choice` in PHP. */

export interface Choice {
	/** Slug, empty for all. */
	category: string;
	/** From 1. */
	page: number;
}

/** Where a widget's choices are kept in the address. */
export interface Place {
	/** The module's folder. */
	module: string;
	/** The widget's id in the page. */
	id: string;
	/** Query string that links take along. */
	others: string;
}

/** What stands for “no category” in an address. */
const ALL = 'all';

/**
 * A choice from the parts of a hash entry; the component checks it against what there is.
 * @param root0
 * @param root0."0"
 * @param root0."1"
 */
export function choiceOf( [ category, page ]: readonly string[] ): Choice {
	return {
		category: category === ALL ? '' : category,
		page: Math.max( 1, parseInt( page, 10 ) || 1 ),
	};
}

/**
 * The parts of a hash entry for a choice (S1 §2).
 * @param root0
 * @param root0.category
 * @param root0.page
 */
export function partsOf( {
	category,
	page,
}: Choice ): readonly ( string | number )[] {
	return [ category || ALL, page ];
}

/**
 * The link to a choice, which the server answers without script.
 * @param root0
 * @param root0.module
 * @param root0.id
 * @param root0.others
 * @param root1
 * @param root1.category
 * @param root1.page
 */
export function hrefOf(
	{ module, id, others }: Place,
	{ category, page }: Choice
): string {
	const parts = others ? [ others ] : [];
	if ( category || page > 1 ) {
		parts.push(
			`${ encodeURIComponent( `frontage-${ module }[${ id }]` ) }=${ encodeURIComponent( category || ALL ) },${ page }`
		);
	}
	return `?${ parts.join( '&' ) }#${ id }`;
}

/**
 * Whether two choices are the same.
 * @param one
 * @param other
 */
export function isSame( one: Choice, other: Choice ): boolean {
	return one.category === other.category && one.page === other.page;
}
