import type { Field, Values } from '../list-fields';

interface Taxonomy {
	slug: string;
	name: string;
}

/**
 * Which taxonomies a list can be filtered by: those of its posts, other than WordPress's own too.
 *
 * Fields whose choice of a taxonomy is that of the list's posts.
 *
 * @param fields     The fields; one called `taxonomy` knows words for WordPress's own.
 * @param taxonomies Those that posts of the chosen type have.
 * @param values     What is chosen now, which stays on offer.
 */
export const withTaxonomies = (
	fields: readonly Field[],
	taxonomies: readonly Taxonomy[],
	values: Values
): Field[] =>
	fields.map( ( field ) => {
		if ( field.name !== 'taxonomy' || ! taxonomies.length ) {
			return field;
		}
		const chosen = String( values.taxonomy );
		const words = field.options ?? {};
		const found = Object.fromEntries(
			taxonomies.map( ( { slug, name } ) => [
				slug,
				words[ slug ] ?? name,
			] )
		);
		return {
			...field,
			options: { [ chosen ]: words[ chosen ] ?? chosen, ...found },
		};
	} );
