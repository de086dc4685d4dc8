/** Operations on the saved categories. */
import type { Category } from './types';

/**
 * Returns the list with one category changed.
 *
 * @param at     Index of the category.
 * @param change Changed properties.
 */
export const changed = (
	list: readonly Category[],
	at: number,
	change: Partial< Category >
): Category[] =>
	list.map( ( category, index ) =>
		index === at ? { ...category, ...change } : category
	);

/**
 * Adds an image to a category, or removes it.
 *
 * @param images Attachment IDs of the category.
 * @param id     Attachment ID.
 */
export const toggled = ( images: readonly number[], id: number ): number[] =>
	images.includes( id )
		? images.filter( ( other ) => other !== id )
		: [ ...images, id ];

/**
 * Returns the categories to filter by: those with a name and an image in the grid, if there are at least two.
 *
 * @param list All categories.
 * @param ids  Attachment IDs in the grid.
 */
export function offered(
	list: readonly Category[],
	ids: readonly number[]
): { slug: string; name: string }[] {
	const found = list.filter(
		( { name, images } ) =>
			name.trim() && images.some( ( id ) => ids.includes( id ) )
	);
	return found.length > 1
		? found.map( ( { name }, index ) => ( {
				slug: String( index ),
				name,
			} ) )
		: [];
}
