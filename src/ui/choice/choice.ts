/** Category and page of a filtered list; mirrors `Choice` in PHP. */

export interface Choice {
	/** Slug, empty for all. */
	category: string;
	/** From 1. */
	page: number;
}

/** Where a widget's state is kept in the URL. */
export interface Place {
	/** Folder name of the module. */
	module: string;
	/** Widget ID, unique in the page. */
	id: string;
	/** Query string to keep in links. */
	others: string;
}

/** “No category” in a URL. */
const ALL = 'all';

/** Returns the choice from the parts of a hash entry; the component validates it. */
export function choiceOf( [ category, page ]: readonly string[] ): Choice {
	return {
		category: category === ALL ? '' : category!,
		page: Math.max( 1, parseInt( page!, 10 ) || 1 ),
	};
}

/** Returns the parts of a hash entry for a choice (S1 §2). */
export function partsOf( {
	category,
	page,
}: Choice ): readonly ( string | number )[] {
	return [ category || ALL, page ];
}

/** Returns the link to a choice, which also works without JavaScript. */
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

/** Returns whether two choices are equal. */
export function isSame( one: Choice, other: Choice ): boolean {
	return one.category === other.category && one.page === other.page;
}
