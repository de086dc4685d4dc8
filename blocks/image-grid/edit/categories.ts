/** What can be done with the categories that the author saves. */
import type { Category } from './types';

/**
 * The list with one category changed.
 *
 * @param list   All of them.
 * @param at     Its place, from 0.
 * @param change What becomes different.
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
 * The pictures of a category with one put in or taken out.
 *
 * @param images Ids.
 * @param id     The picture.
 */
export const toggled = ( images: readonly number[], id: number ): number[] =>
	images.includes( id )
		? images.filter( ( other ) => other !== id )
		: [ ...images, id ];

/**
 * Categories that visitors can choose: those with a name and a picture that is in the grid, if there are two.
 *
 * @param list All of them.
 * @param ids  Pictures of the grid.
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
