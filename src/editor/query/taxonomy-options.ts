import type { Field, Values } from '../list-fields';

interface Taxonomy {
	slug: string;
	name: string;
}

/**
 * Returns fields whose taxonomy options match the list's posts, including custom taxonomies.
 *
 * @param fields     The fields; one named `taxonomy` has labels for the built-in taxonomies.
 * @param taxonomies Taxonomies of the chosen post type.
 * @param values     Current values, which stay in the options.
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
