/** Post types and taxonomies that lists can show. */
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { storeNamed } from '../stores';

interface Type {
	slug: string;
	name: string;
	viewable?: boolean;
	types?: string[];
	visibility?: { publicly_queryable?: boolean };
}

const ALL = { per_page: -1, context: 'edit' };

const NONE: Type[] = [];

const useRecords = ( name: string ): Type[] =>
	useSelect(
		( select ) =>
			storeNamed( select, 'core' ).getEntityRecords< Type >(
				'root',
				name,
				ALL
			) ?? NONE,
		[ name ]
	);

/** Returns labels of the publicly viewable post types, by slug. */
export function usePostTypes(): Record< string, string > {
	const records = useRecords( 'postType' );
	return useMemo(
		() =>
			Object.fromEntries(
				records
					.filter(
						( { slug, viewable } ) =>
							viewable && slug !== 'attachment'
					)
					.map( ( { slug, name } ) => [ slug, name ] )
			),
		[ records ]
	);
}

/**
 * Returns the public taxonomies of a post type.
 *
 * @param type Post type.
 */
export function useTaxonomies( type: string ): Type[] {
	const records = useRecords( 'taxonomy' );
	return useMemo(
		() =>
			records.filter(
				( { types, visibility } ) =>
					types?.includes( type ) && visibility?.publicly_queryable
			),
		[ records, type ]
	);
}

/** Returns labels of the taxonomies that plugins and themes offer for the media library, by slug. */
export function useMediaTaxonomies(): Record< string, string > {
	const records = useRecords( 'taxonomy' );
	return useMemo(
		() =>
			Object.fromEntries(
				records
					.filter( ( { types } ) => types?.includes( 'attachment' ) )
					.map( ( { slug, name } ) => [ slug, name ] )
			),
		[ records ]
	);
}
